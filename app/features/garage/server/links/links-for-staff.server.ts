import { sql } from "kysely";
import { type CustomerBrief, customersForStaff } from "#app/features/account/staff-customers.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database, tablesFor } from "#app/platform/database.server.ts";
import type { LinkState, RejectReason } from "../../rules/link-states.ts";
import type { GarageTables } from "../../tables.ts";
import { linkReference } from "./link-address.server.ts";

/** A request as the office shows it: who sent it, and what is on record for its VIN. */
export interface LinkForStaff {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
  readonly state: LinkState;
  readonly reason: RejectReason | null;
  readonly answerNote: string | null;
  /** Who answered in the office; null before that, and for one that was answered on its signed page. */
  readonly answeredBy: string | null;
  readonly vin: string;
  readonly plate: string | null;
  /** The registration card that was sent with it. */
  readonly documentId: string | null;
  readonly note: string;
  readonly language: Language;
  readonly sentAt: Date;
  readonly changedAt: Date;
  readonly customerId: string;
  /** Null once the account is erased. */
  readonly customer: CustomerBrief | null;
  /** Null where the VIN is not on record: approving takes the details of the car. */
  readonly vehicle: {
    readonly id: string;
    readonly model: Readonly<Record<Language, string>>;
    readonly modelYear: number;
    readonly plate: string;
    readonly ownerId: string;
    readonly owner: CustomerBrief | null;
  } | null;
}

export interface LinkPage {
  readonly links: readonly LinkForStaff[];
  /** `after` of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

const longestPage = 200;
/** As many are in the queue itself. */
const mostInQueue = 50;

/** Requests that wait, the oldest first: two queries whatever their number. Ids are in the order of time, so one is the cursor. */
export async function linkRequestsForStaff({
  after = "",
  limit,
}: {
  readonly after?: string | undefined;
  readonly limit: number;
}): Promise<LinkPage> {
  const count = Math.min(Math.max(limit, 1), longestPage);
  const rows = await linkRows()
    .where("link.state", "=", "waiting")
    .where("link.id", ">", after)
    .orderBy("link.id")
    .limit(count + 1)
    .execute();
  const links = await withPeople(rows.slice(0, count));
  return { links, next: rows.length > count ? links.at(-1)?.id : undefined };
}

/** One request; undefined where there is none, or none any more. */
export async function linkForStaff(id: string, trx?: AnyTransaction): Promise<LinkForStaff | undefined> {
  const [link] = await withPeople(await linkRows(trx).where("link.id", "=", id).execute(), trx);
  return link;
}

/** All requests of a customer, the newest first. */
export async function linksOfCustomerForStaff(customerId: string): Promise<LinkForStaff[]> {
  const rows = await linkRows()
    .where("link.customer_id", "=", customerId)
    .orderBy("link.created_at", "desc")
    .orderBy("link.id", "desc")
    .limit(100)
    .execute();
  return withPeople(rows);
}

/** How many requests wait, since when, and the first of them. */
export async function linkRequestsWaiting() {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(created_at) as oldest
    from garage.vehicle_link where state = 'waiting'`.execute(database<unknown>());
  const { count, oldest } = rows[0] ?? { count: 0, oldest: null };
  const { links: first } = await linkRequestsForStaff({ limit: mostInQueue });
  return { count, oldest, first };
}

function linkRows(trx?: AnyTransaction) {
  return tablesFor<GarageTables>(trx)
    .selectFrom("garage.vehicle_link as link")
    .leftJoin("garage.vehicle as vehicle", "vehicle.vin", "link.vin")
    .selectAll("link")
    .select(["vehicle.id as vehicle_id", "vehicle.customer_id as owner_id", "vehicle.plate as vehicle_plate"])
    .select(["vehicle.model_en", "vehicle.model_ar", "vehicle.model_year"]);
}
type Row = Awaited<ReturnType<ReturnType<typeof linkRows>["execute"]>>[number];

async function withPeople(rows: readonly Row[], trx?: AnyTransaction): Promise<LinkForStaff[]> {
  const people = await customersForStaff(
    rows.flatMap(({ customer_id: id, owner_id: ownerId }) => (ownerId === null ? [id] : [id, ownerId])),
    trx,
  );
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, reference: linkReference(row) },
    ...{ state: row.state as LinkState, reason: row.reason as RejectReason | null },
    ...{ answerNote: row.answer_note, answeredBy: row.answered_by_name },
    ...{ vin: row.vin, plate: row.plate, documentId: row.document_id, note: row.note },
    language: row.language === "ar" ? "ar" : "en",
    ...{ sentAt: row.created_at, changedAt: row.changed_at },
    customerId: row.customer_id,
    customer: people.get(row.customer_id) ?? null,
    vehicle: vehicleOf(row, people),
  }));
}

function vehicleOf(row: Row, people: ReadonlyMap<string, CustomerBrief>): LinkForStaff["vehicle"] {
  const { vehicle_id: id, owner_id: ownerId } = row;
  if (id === null || ownerId === null) return null;
  return {
    id,
    model: { en: row.model_en ?? "", ar: row.model_ar ?? "" },
    modelYear: row.model_year ?? 0,
    plate: row.vehicle_plate ?? "",
    ownerId,
    owner: people.get(ownerId) ?? null,
  };
}
