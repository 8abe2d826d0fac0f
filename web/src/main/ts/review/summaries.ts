import type { SideReview } from "../generated/border";

/** How well both sides played. */
export interface ReviewSummary {
  first: SideReview;
  second: SideReview;
}

const KEY = "tabuleiro.reviews";
const MAX_SUMMARIES = 100;

/**
 * The summaries of games that were reviewed before they were opened for analysis, by address. They outlive the page,
 * because the notes of a game do not tell what its first turn lost.
 */
function summaries(): Map<string, ReviewSummary> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Map((Array.isArray(stored) ? stored : []).filter(isEntry));
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, ReviewSummary] {
  return Array.isArray(entry) && typeof entry[0] === "string" && isSide(entry[1]?.first) && isSide(entry[1]?.second);
}

function isSide(side: Partial<SideReview> | undefined): boolean {
  return [side?.inaccuracies, side?.mistakes, side?.blunders].every(Number.isInteger);
}

function store(known: Map<string, ReviewSummary>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...known].slice(-MAX_SUMMARIES)));
  } catch {
    // Storage is full or denied: the numbers come from the notes of the game.
  }
}

export function rememberSummary(at: string, { first, second }: ReviewSummary): void {
  const known = summaries();
  known.delete(at);
  store(known.set(at, { first, second }));
}

export function recallSummary(at: string): ReviewSummary | undefined {
  return summaries().get(at);
}

/** Forgets the summary of a game that was edited. */
export function forgetSummary(at: string): void {
  const known = summaries();
  if (known.delete(at)) {
    store(known);
  }
}
