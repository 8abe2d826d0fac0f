package org.tabuleiro.web.generator;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The declarations of the border.
 *
 * @param apis the interfaces of functions
 * @param types the other types, by their names in Java as the sources write them
 */
record Border(List<Api> apis, Map<String, Declared> types) {
    /** The package of the online protocol, whose JSON has names in kebab-case. */
    static final String PROTOCOL = "org.tabuleiro.protocol";
    /** Its requests by HTTP. */
    static final String ACCOUNT = PROTOCOL + ".account";

    /** An interface whose methods are exported. */
    record Api(String name, String doc, List<Function> functions) {}

    /** A method that is exported. */
    record Function(String name, String doc, TypeRef result, List<Component> parameters) {}

    /** A component of a record, or a parameter of a function. */
    record Component(String name, String doc, TypeRef type) {}

    /** A type with a name. */
    sealed interface Declared {
        /** The name in Java, with those of the types around it. */
        String javaName();

        /** The name in TypeScript. */
        String name();

        String doc();

        /** The name to import in Java. */
        String imported();

        /** Whether the type belongs to the online protocol, and not only to the page. */
        default boolean isProtocol() {
            return imported().startsWith(PROTOCOL + ".");
        }

        /** The name of a member or a constant of this type in JSON. */
        default String jsonName(String javaMember) {
            return isProtocol() ? kebabCase(javaMember) : Border.jsonName(javaMember);
        }
    }

    /** A record; in TypeScript an interface, or a member of a union. */
    record Fields(String javaName, String name, String doc, String imported, List<Component> components)
            implements Declared {}

    /** A sealed interface of records; in TypeScript a union with a {@code kind}. */
    record Union(String javaName, String name, String doc, String imported, List<Fields> members) implements Declared {}

    /** An enum; in TypeScript a union of texts. */
    record Constants(String javaName, String name, String doc, String imported, List<String> constants)
            implements Declared {}

    /** A type as the sources write it, such as {@code Optional<List<Integer>>}. */
    record TypeRef(String name, List<TypeRef> arguments) {
        static final Set<String> PLAIN = Set.of("void", "int", "boolean", "String");

        static TypeRef parse(String source) {
            String text = source.strip();
            int open = text.indexOf('<');
            if (open < 0) {
                return new TypeRef(text, List.of());
            }
            String inner = text.substring(open + 1, text.lastIndexOf('>'));
            int comma = inner.indexOf(',');
            boolean isMap = text.startsWith("Map<");
            return new TypeRef(
                    text.substring(0, open),
                    isMap
                            ? List.of(parse(inner.substring(0, comma)), parse(inner.substring(comma + 1)))
                            : List.of(parse(inner)));
        }

        /** Whether it crosses as it is, and not as JSON. */
        boolean isPlain() {
            return PLAIN.contains(name);
        }

        boolean isOptional() {
            return name.startsWith("Optional");
        }

        /** The type of the items of a list, the values of a map, or an optional value. */
        TypeRef inner() {
            return switch (name) {
                case "OptionalInt" -> parse("int");
                case "OptionalLong" -> parse("long");
                default -> arguments.getLast();
            };
        }
    }

    Optional<Declared> declared(TypeRef type) {
        return Optional.ofNullable(types.get(type.name()));
    }

    /**
     * The name of a record or a constant in JSON: {@code UndoClick} and {@code UNDO_CLICK} are both
     * undoClick.
     */
    static String jsonName(String javaName) {
        String name = javaName.substring(javaName.lastIndexOf('.') + 1);
        StringBuilder out = new StringBuilder();
        boolean isConstant = name.equals(name.toUpperCase(Locale.ROOT));
        boolean upper = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '_') {
                upper = true;
            } else {
                out.append(isConstant && !upper ? Character.toLowerCase(c) : c);
                upper = false;
            }
        }
        out.setCharAt(0, Character.toLowerCase(out.charAt(0)));
        return out.toString();
    }

    /** The same in the online protocol: {@code UndoClick} and {@code UNDO_CLICK} are both undo-click. */
    static String kebabCase(String javaName) {
        return jsonName(javaName).replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** The declared types that the parameters of all functions contain. */
    Set<Declared> read() {
        Set<Declared> found = new LinkedHashSet<>();
        apis.forEach(api -> api.functions()
                .forEach(function -> function.parameters().forEach(parameter -> collect(parameter.type(), found))));
        return found;
    }

    /**
     * The declared types that results contain, and those of the border that no function has: they are files
     * of the site.
     */
    Set<Declared> written() {
        Set<Declared> found = new LinkedHashSet<>();
        apis.forEach(api -> api.functions().forEach(function -> collect(function.result(), found)));
        Set<Declared> read = read();
        types.values().stream()
                .filter(type -> !type.isProtocol() && !read.contains(type))
                .forEach(type -> collect(type, found));
        return found;
    }

    private void collect(TypeRef type, Set<Declared> found) {
        type.arguments().forEach(argument -> collect(argument, found));
        declared(type).ifPresent(each -> collect(each, found));
    }

    private void collect(Declared type, Set<Declared> found) {
        if (found.add(type)) {
            switch (type) {
                case Fields fields -> fields.components().forEach(each -> collect(each.type(), found));
                case Union union ->
                    union.members().forEach(member -> member.components().forEach(each -> collect(each.type(), found)));
                case Constants constants -> {}
            }
        }
    }
}
