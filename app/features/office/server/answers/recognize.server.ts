import type * as z from "zod/mini";
import { customersForStaff, findCustomers } from "#app/features/account/staff-customers.server.ts";
import { findAppointments } from "#app/features/booking/staff-booking.server.ts";
import { findVehicles, garageOf } from "#app/features/garage/garage.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { recognizeCall } from "../../calls/appointment-calls.ts";

type Match = z.output<typeof recognizeCall.answer>["matches"][number];
interface Typed {
  readonly plate?: string | undefined;
  readonly phone?: string | undefined;
  readonly customerId?: string | undefined;
}
interface At {
  readonly language: Language;
  readonly now: Date;
}
const mostMatches = 5;

/**
 * Who is meant by a plate or a number at the desk: customers with their cars, and people who came before without an account.
 * The features' own look-ups, side by side.
 */
export async function recognize(
  { plate, phone, customerId }: Typed,
  language: Language,
  now: Date,
): Promise<Match[]> {
  const at = { language, now };
  const [owners, people, guests] = await Promise.all([
    plate === undefined ? [] : findVehicles(plate, mostMatches),
    phone === undefined ? [] : findCustomers(phone, mostMatches),
    findGuests({ plate, phone }, at),
  ]);
  const ids = [
    ...new Set([
      ...(customerId === undefined ? [] : [customerId]),
      ...owners.map(({ customerId }) => customerId),
      ...people.map(({ id }) => id),
    ]),
  ];
  const customers = await Promise.all(ids.slice(0, mostMatches).map((id) => customerMatch(id, at)));
  return [...customers.filter((one) => one !== undefined), ...guests].slice(0, mostMatches);
}

async function customerMatch(id: string, { language, now }: At): Promise<Match | undefined> {
  const [customers, vehicles] = await Promise.all([customersForStaff([id]), garageOf(id, language, now)]);
  const customer = customers.get(id);
  if (customer === undefined || customer.closedAt !== null) return undefined;
  return {
    customerId: id,
    isGuest: false,
    name: customer.name[language],
    phone: customer.phone ?? "",
    cars: vehicles.map(({ vehicleId, model, licensePlateNumber, vin }) => ({
      vehicleId,
      model,
      plate: licensePlateNumber,
      vin,
    })),
  };
}

async function findGuests({ plate, phone }: Typed, at: At): Promise<Match[]> {
  const found = await Promise.all([
    plate === undefined ? [] : findAppointments({ plate }, mostMatches, at),
    phone === undefined ? [] : findAppointments({ guest: phone }, mostMatches, at),
  ]);
  const guests = Map.groupBy(
    found.flat().filter(({ isGuest }) => isGuest),
    ({ customerId }) => customerId,
  );
  return [...guests].map(([customerId, [visit]]) => ({
    ...{ customerId, isGuest: true, name: visit?.customerName ?? "", phone: visit?.phone ?? "" },
    cars:
      visit === undefined
        ? []
        : [{ vehicleId: visit.vehicleId, model: visit.model, plate: visit.plate, vin: visit.vin }],
  }));
}
