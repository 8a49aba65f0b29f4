import { dayIn } from "#app/i18n/dates/dates.ts";
import type { PickupCenter } from "../../call-fields.ts";
import type { CartLine } from "../../cart-calls.ts";
import type { Availability } from "../../order-calls.ts";

export interface MissingPart {
  readonly name: string;
  readonly wanted: number;
  readonly available: number;
}

/**
 * What a center cannot hand over of a cart, the pieces of a part summed over its lines. Undefined where the stock of a part
 * is not known.
 */
export function missingAt(
  centerId: string,
  lines: readonly Pick<CartLine, "number" | "name" | "quantity">[],
  stockOf: (number: string) => Availability | undefined,
): MissingPart[] | undefined {
  const wanted = new Map<string, MissingPart>();
  for (const { number, name, quantity } of lines) {
    const stock = stockOf(number);
    if (stock === undefined) return undefined;
    const available = stock.centers.find((one) => one.centerId === centerId)?.available ?? 0;
    wanted.set(number, { name, available, wanted: (wanted.get(number)?.wanted ?? 0) + quantity });
  }
  return [...wanted.values()].filter((part) => part.available < part.wanted);
}

/** Its opening times of the day that it is at the center now. */
export function hoursToday({ weekdays, timeZone }: Pick<PickupCenter, "weekdays" | "timeZone">, now: number) {
  const day = dayIn(new Date(now), timeZone);
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? [];
}

/** The next day on which it opens, not counting today: YYYY-MM-DD. */
export function nextOpenDay(
  { weekdays, timeZone }: Pick<PickupCenter, "weekdays" | "timeZone">,
  now: number,
) {
  const dayMs = 86_400_000;
  const today = Date.parse(`${dayIn(new Date(now), timeZone)}T00:00:00Z`);
  const days = Array.from({ length: 7 }, (_, ahead) => new Date(today + (ahead + 1) * dayMs));
  const open = days.find((day) => (weekdays[day.getUTCDay()] ?? []).length > 0);
  return open?.toISOString().slice(0, 10);
}
