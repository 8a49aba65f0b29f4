/** Whether the visitor's device prefers less motion. In the browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
