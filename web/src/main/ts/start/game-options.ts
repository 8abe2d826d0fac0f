import type { GameInfo, GameOptions, OptionFault } from "../generated/border";
import { games } from "../wasm/games";
import { settings, change } from "../settings/settings";
import type { Table } from "../table/table";
import { t, text } from "../content/texts";

function key(game: string): string {
  return `tabuleiro.choice.${game}`;
}

/** The last options of a game; invalid stored values are replaced by defaults. */
export function lastOptions({ id, options }: GameInfo): GameOptions {
  const { level } = settings();
  // The level is offered in all games.
  const usual = games().readOptions(id, { level: String(level) }, options).options;
  return games().readOptions(id, stored(id), usual).options;
}

/** The stored options as texts, like the parameters of an address. */
function stored(game: string): Record<string, string> {
  try {
    const { names, ...others } = JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<GameOptions>;
    const values = Object.entries({ ...others, ...names });
    return Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
  } catch {
    // Unreadable: the defaults apply.
    return {};
  }
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

/** The options of an address; missing and invalid ones are the last options. */
export function optionsFromQuery(info: GameInfo, query: URLSearchParams): AddressOptions {
  // URLSearchParams decodes the plus sign of a clock that was typed by hand as a blank.
  const plus = (name: string, value: string) => (name === "clock" ? value.replace(" ", "+") : value);
  const written = Object.fromEntries([...query].map(([name, value]) => [name, plus(name, value)]));
  const { options, faults } = games().readOptions(info.id, written, lastOptions(info));
  return { options, faults: faults.map((fault) => faultText(info, fault)) };
}

function faultText(info: GameInfo, { name, value, expected }: OptionFault): string {
  return name === "setup" && expected === ""
    ? t("address.no-setups", value, text(`${info.id}.name`))
    : t("address.fault", name, value, expected);
}

/** Options as parameters of an address. */
export function optionsToQuery(info: GameInfo, options: GameOptions): Record<string, string> {
  return {
    against: options.against,
    ...(options.against === "person" ? {} : { level: String(options.level), side: options.side }),
    ...(options.against === "computers" ? { rival: String(options.rival) } : {}),
    clock: options.clock,
    // Without this parameter the last set-up would be used.
    ...(options.setup === "" && info.options.setup === "" ? {} : { setup: options.setup }),
    ...(options.against === "person" ? options.names : {}),
  };
}

/** The level of the computer on a seat; 0 for a person. */
export function levelOf(seat: string): number {
  return Number(/^level:(\d)$/.exec(seat)?.[1] ?? 0);
}

/** The parameters of a rematch: same start and clock, sides swapped. */
export function rematch(info: GameInfo, table: Table): Record<string, string> {
  const { start } = table.line("live");
  const options = optionsToQuery(info, table.rematchOptions(lastOptions(info)));
  return { ...options, ...(start === info.start ? { setup: "" } : { p: start }) };
}
