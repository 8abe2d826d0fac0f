import { html, nothing } from "lit";
import "../board/board";
import { gameInfo, games } from "../wasm/games";
import type { BoardScene } from "../generated/border";

/** The scenes of saved games, by their record: replaying a game takes a moment. */
const scenes = new Map<string, BoardScene>();
const MAX_SCENES = 200;

function scene(record: string): BoardScene {
  const known = scenes.get(record);
  if (known !== undefined) {
    return known;
  }
  if (scenes.size >= MAX_SCENES) {
    scenes.clear();
  }
  const made = { ...games().lastBoard(record), marks: [] };
  scenes.set(record, made);
  return made;
}

/** A small board with the position of a saved game. */
export function savedBoard(game: string, record: string) {
  const info = gameInfo(game);
  const shown = scene(record);
  return info === undefined || shown.board === ""
    ? nothing
    : html`<tabuleiro-board still .game=${info} .scene=${shown} .coordinates=${false}></tabuleiro-board>`;
}
