import { ownerOfNumber } from "#app/features/phone/phone.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { dialledPhone } from "../../rules/staff/search-text.ts";
import { serviceTopic } from "../../rules/staff/service-topic.ts";
import type { BookingTables } from "../../tables.ts";

export interface GuestCar {
  /** Without blanks, Latin digits. */
  readonly plate: string;
  readonly modelName: string;
  readonly vin: string;
}
export interface GuestPerson {
  readonly name: string;
  readonly phone: string;
  readonly language: Language;
}

/** The dial code of the own country, without the sign. */
export function ownDialCode(): string {
  return internationalPhone("", config.importer.country).slice(1);
}

/**
 * Who brings a car, by their telephone: the customer who has confirmed the number, else the guest with that number and plate,
 * who is made if there is none. Name, model and VIN are as they were said last. Refuses what is no number.
 */
export async function personOfPhone(
  trx: AnyTransaction,
  person: GuestPerson,
  car: GuestCar,
  { by, now }: { readonly by: StaffActor; readonly now: Date },
): Promise<Result<{ customerId: string } | { guestId: string }, "phone-invalid">> {
  const phone = dialledPhone(person.phone, ownDialCode());
  if (phone === undefined) return refuse("phone-invalid");
  const owner = await ownerOfNumber(trx, phone);
  if (owner !== undefined) return succeed({ customerId: owner.customerId });
  const said = { name: person.name.trim().slice(0, 60), model: car.modelName, language: person.language };
  const { id } = await tablesOf<BookingTables>(trx)
    .insertInto("booking.guest")
    .values({
      ...said,
      ...{ id: newId<"Guest">(now.getTime()), phone, plate: car.plate, vin: car.vin },
      ...{ created_by: by.staffId, created_at: now },
    })
    .onConflict((conflict) =>
      conflict
        .columns(["phone", "plate"])
        // A VIN that was read once stays.
        .doUpdateSet(car.vin === "" ? said : { ...said, vin: car.vin }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return succeed({ guestId: id });
}

/**
 * Gives the appointments of guests with a telephone number to the customer who has confirmed it, in that transaction; the
 * guests are gone then. Answers the ids that they had, by which other features know them. To do it again changes nothing.
 */
export async function claimGuestVisits(
  transaction: AnyTransaction,
  customerId: string,
  phone: string,
): Promise<string[]> {
  const dialled = dialledPhone(phone, ownDialCode());
  if (dialled === undefined) return [];
  const trx = tablesOf<BookingTables>(transaction);
  const guests = await trx.deleteFrom("booking.guest").where("phone", "=", dialled).returning("id").execute();
  if (guests.length === 0) return [];
  const claimed = await trx
    .updateTable("booking.appointment")
    .set({ customer_id: customerId })
    .where(
      "customer_id",
      "in",
      guests.map(({ id }) => id),
    )
    .returning("center_id")
    .execute();
  const topics = [...new Set(claimed.map((one) => one.center_id))].map(serviceTopic);
  if (topics.length > 0) await announceChange(transaction, [...topics, "people"]);
  return guests.map(({ id }) => id);
}

/** How a person without an account is reached; undefined for anybody else. */
export async function guestById(trx: AnyTransaction, id: string): Promise<GuestPerson | undefined> {
  const guest = await tablesOf<BookingTables>(trx)
    .selectFrom("booking.guest")
    .select(["name", "phone", "language"])
    .where("id", "=", id)
    .executeTakeFirst();
  return guest && { ...guest, language: guest.language === "ar" ? "ar" : "en" };
}
