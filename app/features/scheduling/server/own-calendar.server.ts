import { config } from "#app/platform/config.server.ts";

/** Whether hours are planned in our own database: only there can they be held, and are we notified when they are released. */
export function hasOwnCalendar(): boolean {
  return config.backends.scheduling === undefined;
}
