package org.tabuleiro.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Seat;
import org.tabuleiro.testing.Pty;
import org.tabuleiro.testing.TableDriver;
import org.tabuleiro.testing.TableScenarios;

/** The scenarios of a table in a real terminal. */
class ScenariosTest extends TableScenarios {
    /** Numbers the saved files: saving to the same file twice would ask for confirmation. */
    private static final AtomicInteger SAVES = new AtomicInteger();

    @TempDir
    Path folder;

    @Override
    protected TableDriver driver() {
        return new Terminal();
    }

    private final class Terminal implements TableDriver {
        /** JLine enables bracketed paste when it begins to read a line. */
        private static final String PROMPT = "\u001b[?2004h";

        private static final int MAX_POLLS = 50;

        private @Nullable Pty pty;
        private Catalogue texts = new Catalogue(Language.ENGLISH);

        @Override
        public Set<Ability> abilities() {
            return Set.of();
        }

        private Pty pty() {
            if (pty == null) {
                throw new IllegalStateException("no game is open");
            }
            return pty;
        }

        @Override
        public void open(String game, String position, Seat first, Seat second) {
            String start = position.isEmpty() ? "start" : position;
            start("play", game, "--first", first.text(), "--second", second.text(), "--position", start);
            if (first.isPerson()) {
                await(PROMPT);
            }
        }

        private void start(String... args) {
            try {
                pty = new Pty(100, args);
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        /** The output since the last line was typed. */
        private final StringBuilder output = new StringBuilder();

        private void await(String text) {
            try {
                output.append(pty().await(text));
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        private void type(String keys) {
            try {
                pty().type(keys);
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        /**
         * Types a line and waits for the next prompt: keys typed ahead would make the computer play at once.
         */
        private void line(String text) {
            output.setLength(0);
            type(text + Pty.ENTER);
            await(PROMPT);
        }

        private void command(String english) {
            line(texts.text("console.word." + english));
        }

        @Override
        public void openSaved(String file) {
            try {
                Path saved = Files.writeString(folder.resolve("saved.pgn"), file);
                open("eximo", "", new Seat.Person(), new Seat.Person());
                line("load " + saved);
                // The terminal checks the clock when a line is typed.
                line("b1-a2");
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        @Override
        public void openWithBrokenProgram() {
            open("eximo", "", new Seat.Person(), new Seat.Engine("exit 0"));
        }

        @Override
        public void play(String turn) {
            line(turn);
        }

        @Override
        public void choose(Choice choice) {
            switch (choice) {
                case TAKE_BACK -> command("undo");
                case REDO -> command("redo");
                case RESIGN -> command("resign");
                case OFFER_DRAW -> {
                    type(texts.text("console.word.draw") + Pty.ENTER);
                    await("(y/n)");
                }
                case ACCEPT_DRAW -> line("y");
                case PAUSE -> {
                    await("plays");
                    type(" ");
                    awaitPause();
                }
                case STEP -> line("");
                case RETRY -> {
                    awaitSaid("has ended.");
                    command("retry");
                    awaitSaid("has ended.");
                }
                default -> throw new IllegalArgumentException(choice + " is not offered by a terminal");
            }
        }

        private void awaitPause() {
            awaitSaid(texts.text("console.paused", texts.text("console.word.continue")));
            await(PROMPT);
        }

        @Override
        public void display(int turns) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void sit(Side side, Seat seat) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void speak(Language language) {
            line("lang " + language.code());
            texts = new Catalogue(language);
        }

        @Override
        public Catalogue texts() {
            return texts;
        }

        @Override
        public void awaitSaid(String text) {
            if (output.indexOf(text) < 0) {
                await(text);
            }
        }

        @Override
        public void awaitTurns(int turns) {
            int polls = 0;
            // Each poll waits until the program has saved the game.
            while (record().line().entries().size() != turns) {
                if (++polls > MAX_POLLS) {
                    throw new AssertionError("not " + turns + " turns after:\n" + pty());
                }
            }
        }

        @Override
        public boolean isPaused() {
            record();
            return output.indexOf(texts.text("console.paused", texts.text("console.word.continue"))) >= 0;
        }

        @Override
        public GameRecord record() {
            Path file = folder.resolve("record" + SAVES.incrementAndGet() + ".pgn");
            line(texts.text("console.word.save") + " " + file);
            awaitSaid(texts.text("console.saved", file));
            try {
                return GameReader.read(Files.readString(file), Games::find)
                        .orElseThrow()
                        .get(0);
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        @Override
        public void close() {
            if (pty != null) {
                pty.close();
            }
        }
    }
}
