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
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  undo: "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  redo: "M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  flip: "M8 4v16M8 4L4 8M8 4l4 4M16 20V4M16 20l-4-4M16 20l4-4",
  edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  play: "M8 5v14l11-7z",
  analyse: "M4 19h16M6 15l4-5 4 3 5-8",
  new: "M12 5v14M5 12h14",
};

export type Icon = keyof typeof PATHS;

export function icon(name: Icon) {
  return svg`<svg class="icon-picture" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
}
