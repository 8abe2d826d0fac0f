/**
 * Whether the last input on the page was a key. `:focus-visible` does not tell: it also matches focus that a script sets before anybody
 * has touched a key, such as after a reload.
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
