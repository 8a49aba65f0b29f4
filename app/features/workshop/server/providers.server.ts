import type { Language } from "#app/i18n/language.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { EarlierReading } from "../rules/check-in.ts";

/** Where readings of odometers are stored beside the visits: with the customers' cars. */
export interface Odometers {
  /** The last reading on record; undefined where there is none. */
  readonly lastKnown: (trx: AnyTransaction, vehicleId: string) => Promise<EarlierReading | undefined>;
  readonly record: (trx: AnyTransaction, vehicleId: string, odometer: number) => Promise<void>;
}
/** How a person without an account is reached. */
export interface Guest {
  readonly name: string;
  readonly phone: string;
  readonly language: Language;
}
type GuestOf = (trx: AnyTransaction, customerId: string) => Promise<Guest | undefined>;

let odometers: Odometers | undefined;
let guestOf: GuestOf | undefined;

/** The host names where odometers of customers' cars are stored. Without it visits alone have them. */
export function provideOdometers(provided: Odometers): void {
  odometers = provided;
}
/** The host names who knows people without an account. Without it they get no messages. */
export function provideGuests(provided: GuestOf): void {
  guestOf = provided;
}

export function odometersOfCars(): Odometers | undefined {
  return odometers;
}
export async function findGuest(trx: AnyTransaction, customerId: string): Promise<Guest | undefined> {
  return guestOf?.(trx, customerId);
}
