import { svg } from "lit";

/** Icons of buttons; the buttons have the accessible names. */
const PATHS = {
  settings:
    "M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M5.5 18.5l1.7-1.7M16.8 7.2l1.7-1.7",
  learn:
    "M12 6.5C10.2 5.2 7.5 4.7 3.5 5v13.5c4-.3 6.7.2 8.5 1.5 1.8-1.3 4.5-1.8 8.5-1.5V5c-4-.3-6.7.2-8.5 1.5zM12 6.5V20",
  people:
    "M9 11.2a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 11a3 3 0 1 0-1.2-5.7M17.2 14.3c2.6.4 4.3 2.5 4.3 5.7",
  back: "M15 5l-7 7 7 7",
  backspace: "M9 6h11v12H9l-6-6zM12.5 9.5l5 5M17.5 9.5l-5 5",
  close: "M6 6l12 12M18 6 6 18",
  move: "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
  mirrorFiles: "M12 4v16M9 8l-4 4 4 4M5 12h4M15 8l4 4-4 4M19 12h-4",
  mirrorRanks: "M4 12h16M8 9l4-4 4 4M12 5v4M8 15l4 4 4-4M12 19v-4",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  undo: "M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
  redo: "M15 5l5 5-5 5M20 10H10a5 5 0 0 0 0 10h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z",
  hurry: "M5 5l7 7-7 7zM13 5l7 7-7 7z",
  menu: "M4 7h16M4 12h16M4 17h16",
  flip: "M8 4v16M8 4 4.5 7.5M8 4l3.5 3.5M16 20V4M16 20l-3.5-3.5M16 20l3.5-3.5",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  play: "M8 5v14l11-7z",
  analyse: "M4 19h16M6 15l4-5 4 3 5-8",
  new: "M12 5v14M5 12h14",
  level: "M5 20v-5M10 20V11M15 20V7M20 20V4",
  again: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 13v6.5h14V13",
  save: "M12 4v11M8 11.5l4 4 4-4M5 19.5h14",
  promote: "M12 20V5M5.5 11.5 12 5l6.5 6.5",
  delete: "M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6",
  draw: "M6 9h12M6 15h12",
  resign: "M6 21V4M6 5h11l-2.5 3.5L17 12H6",
  swap: "M4 8h14M14.5 4.5 18 8l-3.5 3.5M20 16H6M9.5 12.5 6 16l3.5 3.5",
  copy: "M9 8.5h10v11H9zM15 8.5v-4H5v11h4",
  sound: "M4 9.5v5h3.5l5 4v-13l-5 4zM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  heat: "M12 12h.01M5 5h.01M19 5h.01M5 19h.01M19 19h.01M12 5v3M12 16v3M5 12h3M16 12h3",
  thoughts: "M12 4a7 7 0 0 0-5.5 11.4L5.5 20l4.2-1.6A7 7 0 1 0 12 4z",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2",
  keys: "M3.5 6.5h17v11h-17zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
};

export type Icon = keyof typeof PATHS;

export function icon(name: Icon) {
  return svg`<svg class="icon-picture" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
}
