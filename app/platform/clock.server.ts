import { config } from "./config.server.ts";

const start = config.env.MARSA_CLOCK;
const offsetMs = start === undefined ? 0 : Date.parse(start) - Date.now();

/** The program's present. It runs at its natural speed from MARSA_CLOCK where that is set. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}
