import type { BoardMark, BoardScene, MarkKind } from "../generated/border";

/** Marks of squares that say what can be clicked, or what would come of it. */
const SPOTS: ReadonlySet<MarkKind> = new Set<MarkKind>([
  "go",
  "take",
  "jump",
  "push",
  "must",
  "place",
  "zone",
  "chosen",
  "capture",
]);
/** Other marks that do. */
const OTHERS: ReadonlySet<BoardMark["kind"]> = new Set<BoardMark["kind"]>(["handle", "ghost", "faded"]);

/** A scene that does not say what could be clicked, nor what would come of it. */
export function withoutOffers(scene: BoardScene): BoardScene {
  return {
    ...scene,
    marks: scene.marks.filter((mark) => !(mark.kind === "spot" ? SPOTS.has(mark.spot) : OTHERS.has(mark.kind))),
  };
}
