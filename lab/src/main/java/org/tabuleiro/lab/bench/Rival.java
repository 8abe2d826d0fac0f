package org.tabuleiro.lab.bench;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A process that does tasks and tells what it counted and how long it took: a JVM or the twin. */
final class Rival implements AutoCloseable {
    /**
     * What came of some tasks.
     *
     * @param counts what was counted, task by task
     * @param nanos the CPU time of all
     */
    record Sample(List<Long> counts, long nanos) {}

    private final Process process;
    private final BufferedWriter to;
    private final BufferedReader from;

    private Rival(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        to = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        from = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** A new JVM with our class path. */
    static Rival jvm() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        return new Rival(List.of(java, "-XX:+UseSerialGC", "-cp", classes, Worker.class.getName()));
    }

    static Rival twin(Path program) throws IOException {
        return new Rival(List.of(program.toString()));
    }

    /** Does the tasks so often that a JVM has compiled what they need. */
    void warmUp(List<Task> tasks, int times) throws IOException {
        for (int i = 0; i < times; i++) {
            run(tasks);
        }
    }

    Sample run(List<Task> tasks) throws IOException {
        List<Long> counts = new ArrayList<>();
        long nanos = 0;
        for (Task task : tasks) {
            to.write(task.line());
            to.newLine();
            to.flush();
            String answer = from.readLine();
            if (answer == null) {
                throw new IOException("no answer to: " + task.line());
            }
            int blank = answer.indexOf(' ');
            counts.add(Long.parseLong(answer.substring(0, blank)));
            nanos += Long.parseLong(answer.substring(blank + 1));
        }
        return new Sample(counts, nanos);
    }

    @Override
    public void close() {
        process.destroy();
    }
}
