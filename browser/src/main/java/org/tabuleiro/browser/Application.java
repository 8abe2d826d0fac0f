package org.tabuleiro.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The web application as {@code ./tabuleiro serve} serves it, in its own process. */
final class Application implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://[^ ]+?:\\d+");

    private final Process process;
    private final String address;

    /** The application at any free port. */
    Application() throws IOException {
        this(0);
    }

    /** The application at a port, with further options. */
    Application(int port, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "org.tabuleiro.server.ServerMain",
                "serve",
                "--port",
                String.valueOf(port),
                "--quiet",
                "--lang",
                "en",
                "--data",
                Files.createTempDirectory("tabuleiro-online").toString()));
        command.addAll(List.of(options));
        process = new ProcessBuilder(command).redirectErrorStream(true).start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder all = new StringBuilder();
        String found = "";
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            all.append(line).append('\n');
            Matcher matcher = ADDRESS.matcher(line);
            if (matcher.find()) {
                found = matcher.group();
                break;
            }
        }
        if (found.isEmpty()) {
            throw new IOException("the server did not start: " + all);
        }
        address = found;
    }

    /** The address of the home page. */
    String address() {
        return address + "/";
    }

    @Override
    public void close() {
        process.destroy();
    }
}
