import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A folder per game; its short game is in `game.txt`. */
const CONTENT = new URL("../../content/src/main/resources/org/tabuleiro/content/", import.meta.url);

/**
 * At least ten turns per game between two people: turns with clicks are clicked, the others typed. A click is a square,
 * a piece in hand (an upper-case letter) or a word.
 */
const CLICKED = {
  eximo: [
    clicked("b2-d4", "b2 d4"),
    typed("d7-b5"),
    clicked("b1-a2", "b1 a2"),
    typed("b8-a7"),
    clicked("g2-h3", "g2 h3"),
    clicked("e8-e6", "e8 e6"),
    typed("e2-d3"),
    clicked("b7-d5", "b7 d5"),
    clicked("d4xd6xb8@b2@g2", "d4 d6 b8 b2 g2"),
    typed("f6-g5"),
  ],
  breakthru: [
    typed("@g4@d5@e5@f5@g6@d7@e7@h7@d8@e8@f8@g8"),
    typed("@e1@c2@d2@f2@b3@h3@a4@b4@i4@a7@j7@c8@g9@h9@b10@c10@h10@i10@h11@i11"),
    clicked("gold,e8-e9,d5-c5", "gold e8 e9 d5 c5"),
    clicked("c8xd7", "c8 d7"),
    typed("Ff6-f7"),
    clicked("a4-a5,j7-j6", "a4 a5 j7 j6"),
    typed("c5-d5,e9-e8"),
    typed("j6-j7,a5-a4"),
    clicked("g4-h4,g6-h6", "g4 h4 g6 h6"),
    typed("e1-f1,c2-b2"),
  ],
  xadrersi: [
    clicked("K@g6", "K g6"),
    typed("Q@h7"),
    clicked("Q@h6", "Q h6"),
    clicked("B@f6", "B f6"),
    typed("B@b2"),
    clicked("R@g7", "R g7"),
    typed("R@g8"),
    typed("N@e3"),
    clicked("R@g4", "R g4"),
    clicked("N@a1", "N a1"),
  ],
  // Stones can move and push only after all sixteen are on the board.
  "sixteen-stones": [
    clicked("@a4", "a4"),
    clicked("@d2", "d2"),
    typed("@d4"),
    ...["b2", "e4", "a5", "e2", "b1", "d1", "d3", "c1", "b5", "d5", "e3", "c3", "a3"].map((square) =>
      clicked(`@${square}`, square),
    ),
    clicked("d1>b1", "d1 b1"),
    typed("d2-c2"),
    clicked("d5-c4,c1>a1", "d5 c4 c1 a1"),
    typed("b5-c5xd4,d3>b1"),
  ],
};

/** Games that are set up by hand here, although a named set-up is the default. */
export const BY_HAND = new Set(["breakthru"]);

/** The turns of every game; a game without clicks above is typed, all but the last turns of its short game. */
export const GAMES = Object.fromEntries(
  readdirSync(CONTENT)
    .filter((game) => existsSync(new URL(`${game}/game.txt`, CONTENT)))
    .map((game) => [game, CLICKED[game] ?? shortGame(game)]),
);

function shortGame(game) {
  const [, moves] = readFileSync(new URL(`${game}/game.txt`, CONTENT), "utf8").split("\n\n");
  const turns = moves.split(/\s+/).filter((word) => word !== "" && !/^\d+\.$|^(1-0|0-1|1\/2-1\/2)$/.test(word));
  return turns.slice(0, -2).map(typed);
}

function clicked(turn, clicks) {
  return { turn, clicks: clicks.split(" ") };
}

function typed(turn) {
  return { turn };
}
