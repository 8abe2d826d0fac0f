import type { GameInfo } from "../games";
import { settings, change } from "../settings";
import type { Side, View } from "../view";

/** How a game is to be played; what was chosen last is offered again. */
export interface Choice {
  against: "computer" | "person" | "computers";
  level: number;
  /** The level of the second computer, where two play. */
  rival: number;
  side: Side | "lot";
  clock: string;
  /** The named set-up it begins with; empty to begin as the rules say. */
  setup: string;
}

export const CLOCKS = ["", "5+3", "10+5", "15+10"];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

function key(game: string): string {
  return `tabuleiro.choice.${game}`;
}

function isLevel(value: unknown): value is number {
  return LEVELS.includes(value as number);
}

/** What was chosen last for a game; whatever in the store makes no sense counts as not chosen. */
export function lastChoice(game: string): Choice {
  let stored: Partial<Choice> = {};
  try {
    stored = (JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Choice> | null) ?? {};
  } catch {
    // As good as nothing.
  }
  const against = stored.against;
  const side = stored.side;
  return {
    against: against === "person" || against === "computers" ? against : "computer",
    level: isLevel(stored.level) ? stored.level : settings().level,
    rival: isLevel(stored.rival) ? stored.rival : settings().level,
    side: side === "second" || side === "lot" ? side : "first",
    clock: CLOCKS.includes(stored.clock ?? "") ? (stored.clock ?? "") : "",
    setup: typeof stored.setup === "string" ? stored.setup : "",
  };
}

export function remember(game: string, choice: Choice): void {
  change({ level: choice.level });
  try {
    localStorage.setItem(key(game), JSON.stringify(choice));
  } catch {
    // A full or forbidden store: it is chosen anew next time.
  }
}

/** What an address asks for; where it says nothing, as it was chosen last. */
export function asked(game: GameInfo, query: URLSearchParams): Choice {
  const last = lastChoice(game.id);
  const against = query.get("against") ?? "";
  const level = Number(query.get("level"));
  const rival = Number(query.get("rival"));
  const side = query.get("side");
  const clock = query.get("clock") ?? last.clock;
  return {
    against: against === "person" || against === "computers" || against === "computer" ? against : last.against,
    level: isLevel(level) ? level : last.level,
    rival: isLevel(rival) ? rival : last.rival,
    side: side === "first" || side === "second" || side === "lot" ? side : last.side,
    clock: CLOCKS.includes(clock) ? clock : "",
    // A game that is always begun in one way has nothing to choose.
    setup: game.setups.length === 0 ? "" : (query.get("setup") ?? (game.setups.includes(last.setup) ? last.setup : "")),
  };
}

/** A choice as it stands in an address. */
export function said(choice: Choice): Record<string, string> {
  return {
    against: choice.against,
    ...(choice.against === "person" ? {} : { level: String(choice.level), side: choice.side }),
    ...(choice.against === "computers" ? { rival: String(choice.rival) } : {}),
    clock: choice.clock,
    ...(choice.setup === "" ? {} : { setup: choice.setup }),
  };
}

/** The level of the computer on a seat; 0 where a person sits. */
function levelOf(seat: string): number {
  return Number(/^level:([1-8])$/.exec(seat)?.[1] ?? 0);
}

/** The game on a table once more, as an address says it: from the same start, with the same clock, and with the sides swapped. */
export function onceMore(info: GameInfo, view: View, start: string): Record<string, string> {
  const [one, two] = [levelOf(view.first), levelOf(view.second)];
  const choice: Choice = {
    against: one === 0 && two === 0 ? "person" : one === 0 || two === 0 ? "computer" : "computers",
    // The level is that of the second computer where two play.
    level: one || two,
    rival: two,
    side: one === 0 ? "second" : "first",
    clock: view.clock ?? "",
    setup: "",
  };
  return { ...said(choice), ...(start === info.start ? { setup: "" } : { p: start }) };
}

/** Who sits where; sides drawn by lot are drawn now. */
export function seats(choice: Choice): { first: string; second: string } {
  const computer = `level:${choice.level}`;
  const one = choice.against === "computers" ? `level:${choice.rival}` : "human";
  const two = choice.against === "person" ? "human" : computer;
  const lot = choice.side === "lot" && Math.random() < 0.5;
  const swapped = choice.against === "computer" && (choice.side === "second" || lot);
  return swapped ? { first: two, second: one } : { first: one, second: two };
}
