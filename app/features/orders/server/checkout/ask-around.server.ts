import { appointmentOfCustomer } from "#app/features/booking/booking.server.ts";
import { carName, fitOf, type OrderablePart, orderableParts } from "#app/features/parts/parts.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { bySuccessor, renewedLines } from "../../rules/cart/cart-lines.ts";
import { isUsable } from "../../rules/cart/checkout.ts";
import { type CartLineRow, readCartRows } from "../cart/cart-rows.server.ts";
import type { Once } from "../done-once.server.ts";
import { type CenterRow, readCenters } from "../stock/read-centers.server.ts";

export interface OrderQuote {
  readonly offers: ReadonlyMap<string, OrderablePart>;
  /** The cart's lines with numbers and prices of now. */
  readonly renewed: readonly CartLineRow[];
  /** Lines that do not fit their car. */
  readonly misfits: ReadonlySet<string>;
  readonly carNames: ReadonlyMap<string, Readonly<Record<Language, string>>>;
  readonly center: CenterRow;
  readonly appointment: { readonly id: string; readonly at: Date; readonly center: string } | undefined;
}
interface Place {
  readonly centerId: string;
  readonly appointmentId?: string | undefined;
}

/** What other rooms say of a cart and of where it is collected, before a transaction begins: they may ask other systems. */
export async function askAround(
  { customerId, now }: Once,
  { centerId, appointmentId }: Place,
): Promise<Result<OrderQuote, "center-unknown" | "appointment-not-usable">> {
  const center = (await readCenters()).find(({ id }) => id === centerId);
  if (center === undefined) return refuse("center-unknown");
  const appointment =
    appointmentId === undefined
      ? succeed(undefined)
      : await usableAppointment({ customerId, appointmentId, center, now });
  if (!appointment.ok) return appointment;
  const { lines } = await readCartRows(customerId);
  const numbers = [...new Set(lines.map(({ part }) => part))];
  const cars = [...new Set(lines.flatMap(({ car }) => car ?? []))];
  const forCars = lines.filter(({ car }) => car !== null);
  const [offers, fits, carNames] = await Promise.all([
    numbers.length === 0 ? new Map<string, OrderablePart>() : orderableParts(numbers, now),
    forCars.length === 0 ? [] : fitOf(forCars.map(({ part, car }) => ({ number: part, car }))),
    Promise.all(cars.map(namesOfCar)),
  ]);
  const all = bySuccessor(offers);
  return succeed({
    offers: all,
    renewed: renewedLines(lines, all),
    misfits: new Set(forCars.filter((_, place) => fits[place] === "does-not-fit").map(({ id }) => id)),
    carNames: new Map(carNames),
    center,
    appointment: appointment.value,
  });
}

async function namesOfCar(car: string): Promise<[string, Record<Language, string>]> {
  const [en = car, ar = car] = await Promise.all([carName(car, "en"), carName(car, "ar")]);
  return [car, { en, ar }];
}

async function usableAppointment({ customerId, appointmentId, center, now }: AppointmentQuestion) {
  const found = await appointmentOfCustomer(customerId, appointmentId, "en", now);
  if (found === undefined) return refuse("appointment-not-usable");
  const { code, serviceTerritoryId: centerId, schedStartTime } = found;
  const startsAt = new Date(schedStartTime);
  if (!isUsable({ code, centerId, startsAt }, center.supplies, now)) return refuse("appointment-not-usable");
  return succeed({ id: appointmentId, at: startsAt, center: centerId });
}

interface AppointmentQuestion {
  readonly customerId: string;
  readonly appointmentId: string;
  readonly center: CenterRow;
  readonly now: Date;
}
