# Finds a JDK and runs Maven on it; sourced by ./tabuleiro, ./check and the scripts.
# shellcheck shell=bash

JDK_NEEDED=25

# jdk_fits DIRECTORY: whether it is the home of a JDK that is new enough; sets JDK_HOME and JDK_VERSION if so.
# Reads the file `release`, because running java takes as long as the whole program.
jdk_fits() {
    local line version='' runtime=''
    [[ -x $1/bin/java && -x $1/bin/javac && -r $1/release ]] || return 1
    while IFS= read -r line; do
        case $line in
            JAVA_VERSION=*) version=${line#*=} ;;
            JAVA_RUNTIME_VERSION=*) runtime=${line#*=} ;;
        esac
    done <"$1/release"
    version=${version//\"/}
    version=${version%%[!0-9]*}
    ((${version:-0} >= JDK_NEEDED)) || return 1
    JDK_HOME=$1
    JDK_VERSION=${runtime//\"/}
}

# Sets JDK_HOME and JDK_VERSION to the first JDK that fits: from the environment, PATH or usual folders.
find_jdk() {
    local java home
    # This variable overrides everything else.
    if [[ -n ${TABULEIRO_JAVA_HOME:-} ]]; then
        jdk_fits "$TABULEIRO_JAVA_HOME"
        return
    fi
    [[ -n ${JAVA_HOME:-} ]] && jdk_fits "$JAVA_HOME" && return
    if java=$(type -P java) && java=$(readlink -f -- "$java"); then
        jdk_fits "${java%/bin/java}" && return
    fi
    for home in /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/java/* /opt/* /opt/java/* /opt/jvm/* \
        "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* "${HOME:-}"/.asdf/installs/java/* \
        "${HOME:-}"/.local/share/mise/installs/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home; do
        jdk_fits "$home" && return
    done
    return 1
}

# The error message if find_jdk finds nothing.
no_jdk() {
    if [[ -n ${TABULEIRO_JAVA_HOME:-} ]]; then
        echo "TABULEIRO_JAVA_HOME is $TABULEIRO_JAVA_HOME, but no JDK $JDK_NEEDED or newer is there."
    else
        echo "a JDK $JDK_NEEDED or newer is needed (a full JDK, with javac). Install one, for example Eclipse" \
            "Temurin, and if it is still not found set JAVA_HOME to its folder."
    fi
}

no_jdk_pt() {
    if [[ -n ${TABULEIRO_JAVA_HOME:-} ]]; then
        echo "TABULEIRO_JAVA_HOME é $TABULEIRO_JAVA_HOME, mas não há lá um JDK $JDK_NEEDED ou mais recente."
    else
        echo "é preciso um JDK $JDK_NEEDED ou mais recente (completo, com javac). Instale um, por exemplo o Eclipse" \
            "Temurin, e se mesmo assim não for encontrado indique a pasta dele em JAVA_HOME."
    fi
}

# commit: the commit of this folder, for --version. A tarball has none, even inside another repository.
commit() {
    [[ -e .git ]] && git --no-optional-locks describe --always --dirty --exclude='*' --abbrev=12 2>/dev/null || echo unknown
}

# Runs Maven on JDK_HOME: non-interactive, without progress, warnings about its own libraries and advice.
# Callers must set pipefail, because the output is filtered.
run_maven() {
    JAVA_HOME=$JDK_HOME \
        MAVEN_OPTS="${MAVEN_OPTS:-} -XX:+UseSerialGC --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED" \
        mvn -B -ntp -Dcommit="$(commit)" "$@" </dev/null 2>&1 | awk '
            { gsub(/\033\[[0-9;]*m/, "") }
            /^\[ERROR\] *($|-> \[Help|\[Help|To see the full|Re-run Maven|For more info|After correcting|mvn <args>)/ { next }
            { print; fflush() }'
}
