/** Whether the panel is beside the board; the style sheet has the same query. */
export const WIDE = matchMedia(
  "(min-width: 700px) and (min-aspect-ratio: 9/10), (orientation: landscape) and (max-height: 560px)",
);

/** Whether the window is so low that only a modal menu fits beside its button. */
export const LOW = matchMedia("(orientation: landscape) and (max-height: 560px)");

/** Whether there is room for a column about the game; the style sheet has the same query. */
export const LARGE = matchMedia("(min-width: 1680px) and (min-height: 800px)");

/** Subscribes to changes of the layout. Returns the unsubscribe function. */
export function subscribeToLayout(listener: () => void): () => void {
  const queries = [WIDE, LOW, LARGE];
  queries.forEach((query) => query.addEventListener("change", listener));
  return () => queries.forEach((query) => query.removeEventListener("change", listener));
}
