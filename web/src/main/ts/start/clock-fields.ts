import { html, nothing } from "lit";
import { t, text } from "../content/texts";
import { startOffer } from "../wasm/games";
import { segments } from "./segments";

/** A clock as it is being chosen. */
export interface ClockChoice {
  /** The time control: empty for none, 5+3, 30s, or 3d. */
  clock: string;
  /** Whether minutes and increment are entered instead of a preset. */
  hasOwn: boolean;
}

/** The choice that shows a clock. */
export function clockChoice(clock: string): ClockChoice {
  return { clock, hasOwn: !startOffer().clocks.includes(clock) && !isDays(clock) };
}

function isDays(clock: string): boolean {
  return /^\d+d$/.test(clock);
}

/**
 * Fields for a clock: presets, any minutes and increment, and, if any are given, days per turn.
 *
 * @param name the name of the radio buttons
 */
export function clockFields(
  name: string,
  { clock, hasOwn }: ClockChoice,
  choose: (choice: ClockChoice) => void,
  days: readonly number[] = [],
) {
  // Seconds per turn ("30s") are shown as no minutes and that increment.
  const [minutes = "", increment = ""] = clock.replace(/^(\d+)s$/, "0+$1").split("+");
  const { clocks, ownClock, maxMinutes, maxIncrement, minSeconds } = startOffer();
  const presets = clocks.map((preset): [string, string] => [preset, preset === "" ? t("new.no-clock") : preset]);
  const others: [string, string][] = [["own", t("new.own-clock")]];
  if (days.length > 0) {
    others.push(["days", text("online.days")]);
  }
  const select = (value: string) =>
    choose({
      clock: value === "own" ? ownClock : value === "days" ? `${days[1] ?? days[0]}d` : value,
      hasOwn: value === "own",
    });
  const field = (part: "minutes" | "increment", value: string, most: number) => {
    const changed = (event: Event) => {
      const input = event.target as HTMLInputElement;
      const written = Number(input.value);
      if (input.validity.valid) {
        const [total, seconds] = part === "minutes" ? [written, Number(increment)] : [Number(minutes), written];
        choose({ clock: total > 0 ? `${total}+${seconds}` : `${Math.max(minSeconds, seconds)}s`, hasOwn });
      }
    };
    return html`<label class="field"
      ><span>${t(`new.${part}`)}</span>
      <input type="number" name=${part} min="0" max=${most} step="1" required .value=${value} @input=${changed} />
    </label>`;
  };
  return html`${segments(name, t("new.clock"), hasOwn ? "own" : isDays(clock) ? "days" : clock, [...presets, ...others], select)}
  ${
    hasOwn
      ? html`<div class="field-pair">${field("minutes", minutes, maxMinutes)} ${field("increment", increment, maxIncrement)}</div>
        <p class="hint">${t("new.per-turn")}</p>`
      : nothing
  }
  ${
    days.length > 0 && isDays(clock)
      ? segments(
          "days",
          text("online.days-per-turn"),
          clock,
          days.map((number): [string, string] => [`${number}d`, String(number)]),
          (value) => choose({ clock: value, hasOwn: false }),
        )
      : nothing
  }`;
}
