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

/** A process that runs tasks and reports counts and CPU times: a JVM or the C++ reference. */
final class BenchProcess implements AutoCloseable {
    /**
     * The result of running tasks.
     *
     * @param counts the count of each task
     * @param nanos the CPU time of all tasks
     */
    record Measurement(List<Long> counts, long nanos) {}

    private final Process process;
    private final BufferedWriter to;
    private final BufferedReader from;

    private BenchProcess(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        to = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        from = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** A new JVM with the same class path. */
    static BenchProcess jvm() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        return new BenchProcess(List.of(java, "-XX:+UseSerialGC", "-cp", classes, BenchWorker.class.getName()));
    }

    static BenchProcess cpp(Path program) throws IOException {
        return new BenchProcess(List.of(program.toString()));
    }

    /** Runs the tasks until the JIT compiler has compiled them. */
    void warmUp(List<BenchTask> tasks, int times) throws IOException {
        for (int i = 0; i < times; i++) {
            run(tasks);
        }
    }

    Measurement run(List<BenchTask> tasks) throws IOException {
        List<Long> counts = new ArrayList<>();
        long nanos = 0;
        for (BenchTask task : tasks) {
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
        return new Measurement(counts, nanos);
    }

    @Override
    public void close() {
        process.destroy();
    }
}
