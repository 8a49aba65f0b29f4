/** `npm run test:night`: tests that kill, race or generate do so in their large form. */
export const isNight = process.env.MARSA_TEST_NIGHT === "1";

/** How many kills, callers, rows or cases: few prove the mechanism in every run, many search for what is rare, at night. */
export function howMany({ day, night }: { readonly day: number; readonly night: number }): number {
  return isNight ? night : day;
}
