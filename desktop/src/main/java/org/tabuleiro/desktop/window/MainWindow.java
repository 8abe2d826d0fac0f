package org.tabuleiro.desktop.window;

import java.awt.Dimension;
import javax.swing.JFrame;
import org.tabuleiro.content.Language;
import org.tabuleiro.desktop.table.Seat;
import org.tabuleiro.desktop.table.Session;
import org.tabuleiro.games.Games;

/** The window. */
public final class MainWindow extends JFrame {

    /** Opens a game. */
    public MainWindow(String game) {
        super("Tabuleiro");
        Texts texts = new Texts(Language.ENGLISH);
        setDefaultCloseOperation(EXIT_ON_CLOSE);
        setMinimumSize(new Dimension(800, 600));
        setContentPane(new GameScreen(
                new Session(Games.find(game).orElse(Games.EXIMO).start(), new Seat.Person(), new Seat.Computer(3)),
                texts));
        setSize(1000, 760);
    }
}
