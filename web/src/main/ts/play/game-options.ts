import type { GameInfo, Side, View } from "../generated/border";
import { gameInfo } from "../wasm/games";
import { settings, change } from "../settings/settings";
import { t, text } from "../content/texts";

/** The options of a new game; the last ones are offered again. */
export interface GameOptions {
  against: "computer" | "person" | "computers";
  /** The level of the computer; where two play, of the one on the second side. */
  level: number;
  /** The level of the computer on the first side, where two play. */
  rival: number;
  side: Side | "random";
  clock: string;
  /** The named set-up it begins with; empty to begin as the rules say. */
  setup: string;
  /** The names of two people. */
  names?: { first: string; second: string };
}

export const CLOCKS = ["", "5+3", "10+5", "15+10"];
const MAX_MINUTES = 180;
const MAX_INCREMENT = 180;
/** The set-up that is offered first in games that have it. */
const USUAL_SETUP = "standard";
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const LEVEL_RANGE = "1–8";
/** Length limit of an invalid value in a notice. */
const MAX_SHOWN = 40;

function key(game: string): string {
  return `tabuleiro.choice.${game}`;
}

function isLevel(value: unknown): value is number {
  return LEVELS.includes(value as number);
}

/** Whether a text is a clock: empty for none, or minutes and seconds per turn such as 5+3. */
export function isClock(text: string): boolean {
  const [, minutes = "0", increment = "0"] = /^([1-9]\d{0,2})\+(0|[1-9]\d{0,2})$/.exec(text) ?? [];
  return text === "" || (Number(minutes) >= 1 && Number(minutes) <= MAX_MINUTES && Number(increment) <= MAX_INCREMENT);
}

/** Stored choices and addresses of earlier versions say "lot" for a random side. */
function currentSide(side: string | undefined): string | undefined {
  return side === "lot" ? "random" : side;
}

/** The last options of a game; invalid stored values are replaced by defaults. */
export function lastOptions(game: string): GameOptions {
  let stored: Partial<GameOptions> = {};
  try {
    stored = (JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<GameOptions> | null) ?? {};
  } catch {
    // Unreadable: the defaults apply.
  }
  const against = stored.against;
  const side = currentSide(stored.side);
  return {
    against: against === "person" || against === "computers" ? against : "computer",
    level: isLevel(stored.level) ? stored.level : settings().level,
    rival: isLevel(stored.rival) ? stored.rival : settings().level,
    side: side === "second" || side === "random" ? side : "first",
    clock: typeof stored.clock === "string" && isClock(stored.clock) ? stored.clock : "",
    setup: typeof stored.setup === "string" ? stored.setup : usualSetup(game),
    ...namesOf(stored.names?.first, stored.names?.second),
  };
}

function usualSetup(game: string): string {
  return gameInfo(game)?.setups.includes(USUAL_SETUP) === true ? USUAL_SETUP : "";
}

/** The names of two people, if one of them has a name. */
function namesOf(first: unknown, second: unknown): Pick<GameOptions, "names"> {
  const name = (each: unknown) => (typeof each === "string" ? each.slice(0, MAX_SHOWN) : "");
  const names = { first: name(first), second: name(second) };
  return names.first === "" && names.second === "" ? {} : { names };
}

export function rememberOptions(game: string, options: GameOptions): void {
  change({ level: options.level });
  try {
    localStorage.setItem(key(game), JSON.stringify(options));
  } catch {
    // Storage is full or denied: the options are not offered again.
  }
}

/** The options of an address, and messages about its invalid parameters. */
export interface AddressOptions {
  options: GameOptions;
  faults: string[];
}

const AGAINST = ["computer", "person", "computers"] as const;
const SIDES = ["first", "second", "random"] as const;

