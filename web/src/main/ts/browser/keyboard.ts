/**
 * Whether the last input was a key. `:focus-visible` cannot replace this: it also matches focus that a script
 * sets before any key was pressed, such as after a reload.
 */
let isUsed = false;

addEventListener(
  "keydown",
  ({ key, altKey, ctrlKey, metaKey }) => {
    isUsed ||= key !== "Shift" && !altKey && !ctrlKey && !metaKey;
  },
  { capture: true },
);
addEventListener("pointerdown", () => (isUsed = false), { capture: true });

export function usesKeyboard(): boolean {
  return isUsed;
}
