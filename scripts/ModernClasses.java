import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies a jar and brings class files older than Java 8 to the format of Java 8.
 *
 * <p>The AOT cache refuses classes from before Java 6, and picocli is compiled for Java 5. Without this a third of the
 * start goes into loading and verifying picocli.
 */
final class ModernClasses {
    private static final int JAVA_8 = 52;

    public static void main(String[] args) throws IOException {
        try (var from = new ZipFile(args[0]);
                var file = Files.newOutputStream(Path.of(args[1]));
                var to = new ZipOutputStream(new BufferedOutputStream(file))) {
            var format =
                    ClassFile.of(StackMapsOption.GENERATE_STACK_MAPS, ClassHierarchyResolverOption.of(classesOf(from)));
            for (ZipEntry entry : from.stream().toList()) {
                byte[] bytes = read(from, entry);
                var copy = new ZipEntry(entry.getName());
                copy.setTime(entry.getTime());
                to.putNextEntry(copy);
                to.write(entry.getName().endsWith(".class") ? modern(format, bytes) : bytes);
            }
        }
    }

    private static byte[] modern(ClassFile format, byte[] bytes) {
        var model = format.parse(bytes);
        if (model.majorVersion() >= JAVA_8) {
            return bytes;
        }
        // Only code that is written anew gets the stack maps that the newer format demands.
        var code = MethodTransform.transformingCode(CodeTransform.ACCEPT_ALL);
        return format.transformClass(model, (builder, element) -> {
            switch (element) {
                case ClassFileVersion _ -> builder.withVersion(JAVA_8, 0);
                case MethodModel method -> builder.transformMethod(method, code);
                default -> builder.with(element);
            }
        });
    }

    /** Stack maps need the common superclass of two classes: look in the jar first, then in the JDK. */
    private static ClassHierarchyResolver classesOf(ZipFile jar) {
        return ClassHierarchyResolver.ofResourceParsing((ClassDesc name) -> {
                    String descriptor = name.descriptorString();
                    var entry = jar.getEntry(descriptor.substring(1, descriptor.length() - 1) + ".class");
                    try {
                        return entry == null ? null : jar.getInputStream(entry);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                })
                .orElse(ClassHierarchyResolver.defaultResolver());
    }

    private static byte[] read(ZipFile jar, ZipEntry entry) throws IOException {
        try (var in = jar.getInputStream(entry)) {
            return in.readAllBytes();
        }
    }
}
