/**
 * Whether the last input was a key. `:focus-visible` cannot replace this: it also matches focus that a script
 * sets before any key was pressed, such as after a reload.
 */
let isUsed = false;
/** Whether a pointer has been pressed since the page was loaded. */
let isPointed = false;

addEventListener(
  "keydown",
  ({ key, altKey, ctrlKey, metaKey }) => {
    isUsed ||= key !== "Shift" && !altKey && !ctrlKey && !metaKey;
  },
  { capture: true },
);
addEventListener(
  "pointerdown",
  () => {
    isUsed = false;
    isPointed = true;
  },
  { capture: true },
);

export function usesKeyboard(): boolean {
  return isUsed;
}

export function usesPointer(): boolean {
  return isPointed;
}
