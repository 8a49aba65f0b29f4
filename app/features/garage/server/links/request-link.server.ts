import { sql } from "kysely";
import { documentOfCustomer } from "#app/features/documents/documents.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { linksCountSince, mostLinksPerDay, moveLink } from "../../rules/link-states.ts";
import { carOnCard, isVinOfCard } from "../../rules/registration-card.ts";
import type { GarageTables } from "../../tables.ts";
import { linkReference } from "./link-address.server.ts";
import { mailLinkDesk } from "./mail-link-desk.server.ts";
import { type LinkRow, linkTopics, saveLinkMove } from "./save-link-move.server.ts";

export interface LinkRequest {
  readonly customerId: string;
  readonly vin: string;
  readonly plate?: string | undefined;
  readonly note?: string | undefined;
  /** The registration card that states the VIN. */
  readonly documentId?: string | undefined;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Stores a customer's request for a vehicle and mails it to the service desk. Refuses a vehicle of their own, a VIN that
 * waits for its answer, and more requests than a day allows; with a card, one that is no confirmed registration of theirs, or
 * that states another VIN. What is on record for others changes nothing of the answer.
 */
export async function requestLink(
  transaction: AnyTransaction,
  { customerId, vin, plate, note = "", documentId, language, now }: LinkRequest,
): Promise<
  Result<
    { id: string; reference: string },
    "not-found" | "card-differs" | "already-yours" | "already-requested" | "too-many-links"
  >
> {
  const trx = tablesOf<GarageTables>(transaction);
  // One at a time for a customer: requests side by side would each find the day's limit not reached.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vehicle-link ${customerId}`}, 0))`.execute(trx);
  if (documentId !== undefined) {
    const document = await documentOfCustomer(customerId, documentId, transaction);
    const card = document && carOnCard(document);
    if (card === undefined) return refuse("not-found");
    if (!isVinOfCard(vin, card)) return refuse("card-differs");
  }
  const own = await trx
    .selectFrom("garage.vehicle")
    .select("id")
    .where("vin", "=", vin)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (own !== undefined) return refuse("already-yours");
  const recent = await trx
    .selectFrom("garage.vehicle_link")
    .select(["vin", "state", "created_at"])
    .where("customer_id", "=", customerId)
    .where(({ eb, or }) => or([eb("state", "=", "waiting"), eb("created_at", ">", linksCountSince(now))]))
    .execute();
  if (recent.some((link) => link.state === "waiting" && link.vin === vin)) return refuse("already-requested");
  const today = recent.filter(({ created_at: at }) => at > linksCountSince(now));
  if (today.length >= mostLinksPerDay) return refuse("too-many-links");
  const id = newId<"VehicleLink">(now.getTime());
  const { number } = await trx
    .insertInto("garage.vehicle_link")
    .values({
      ...{ id, customer_id: customerId, vin, plate: plate ?? null, note, language, state: "waiting" },
      ...{ version: 1, created_at: now, changed_at: now, document_id: documentId ?? null },
    })
    .returning("number")
    .executeTakeFirstOrThrow();
  await announceChange(transaction, linkTopics);
  await mailLinkDesk(transaction, id, "new");
  return succeed({ id, reference: linkReference({ number }) });
}

/** Withdraws a customer's own request. Refuses one that is answered; to withdraw it again changes nothing. */
export async function withdrawLink(
  transaction: AnyTransaction,
  { customerId, id, now }: { readonly customerId: string; readonly id: string; readonly now: Date },
): Promise<Result<null, "not-found" | "already-answered">> {
  const row = (await tablesOf<GarageTables>(transaction)
    .selectFrom("garage.vehicle_link")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .forUpdate()
    .executeTakeFirst()) as LinkRow | undefined;
  if (row === undefined) return refuse("not-found");
  if (row.state === "withdrawn") return succeed(null);
  const moved = moveLink(row.state, "withdrawn", "customer");
  if (!moved.ok) return refuse("already-answered");
  await saveLinkMove(transaction, row, { state: moved.value }, now);
  await announceChange(transaction, linkTopics);
  return succeed(null);
}