/** The options of an address; missing and invalid ones are the last options. */
export function optionsFromQuery(game: GameInfo, query: URLSearchParams): AddressOptions {
  const last = lastOptions(game.id);
  const faults: string[] = [];
  const named = <T extends string | number>(name: string, allowed: readonly T[], expected: string, fallback: T): T => {
    // URLSearchParams decodes the plus sign of a clock that was typed by hand as a blank.
    const written = query.get(name)?.replace(" ", "+");
    const value = name === "side" ? currentSide(written) : written;
    const found = allowed.find((each) => String(each) === value);
    if (value !== undefined && found === undefined) {
      faults.push(t("address.fault", name, value.slice(0, MAX_SHOWN), expected));
    }
    return found ?? fallback;
  };
  const level = named("level", LEVELS, LEVEL_RANGE, last.level);
  const clock = query.get("clock")?.replace(" ", "+");
  if (clock !== undefined && !isClock(clock)) {
    faults.push(t("address.fault", "clock", clock.slice(0, MAX_SHOWN), CLOCKS.slice(1).join(", ")));
  }
  const setup = query.get("setup") ?? (game.setups.includes(last.setup) ? last.setup : "");
  if (game.setups.length === 0 && setup !== "") {
    faults.push(t("address.no-setups", setup.slice(0, MAX_SHOWN), text(`${game.id}.name`)));
  }
  return {
    options: {
      against: named("against", AGAINST, AGAINST.join(", "), last.against),
      level,
      // A single level applies to both computers.
      rival: named("rival", LEVELS, LEVEL_RANGE, query.has("level") ? level : last.rival),
      side: named("side", SIDES, SIDES.join(", "), last.side),
      clock: clock === undefined ? last.clock : isClock(clock) ? clock : "",
      // Only games with named set-ups have this option.
      setup: game.setups.length === 0 ? "" : setup,
      ...namesOf(query.get("first"), query.get("second")),
    },
    faults,
  };
}

/** Options as parameters of an address. */
export function optionsToQuery(game: string, options: GameOptions): Record<string, string> {
  return {
    against: options.against,
    ...(options.against === "person" ? {} : { level: String(options.level), side: options.side }),
    ...(options.against === "computers" ? { rival: String(options.rival) } : {}),
    clock: options.clock,
    // Without this parameter the last set-up would be used.
    ...(options.setup === "" && usualSetup(game) === "" ? {} : { setup: options.setup }),
    ...(options.against === "person" ? options.names : {}),
  };
}

/** The level of the computer on a seat; 0 for a person. */
export function levelOf(seat: string): number {
  return Number(/^level:([1-8])$/.exec(seat)?.[1] ?? 0);
}

/** The options of a running game; those that it does not show are the last ones. */
export function optionsOf(view: View): GameOptions {
  const last = lastOptions(view.game);
  const [one, two] = [levelOf(view.first), levelOf(view.second)];
  const against = one === 0 && two === 0 ? "person" : one === 0 || two === 0 ? "computer" : "computers";
  return {
    ...last,
    against,
    level: two || one || last.level,
    rival: against === "computers" ? one : last.rival,
    side: against !== "computer" || last.side === "random" ? last.side : one === 0 ? "first" : "second",
    clock: view.clock ?? "",
  };
}

/** The parameters of a rematch: same start and clock, sides swapped. */
export function rematch(info: GameInfo, view: View, start: string): Record<string, string> {
  const played = optionsOf(view);
  const swapped: GameOptions = {
    ...played,
    ...(played.against === "computers" ? { level: played.rival, rival: played.level } : {}),
    side: levelOf(view.first) === 0 ? "second" : "first",
    setup: "",
    ...(played.against === "person" ? namesOf(view.names.second, view.names.first) : {}),
  };
  return { ...optionsToQuery(view.game, swapped), ...(start === info.start ? { setup: "" } : { p: start }) };
}

/** The seats; a random side is drawn now. */
export function seats(options: GameOptions): { first: string; second: string } {
  const computer = `level:${options.level}`;
  const one = options.against === "computers" ? `level:${options.rival}` : "human";
  const two = options.against === "person" ? "human" : computer;
  const tossed = options.side === "random" && Math.random() < 0.5;
  const swapped = options.against === "computer" && (options.side === "second" || tossed);
  return swapped ? { first: two, second: one } : { first: one, second: two };
}
