import type { TurnDraft } from "../generated/border";

/**
 * Turns of matches on a server that a reload or a crash must not lose, by match: half-entered ones, and one
 * that was sent and is not answered. In local storage, which is written before the turn is sent; where the
 * browser stores nothing, a reload loses them.
 */
function key(match: string): string {
  return `tabuleiro.draft.${match}`;
}

export function storeDraft(match: string, draft: TurnDraft): void {
  try {
    if (draft.steps === "") {
      localStorage.removeItem(key(match));
    } else {
      localStorage.setItem(key(match), JSON.stringify(draft));
    }
  } catch {
    // Storage is full or denied.
  }
}

export function storedDraft(match: string): TurnDraft | undefined {
  try {
    const text = localStorage.getItem(key(match));
    return text === null ? undefined : (JSON.parse(text) as TurnDraft);
  } catch {
    return undefined;
  }
}
