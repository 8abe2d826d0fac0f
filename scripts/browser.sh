# Runs programs that need a browser. Source it after jdk.sh, with root set.
# shellcheck shell=bash

# run_in_browser CLASS ARGUMENTS...: builds the web application and runs a class of the module browser.
run_in_browser() {
    find_jdk || {
        no_jdk >&2
        return 2
    }
    (cd -- "$root" && run_maven -q -pl browser -am process-classes dependency:build-classpath \
        -Dmdep.outputFile=target/classpath >&2)
    "$JDK_HOME/bin/java" -cp "$root/browser/target/classes:$(<"$root/browser/target/classpath")" "$@"
}
