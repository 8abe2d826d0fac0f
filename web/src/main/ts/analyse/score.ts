import type { AnalysisLine } from "../generated/border";
import { t } from "../content/texts";

/** The score of a line for the side to move: a winning chance, a proven result, or a margin. */
export function scoreText(line: AnalysisLine): string {
  if (line.margin !== undefined) {
    const by =
      line.margin === 0
        ? t("analysis.draw")
        : t(line.margin > 0 ? "analysis.leads" : "analysis.trails", Math.abs(line.margin));
    return line.exact ? t("analysis.exact", by) : by;
  }
  if (line.proven !== undefined) {
    return t(line.score > 0 ? "analysis.wins" : "analysis.loses", line.proven);
  }
  return line.exact && line.score === 0 ? t("analysis.exact", t("analysis.draw")) : percent(line.chance);
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
