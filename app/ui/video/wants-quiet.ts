import { wantsLessMotion } from "../prefers-reduced-motion.ts";
/** Less motion, or fewer bytes: both are wishes that a video would go against. */
export function wantsQuiet(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || wantsLessMotion();
}
