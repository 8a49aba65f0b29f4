/** What belongs to the browser and to no person: it stays at a sign-out. All else of ours is the person's. */
const ofBrowser: ReadonlySet<string> = new Set([
  "marsa.clock-offset",
  "marsa.compared",
  "marsa.consent",
  "marsa.near",
  "marsa.phone-devices",
  "marsa.seen",
  "marsa.stock-searches",
]);

/** At a sign-out: unfinished bookings, their car and what was typed are not for the next person at this device. */
export function forgetPerson(): void {
  for (const kind of ["sessionStorage", "localStorage"] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage))
        if (key.startsWith("marsa.") && !ofBrowser.has(key)) storage.removeItem(key);
    } catch {
      // Without access to storage nothing was stored.
    }
  }
}
