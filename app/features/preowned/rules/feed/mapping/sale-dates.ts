/** Now, and as the importer's calendar and clock say it (`HH:mm`): there days, and moments without an offset, are meant. */
interface Clock {
  readonly now: Date;
  readonly day: string;
  readonly time: string;
}

const moment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,9})?)? ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * Whether an interval of ISO 8601 is now: `start/end`, each a day, which counts as a whole, or a moment. One side may be empty. What
 * cannot be read does not hold: no car is offered at a price that may be over.
 */
export function holdsNow(interval: string, clock: Clock): boolean {
  const [start = "", end = "", ...others] = interval.split("/").map((side) => side.trim());
  if (others.length > 0 || (start === "" && end === "")) return false;
  const hasBegun = start === "" || (sinceOf(start, clock) ?? -1) >= 0;
  const isOver = end !== "" && (sinceOf(end, clock) ?? 1) > 0;
  return hasBegun && !isOver;
}

/** Below 0 before a moment, above 0 after it; 0 on the whole of a day. Undefined for what is neither. */
function sinceOf(text: string, here: Clock): number | undefined {
  const [, day, time, seconds = ":00", offset] = moment.exec(text) ?? [];
  if (day === undefined) return undefined;
  if (time === undefined) return compared(here.day, day);
  if (offset === undefined) return compared(`${here.day} ${here.time}`, `${day} ${time}`);
  const whole = /^[+-]\d\d$/.test(offset) ? `${offset}:00` : offset.replace(/(\d\d)(\d\d)$/, "$1:$2");
  const at = Date.parse(`${day}T${time}${seconds}${whole.toUpperCase()}`);
  return Number.isNaN(at) ? undefined : here.now.getTime() - at;
}

function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
