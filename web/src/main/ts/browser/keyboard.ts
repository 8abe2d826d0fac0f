/**
 * Whether the last input was a key. `:focus-visible` cannot replace this: it also matches focus that a script
 * sets before any key was pressed, such as after a reload.
 */
let isUsed = false;
/** Whether a pointer has been pressed since the page was loaded. */
let isPointed = false;

addEventListener(
  "keydown",
  ({ key, altKey, ctrlKey, metaKey, target }) => {
    isUsed ||= key !== "Shift" && !altKey && !ctrlKey && !metaKey && (key === "Tab" || !isTextField(target));
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

/** Writing into a field, such as by the keyboard on a screen, does not walk the page. */
function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("textarea, input[type=text], input:not([type])");
}

export function usesKeyboard(): boolean {
  return isUsed;
}

export function usesPointer(): boolean {
  return isPointed;
}
