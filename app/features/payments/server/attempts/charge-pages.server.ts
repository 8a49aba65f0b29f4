import { database, inTransaction } from "#app/platform/database.server.ts";
import { isOpen } from "../../rules/attempt-states.ts";
import type { ChargeSeen } from "../../rules/settle.ts";
import type { PaymentsTables } from "../../tables.ts";
import type { CreatedCharge, Gateway } from "../gateways/gateway.server.ts";
import type { AttemptRow } from "./attempt-rows.server.ts";

/** So long one request may take to make the page of an attempt; longer than the patience with a gateway. */
const makingMs = 60_000;

/** Whether this request is the one that makes the attempt's page now: no gateway has to keep two of one moment apart. */
export async function claimMaking(id: string, at: Date): Promise<boolean> {
  const claimed = await database<PaymentsTables>()
    .updateTable("payments.attempt")
    .set({ making_until: new Date(at.getTime() + makingMs) })
    .where("id", "=", id)
    .where("redirect_url", "is", null)
    .where((eb) => eb.or([eb("making_until", "is", null), eb("making_until", "<=", at)]))
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** No page was made, for all that is known: the next request tries again. */
export async function endMaking(id: string): Promise<void> {
  await database<PaymentsTables>()
    .updateTable("payments.attempt")
    .set({ making_until: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Stores a page that was made, and answers the one that the customer is led to: the first. A second one, made after an answer that
 * came too late, is remembered, since it can be paid as well.
 */
export function savePage(
  { id, gateway }: Pick<AttemptRow, "id" | "gateway">,
  { chargeId, redirectUrl }: CreatedCharge,
  at: Date,
): Promise<string> {
  return inTransaction<PaymentsTables, string>(async (trx) => {
    const { url } = await trx
      .updateTable("payments.attempt")
      .set((eb) => ({
        charge_id: eb.fn.coalesce("charge_id", eb.val(chargeId)),
        redirect_url: eb.fn.coalesce("redirect_url", eb.val(redirectUrl)),
        // News may have been faster than the answer.
        state: eb.case().when("state", "=", "created").then("redirected").else(eb.ref("state")).end(),
        making_until: null,
        changed_at: at,
      }))
      .where("id", "=", id)
      .returning("redirect_url as url")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("payments.charge_page")
      .values({ gateway, charge_id: chargeId, attempt_id: id, made_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return url ?? redirectUrl;
  });
}

/** Reads all charges of an attempt that are known: every one that took money, or else the one that may still. */
export async function readCharges(
  gateway: Gateway | undefined,
  attempt: Pick<AttemptRow, "id" | "charge_id">,
): Promise<ChargeSeen[]> {
  if (gateway === undefined) return [];
  const all: ChargeSeen[] = [];
  for (const chargeId of await chargesOf(attempt)) {
    const seen = await gateway.readCharge(chargeId);
    if (seen !== undefined) all.push(seen);
  }
  const captured = all.filter(({ state }) => state === "captured");
  if (captured.length > 0) return captured;
  return [all.find(({ state }) => isOpen(state)) ?? all.at(-1)].filter((one) => one !== undefined);
}

async function chargesOf({
  id,
  charge_id: chargeId,
}: Pick<AttemptRow, "id" | "charge_id">): Promise<string[]> {
  const pages = await database<PaymentsTables>()
    .selectFrom("payments.charge_page")
    .select("charge_id")
    .where("attempt_id", "=", id)
    .orderBy("made_at")
    .execute();
  const ids = pages.map((page) => page.charge_id);
  return [...new Set(chargeId === null ? ids : [...ids, chargeId])];
}

/** The row as it stands, for who waits for another request to make its page. */
export function pageOf(id: string): Promise<Pick<AttemptRow, "redirect_url" | "making_until"> | undefined> {
  return database<PaymentsTables>()
    .selectFrom("payments.attempt")
    .select(["redirect_url", "making_until"])
    .where("id", "=", id)
    .executeTakeFirst();
}
