/** Distance of the wheel, in pixels, that counts as one step. */
const STEP = 60;
let distance = 0;

/** Calls back with 1 or -1 for each step of the wheel; the page does not scroll. */
export function stepByWheel(event: WheelEvent, step: (by: number) => void): void {
  if (event.ctrlKey) {
    // The browser zooms.
    return;
  }
  event.preventDefault();
  if (Math.sign(event.deltaY) !== Math.sign(distance)) {
    distance = 0;
  }
  distance += event.deltaY;
  if (Math.abs(distance) >= STEP) {
    step(Math.sign(distance));
    distance = 0;
  }
}
