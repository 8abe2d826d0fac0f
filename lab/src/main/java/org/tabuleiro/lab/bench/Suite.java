package org.tabuleiro.lab.bench;

import java.util.List;
import org.tabuleiro.games.Games;
import org.tabuleiro.lab.bench.BenchTask.Kind;

/** The tasks of the benchmark: openings and middle game positions. */
final class Suite {
    /**
     * The tasks of one ratio.
     *
     * @param name what is measured
     * @param tasks tasks of a single game
     */
    record Benchmark(String name, List<BenchTask> tasks) {}

    static final String EXIMO = "1bbbbbb1/1bbbbbb1/1bb2bb1/8/8/1WW2WW1/1WWWWWW1/1WWWWWW1 w - 0 1";
    static final String BREAKTHRU =
            "11/3sssss3/11/1s2GGG2s1/1s1G3G1s1/1s1G1F1G1s1/1s1G3G1s1/1s2GGG2s1/11/3sssss3/11[] g - 0 5";
    static final String BREAKTHRU_MIDDLE =
            "s10/2s1s1s4/1G2sG3s1/2s1G4Gs/4s1G3G/2G2FGG3/8s2/4G3ss1/1s1s2GG3/6s4/s1s3s1s2[] s - 16 36";
    static final String XADRERSI = "8/8/8/8/8/8/8/8[KQ2R2B2Nkq2r2b2n] w - 0 1";
    static final String STONES = "2bbR/b1R1b/RR3/b1R1b/RbRRb[] b - 0 20";
    static final String STONES_WITH_BANKS = "bR3/d3b/b1b1R/1Db2/RRR2[2Rb] r - 0 23";

    static final List<Benchmark> AGAINST_CPP = List.of(
            new Benchmark("eximo perft", List.of(BenchTask.of(Games.EXIMO, Kind.TURNS, 5, EXIMO))),
            new Benchmark(
                    "breakthru perft",
                    List.of(
                            BenchTask.of(Games.BREAKTHRU, Kind.TURNS, 2, BREAKTHRU),
                            BenchTask.of(Games.BREAKTHRU, Kind.STEPS, 4, BREAKTHRU_MIDDLE))),
            new Benchmark("xadrersi perft", List.of(BenchTask.of(Games.XADRERSI, Kind.TURNS, 5, XADRERSI))),
            new Benchmark(
                    "sixteen-stones perft",
                    List.of(
                            BenchTask.of(Games.SIXTEEN_STONES, Kind.STEPS, 7, STONES_WITH_BANKS),
                            BenchTask.of(Games.SIXTEEN_STONES, Kind.TURNS, 2, STONES))),
            new Benchmark("eximo alpha-beta", List.of(BenchTask.of(Games.EXIMO, Kind.ALPHABETA, 8, EXIMO))),
            new Benchmark(
                    "breakthru alpha-beta",
                    List.of(
                            BenchTask.of(Games.BREAKTHRU, Kind.ALPHABETA, 4, BREAKTHRU),
                            BenchTask.of(Games.BREAKTHRU, Kind.ALPHABETA, 3, BREAKTHRU_MIDDLE))));

    static final List<Benchmark> SEARCHES = List.of(
            new Benchmark("eximo search", List.of(BenchTask.of(Games.EXIMO, Kind.SEARCH, 12, EXIMO))),
            new Benchmark("breakthru search", List.of(BenchTask.of(Games.BREAKTHRU, Kind.SEARCH, 6, BREAKTHRU))),
            new Benchmark("xadrersi search", List.of(BenchTask.of(Games.XADRERSI, Kind.SEARCH, 8, XADRERSI))),
            new Benchmark(
                    "sixteen-stones search", List.of(BenchTask.of(Games.SIXTEEN_STONES, Kind.SEARCH, 4, STONES))));

    private Suite() {}
}
