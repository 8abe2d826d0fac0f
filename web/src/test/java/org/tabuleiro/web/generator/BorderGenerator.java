package org.tabuleiro.web.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Generates what follows from the sources of {@code org.tabuleiro.web.border}: the JSON code and the entry
 * point in Java, and the types and functions in TypeScript; and from those of {@code org.tabuleiro.protocol}:
 * the types in TypeScript and the tables of its guide. It reads sources and not classes, so that it runs while
 * the generated code does not compile.
 */
public final class BorderGenerator {
    private BorderGenerator() {}

    /** Writes the generated files; takes the folder of the repository. */
    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        for (Map.Entry<Path, String> file : files(root).entrySet()) {
            Files.createDirectories(file.getKey().getParent());
            Files.writeString(file.getKey(), file.getValue());
            System.out.println(root.relativize(file.getKey()));
        }
    }

    /** The generated files and what is in them. */
    static Map<Path, String> files(Path root) throws IOException {
        Border border = BorderSources.read(root);
        Path java = root.resolve("web/src/main/java/org/tabuleiro/web");
        Map<Path, String> files = new LinkedHashMap<>();
        files.put(java.resolve("json/BorderJson.java"), new JsonCode(border).text());
        files.put(java.resolve("WasmMain.java"), new EntryPoint(border).text());
        Path typeScript = root.resolve("web/src/main/ts");
        files.put(typeScript.resolve("generated/border.ts"), new TypeScript(border).text());
        files.put(typeScript.resolve("online/protocol.ts"), new TypeScript(border).protocol());
        files.put(root.resolve("web/src/test/ts/online/examples.ts"), ProtocolExamples.text(root));
        Path guide = root.resolve("docs/protocol.md");
        files.put(guide, new ProtocolTables(border).replaceIn(Files.readString(guide)));
        return files;
    }
}
