/** A time in which the systems behind service booking are looked after: ISO instants. */
export interface MaintenanceWindow {
  readonly from: string;
  readonly until: string;
}

/** Whether maintenance is on: in one of the windows, or in the one of the test mode, which `search` requests. */
export function isInMaintenance(
  windows: readonly MaintenanceWindow[],
  { now, search, zone }: { now: Date; search: string; zone: string },
): boolean {
  const isTest = new URLSearchParams(search).get("testMaintenance") === "true";
  const all = isTest ? [...windows, testWindow(now, zone)] : windows;
  return secondsLeft(all, now) !== undefined;
}

/** The next moment at which one of the windows begins or ends: until then a page says the truth about maintenance. */
export function nextChange(windows: readonly MaintenanceWindow[], now: Date): Date | undefined {
  const coming = windows
    .flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)])
    .filter((moment) => moment > now.getTime());
  return coming.length === 0 ? undefined : new Date(Math.min(...coming));
}

/** Seconds until maintenance is over; undefined where none is on. Windows may overlap: the last end counts. */
export function secondsLeft(windows: readonly MaintenanceWindow[], now: Date): number | undefined {
  const ends = windows
    .filter(({ from, until }) => Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until))
    .map(({ until }) => Date.parse(until));
  return ends.length === 0 ? undefined : Math.ceil((Math.max(...ends) - now.getTime()) / 1_000);
}

const hourMs = 3_600_000;

/** Starts 3 hours after 08:00 of yesterday in the importer's zone and lasts 48 hours. */
export function testWindow(now: Date, zone: string): MaintenanceWindow {
  const [day = ""] = wallClock(now, zone).split("T");
  const eightAsUtc = Date.parse(`${day}T08:00:00Z`) - 24 * hourMs;
  const offset = Date.parse(`${wallClock(new Date(eightAsUtc), zone)}Z`) - eightAsUtc;
  const start = eightAsUtc - offset + 3 * hourMs;
  return { from: new Date(start).toISOString(), until: new Date(start + 48 * hourMs).toISOString() };
}

/** What calendar and clock of a zone show, as YYYY-MM-DDTHH:mm:ss. */
function wallClock(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
    .format(instant)
    .replace(" ", "T");
}
