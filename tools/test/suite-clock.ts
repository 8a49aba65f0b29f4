import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * When every run of the tests begins: an ordinary Tuesday morning in Doha. Ramadan, both feasts and the year's end are further
 * away than anybody can book. It lies ahead of the machine's time, since a browser drops cookies that its own clock calls over.
 */
export const suiteInstant = "2029-06-12T10:20:00+03:00";

/**
 * The environment in which the Node processes that start now begin at an instant; `MARSA_TEST_CLOCK` names another one. Each part of a run
 * takes it anew, so that a slow part before it does not move it past a full hour, at which other times are free.
 */
export function clockEnvironment(instant = process.env.MARSA_TEST_CLOCK || suiteInstant) {
  const offsetMs = Date.parse(instant) - Date.now();
  if (Number.isNaN(offsetMs)) throw new Error(`MARSA_TEST_CLOCK must be an ISO instant, not ${instant}`);
  const options = process.env.NODE_OPTIONS ?? "";
  const loaded = `--import=${pathToFileURL(join(import.meta.dirname, "shifted-clock.ts")).href}`;
  return {
    MARSA_TEST_CLOCK: instant,
    MARSA_TEST_CLOCK_OFFSET_MS: String(offsetMs),
    NODE_OPTIONS: options.includes(loaded) ? options : `${options} ${loaded}`.trim(),
  };
}
