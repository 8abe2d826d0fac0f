const REDUCED_MOTION = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return REDUCED_MOTION.matches;
}
