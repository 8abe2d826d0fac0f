import type { AnalysisLine, Side } from "../generated/border";
import { t } from "../content/texts";
import { sideName } from "../play/names";

/**
 * The score of a line of the side to move: the first player's winning chance, as in the bar and the graph, or a
 * proven result or a margin, with the name of the winner.
 */
export function scoreText(game: string, side: Side, line: AnalysisLine): string {
  const isWon = (line.margin ?? line.score) > 0;
  const winner = sideName(game, isWon === (side === "first") ? "first" : "second");
  if (line.margin !== undefined) {
    const by = line.margin === 0 ? t("analysis.draw") : t("analysis.leads", Math.abs(line.margin), winner);
    return line.exact ? t("analysis.exact", by) : by;
  }
  if (line.proven !== undefined) {
    return t("analysis.wins", line.proven, winner);
  }
  return line.exact && line.score === 0 ? t("analysis.exact", t("analysis.draw")) : percent(ofFirst(side, line.chance));
}

/** The first player's chance, from that of a side. */
export function ofFirst(side: Side, chance: number): number {
  return side === "first" ? chance : 1 - chance;
}

export function percent(chance: number): string {
  return `${Math.round(100 * chance)} %`;
}

/** A count in few characters, such as 12 k. */
export function shortNumber(count: number): string {
  if (count < 10_000) {
    return String(count);
  }
  return count < 10_000_000 ? `${Math.floor(count / 1000)} k` : `${Math.floor(count / 1_000_000)} M`;
}
