import { pino } from "pino";
import { config } from "./config.server.ts";

/** One JSON line an event, to standard error. No personal data: ids, codes, counts and times only. */
export const log = pino(
  { level: config.env.MARSA_LOG, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ dest: 2, sync: false }),
);
export type Log = typeof log;
