package org.tabuleiro.web.generator;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.tabuleiro.web.generator.Border.Api;
import org.tabuleiro.web.generator.Border.Component;
import org.tabuleiro.web.generator.Border.Constants;
import org.tabuleiro.web.generator.Border.Declared;
import org.tabuleiro.web.generator.Border.Fields;
import org.tabuleiro.web.generator.Border.Function;
import org.tabuleiro.web.generator.Border.TypeRef;
import org.tabuleiro.web.generator.Border.Union;

/**
 * Reads the declarations of the border and of the online protocol from their sources, and the enums of other
 * modules that they import.
 */
final class BorderSources {
    private static final String BORDER = "org.tabuleiro.web.border";
    private static final List<String> HOMES = List.of(BORDER, Border.PROTOCOL, Border.ACCOUNT);
    private static final Pattern PARAMETER = Pattern.compile("@param (\\w+)\\s+([^@]*)");

    private final Path root;
    private final List<Api> apis = new ArrayList<>();
    private final Map<String, Declared> types = new LinkedHashMap<>();
    /** The names of types in TypeScript, which has no packages. */
    private final TreeSet<String> names = new TreeSet<>();

    private BorderSources(Path root) {
        this.root = root;
    }

    static Border read(Path root) throws IOException {
        BorderSources sources = new BorderSources(root);
        List<Path> files = new ArrayList<>(sources(root.resolve("web"), BORDER));
        files.addAll(sources(root.resolve("protocol"), Border.PROTOCOL));
        files.addAll(sources(root.resolve("protocol"), Border.ACCOUNT));
        sources.parse(files);
        return new Border(sources.apis, sources.types);
    }

    private static List<Path> sources(Path module, String home) throws IOException {
        try (Stream<Path> files = Files.list(module.resolve("src/main/java/" + home.replace('.', '/')))) {
            return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                    .sorted()
                    .toList();
        }
    }

