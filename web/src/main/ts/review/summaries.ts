import type { SideReview } from "../generated/border";

/** How well both sides played. */
export interface ReviewSummary {
  first: SideReview;
  second: SideReview;
}

/** The summaries of games that were reviewed before they were opened for analysis, by address. */
const summaries = new Map<string, ReviewSummary>();

export function rememberSummary(at: string, { first, second }: ReviewSummary): void {
  summaries.set(at, { first, second });
}

export function recallSummary(at: string): ReviewSummary | undefined {
  return summaries.get(at);
}

/** Forgets the summary of a game that was edited. */
export function forgetSummary(at: string): void {
  summaries.delete(at);
}
