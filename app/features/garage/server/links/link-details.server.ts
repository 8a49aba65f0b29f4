import type { Kysely } from "kysely";
import { customerById } from "#app/features/account/account.server.ts";
import { fullNameIn } from "#app/features/account/rules/names.ts";
import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import type { LinkState, RejectReason } from "../../rules/link-states.ts";
import type { GarageTables } from "../../tables.ts";
import { linkReference, linkRequestPath } from "./link-address.server.ts";

interface Person {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly phone: string | undefined;
  readonly email: string | undefined;
}
/** A request as staff see it: who sent it, and what is on record for its VIN. */
export interface LinkDetails {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
  /** The page on which it is answered. */
  readonly path: string;
  readonly state: LinkState;
  readonly reason: RejectReason | null;
  readonly answerNote: string | null;
  readonly vin: string;
  readonly plate: string | null;
  /** The registration card that was sent with it. */
  readonly documentId: string | null;
  readonly note: string;
  readonly language: Language;
  readonly sentAt: Date;
  readonly changedAt: Date;
  readonly customerId: string;
  readonly customer: Person | undefined;
  readonly vehicle:
    | {
        readonly model: Readonly<Record<Language, string>>;
        readonly modelYear: number;
        readonly plate: string;
        readonly owner: Person | undefined;
      }
    | undefined;
}

/** One request with what staff need to answer it; undefined where there is none. */
export async function readLinkDetails(id: string, trx?: AnyTransaction): Promise<LinkDetails | undefined> {
  const tables = (trx ?? database<unknown>()) as Kysely<GarageTables>;
  const row = await tables
    .selectFrom("garage.vehicle_link")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const vehicle = await tables
    .selectFrom("garage.vehicle")
    .selectAll()
    .where("vin", "=", row.vin)
    .executeTakeFirst();
  return {
    id: row.id,
    version: row.version,
    reference: linkReference(row),
    path: linkRequestPath(row),
    state: row.state as LinkState,
    reason: row.reason as RejectReason | null,
    answerNote: row.answer_note,
    vin: row.vin,
    plate: row.plate,
    documentId: row.document_id,
    note: row.note,
    language: row.language === "ar" ? "ar" : "en",
    sentAt: row.created_at,
    changedAt: row.changed_at,
    customerId: row.customer_id,
    customer: await personOf(row.customer_id, trx),
    vehicle: vehicle && {
      model: { en: vehicle.model_en, ar: vehicle.model_ar },
      modelYear: vehicle.model_year,
      plate: vehicle.plate,
      owner: await personOf(vehicle.customer_id, trx),
    },
  };
}

async function personOf(id: string, trx: AnyTransaction | undefined): Promise<Person | undefined> {
  const customer = await customerById(id, trx);
  if (customer === undefined) return undefined;
  const { phones, emails } = customer;
  const name = { en: fullNameIn(customer, "en"), ar: fullNameIn(customer, "ar") };
  return { id, name, phone: phones[0]?.phoneNumber, email: emails[0]?.email };
}
