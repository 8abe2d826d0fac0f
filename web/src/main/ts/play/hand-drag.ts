/** Drags a piece from the hand to a square; a press without movement stays a click. */
export function handDrag(event: PointerEvent, drop: (square: string) => void): void {
  if (event.button !== 0 || !event.isPrimary) {
    return;
  }
  const button = event.currentTarget as HTMLElement;
  const picture = button.querySelector("svg");
  let carried: HTMLElement | undefined;
  const isMoved = (to: PointerEvent) => Math.hypot(to.clientX - event.clientX, to.clientY - event.clientY) > 12;
  const move = (to: PointerEvent) => {
    if (to.pointerId !== event.pointerId) {
      return;
    }
    if (carried === undefined && picture !== null && isMoved(to)) {
      carried = document.createElement("div");
      carried.className = "carried-piece";
      carried.append(picture.cloneNode(true));
      document.body.append(carried);
      // The button may be disabled or removed before the drag ends.
      document.documentElement.setPointerCapture(event.pointerId);
    }
    carried?.style.setProperty("transform", `translate(${to.clientX}px, ${to.clientY}px) translate(-50%, -50%)`);
  };
  const end = (to: PointerEvent) => {
    if (to.pointerId !== event.pointerId) {
      return;
    }
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (carried !== undefined) {
      carried.remove();
      // A drag ends with a click event on the button where it began, which must be ignored.
      const ignore = (click: Event) => click.stopImmediatePropagation();
      button.addEventListener("click", ignore, { capture: true, once: true });
      setTimeout(() => button.removeEventListener("click", ignore, { capture: true }));
    }
    const cell =
      to.type === "pointerup" && carried !== undefined ? document.elementFromPoint(to.clientX, to.clientY) : null;
    const square = cell?.closest<HTMLElement>("[data-square]")?.dataset["square"];
    if (square !== undefined) {
      drop(square);
    }
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
