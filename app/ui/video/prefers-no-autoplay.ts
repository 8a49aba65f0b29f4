import { prefersReducedMotion } from "../prefers-reduced-motion.ts";
/** Whether the visitor's device prefers less motion or fewer bytes. */
export function prefersNoAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || prefersReducedMotion();
}