    private void parse(List<Path> files) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask)
                    compiler.getTask(null, manager, null, List.of(), null, manager.getJavaFileObjectsFromPaths(files));
            DocTrees docs = DocTrees.instance(task);
            Map<String, Path> imported = new TreeMap<>();
            for (CompilationUnitTree unit : task.parse()) {
                String home = String.valueOf(unit.getPackageName());
                // Classes declare nothing: what they import does not cross.
                boolean declares = unit.getTypeDecls().stream().noneMatch(type -> type.getKind() == Tree.Kind.CLASS);
                for (ImportTree each : unit.getImports()) {
                    String name = each.getQualifiedIdentifier().toString();
                    if (declares && HOMES.contains(home) && isElsewhere(name)) {
                        imported.put(name, source(name));
                    }
                }
                TreePath path = new TreePath(unit);
                for (Tree type : unit.getTypeDecls()) {
                    declare(docs, new TreePath(path, type), home, "");
                }
            }
            if (!imported.isEmpty()) {
                parse(List.copyOf(imported.values()));
            }
        }
    }

    private static boolean isElsewhere(String name) {
        return name.startsWith("org.tabuleiro.") && HOMES.stream().noneMatch(home -> name.startsWith(home + "."));
    }

    private Path source(String name) throws IOException {
        try (Stream<Path> modules = Files.list(root)) {
            return modules.map(module -> module.resolve("src/main/java/" + name.replace('.', '/') + ".java"))
                    .filter(Files::exists)
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("no source of " + name));
        }
    }

    /** Notes a type and those in it; outer is the name of the type around it, with a dot. */
    private void declare(DocTrees docs, TreePath path, String home, String outer) {
        ClassTree type = (ClassTree) path.getLeaf();
        String javaName = outer + type.getSimpleName();
        String doc = Objects.requireNonNullElse(docs.getDocComment(path), "");
        String imported = home + "." + (outer.isEmpty() ? javaName : outer.substring(0, outer.indexOf('.')));
        boolean isUnion = type.getModifiers().getFlags().contains(Modifier.SEALED);
        boolean isOurs = HOMES.contains(home);
        switch (type.getKind()) {
            case RECORD -> {
                if (isOurs && !isMember(path)) {
                    add(fields(docs, path, javaName, imported));
                }
            }
            case ENUM ->
                add(new Constants(javaName, name(javaName, isOurs), description(doc), imported, constants(type)));
            case INTERFACE -> {
                if (isUnion && isOurs) {
                    List<Fields> members = classes(path).stream()
                            .filter(BorderSources::isMember)
                            .map(each -> fields(docs, each, javaName + "." + simpleName(each), imported))
                            .toList();
                    add(new Union(javaName, name(javaName, true), description(doc), imported, members));
                } else if (home.equals(BORDER) && outer.isEmpty()) {
                    api(docs, path, doc);
                }
            }
            default -> {}
        }
        classes(path).forEach(each -> declare(docs, each, home, javaName + "."));
    }

    private void add(Declared type) {
        types.put(type.javaName(), type);
        // Within a file, nested types are called by their simple names.
        types.put(type.javaName().substring(type.javaName().lastIndexOf('.') + 1), type);
        if (!names.add(type.name())) {
            throw new IllegalStateException("two types are called " + type.name());
        }
    }

    private static String name(String javaName, boolean isOurs) {
        return isOurs ? javaName.substring(javaName.lastIndexOf('.') + 1) : javaName.replace(".", "");
    }

    private static String simpleName(TreePath path) {
        return ((ClassTree) path.getLeaf()).getSimpleName().toString();
    }

    private static List<TreePath> classes(TreePath path) {
        return ((ClassTree) path.getLeaf())
                .getMembers().stream()
                        .filter(ClassTree.class::isInstance)
                        .map(member -> new TreePath(path, member))
                        .toList();
    }

    /** Whether a record is one of the kinds of the sealed interface around it. */
    private static boolean isMember(TreePath path) {
        return path.getParentPath().getLeaf() instanceof ClassTree outer
                && ((ClassTree) path.getLeaf())
                        .getImplementsClause().stream()
                                .anyMatch(each -> each.toString()
                                        .equals(outer.getSimpleName().toString()));
    }

    private static List<String> constants(ClassTree type) {
        return type.getMembers().stream()
                .filter(VariableTree.class::isInstance)
                .map(VariableTree.class::cast)
                .filter(field ->
                        field.getType().toString().equals(type.getSimpleName().toString()))
                .map(field -> field.getName().toString())
                .toList();
    }

    private Fields fields(DocTrees docs, TreePath path, String javaName, String imported) {
        ClassTree type = (ClassTree) path.getLeaf();
        String doc = Optional.ofNullable(docs.getDocComment(path)).orElse("");
        Map<String, String> parameters = parameters(doc);
        List<Component> components = new ArrayList<>();
        for (Tree member : type.getMembers()) {
            if (member instanceof VariableTree field
                    && !field.getModifiers().getFlags().contains(Modifier.STATIC)) {
                String name = field.getName().toString();
                if (name.equals("kind")) {
                    throw new IllegalStateException(javaName + ": kind tells the members of a union apart");
                }
                components.add(component(field, parameters));
            }
        }
        return new Fields(javaName, name(javaName, true), description(doc), imported, components);
    }

    private static Component component(VariableTree field, Map<String, String> docs) {
        String name = field.getName().toString();
        return new Component(
                name, docs.getOrDefault(name, ""), TypeRef.parse(field.getType().toString()));
    }

    private void api(DocTrees docs, TreePath path, String doc) {
        List<Function> functions = new ArrayList<>();
        ClassTree type = (ClassTree) path.getLeaf();
        for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree method) {
                String text = Optional.ofNullable(docs.getDocComment(new TreePath(path, method)))
                        .orElse("");
                functions.add(new Function(
                        method.getName().toString(),
                        description(text),
                        TypeRef.parse(method.getReturnType().toString()),
                        method.getParameters().stream()
                                .map(each -> component(each, parameters(text)))
                                .toList()));
            }
        }
        if (!functions.isEmpty()) {
            apis.add(new Api(type.getSimpleName().toString(), description(doc), functions));
        }
    }

    /** What a comment says before its tags, on one line. */
    private static String description(String doc) {
        return withoutInlineTags(doc.replaceAll("(?s)\\n\\s*@.*", "")).strip().replaceAll("\\s+", " ");
    }

    private static String withoutInlineTags(String doc) {
        return doc.replaceAll("\\{@\\w+ #?([^}]*)}", "$1");
    }

    private static Map<String, String> parameters(String doc) {
        Map<String, String> found = new LinkedHashMap<>();
        Matcher matcher = PARAMETER.matcher(withoutInlineTags(doc));
        while (matcher.find()) {
            found.put(matcher.group(1), matcher.group(2).strip().replaceAll("\\s+", " "));
        }
        return found;
    }
}
