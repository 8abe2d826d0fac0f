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
    /** No file is saved twice: the program would ask whether to replace it. */
    private static final AtomicInteger SAVES = new AtomicInteger();

    @TempDir
    Path folder;

    @Override
    protected TableDriver driver() {
        return new Terminal();
    }

    private final class Terminal implements TableDriver {
        /** JLine switches bracketed paste on whenever it begins to read a line. */
        private static final String PROMPT = "\u001b[?2004h";

        private static final int MOST_LOOKS = 50;

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

        /** What was shown since the last line was typed. */
        private final StringBuilder said = new StringBuilder();

        private void await(String text) {
            try {
                said.append(pty().await(text));
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

        /** Types a line and waits until the program asks for the next one: what is typed ahead hurries the computer. */
        private void line(String text) {
            said.setLength(0);
            type(text + Pty.ENTER);
            await(PROMPT);
        }

        private void word(String english) {
            line(texts.text("console.word." + english));
        }

        @Override
        public void openSaved(String file) {
            try {
                Path saved = Files.writeString(folder.resolve("saved.pgn"), file);
                open("eximo", "", new Seat.Person(), new Seat.Person());
                line("load " + saved);
                // A terminal looks at the clock when something is typed.
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
                case TAKE_BACK -> word("undo");
                case REDO -> word("redo");
                case RESIGN -> word("resign");
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
                    word("retry");
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
            if (said.indexOf(text) < 0) {
                await(text);
            }
        }

        @Override
        public void awaitTurns(int turns) {
            int looks = 0;
            // Each look waits for the program to save the game.
            while (record().line().entries().size() != turns) {
                if (++looks > MOST_LOOKS) {
                    throw new AssertionError("not " + turns + " turns after:\n" + pty());
                }
            }
        }

        @Override
        public boolean isPaused() {
            record();
            return said.indexOf(texts.text("console.paused", texts.text("console.word.continue"))) >= 0;
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
