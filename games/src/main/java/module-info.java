/** The rules of board games, their notation and their records; no dependencies, no I/O, no threads. */
module org.tabuleiro.games {
    requires static org.jspecify;

    exports org.tabuleiro.games;
    exports org.tabuleiro.games.breakthru;
    exports org.tabuleiro.games.conformance;
    exports org.tabuleiro.games.eximo;
    exports org.tabuleiro.games.record;
    exports org.tabuleiro.games.sixteenstones;
    exports org.tabuleiro.games.xadrersi;
}
