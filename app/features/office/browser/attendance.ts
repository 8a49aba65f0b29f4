const awayMs = 60_000;

let touchedAt = Date.now();
const touched = () => {
  touchedAt = Date.now();
};
for (const event of ["pointerdown", "keydown", "wheel"] as const)
  globalThis.addEventListener?.(event, touched, { capture: true, passive: true });

/** For how long nobody has touched this screen. */
export function untouchedMs(now = Date.now()): number {
  return now - touchedAt;
}

/** Whether nobody has touched this screen for a minute. */
export function isUnattended(now = Date.now()): boolean {
  return untouchedMs(now) > awayMs;
}
