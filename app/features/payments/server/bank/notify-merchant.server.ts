import type { Selectable, Transaction } from "kysely";
import * as z from "zod";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import type { Scenario } from "../../rules/bank/test-cards.ts";
import type { BankCharge, PaymentsTables } from "../../tables.ts";
import { hmacOf } from "../gateways/signatures.server.ts";
import { bankKey } from "./bank-key.server.ts";

/** How long the bank waits where it notifies late: longer than anybody looks at the page after paying. */
const lateMs = 45_000;
const patienceMs = 10_000;

/** Posts one signed notification. A merchant who does not answer is notified again. */
export const notifyMerchant = defineOutsideJob({
  name: "demo-bank-notification",
  schema: z.object({ url: z.string(), body: z.string() }),
  async callOut({ url, body }) {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-bank-signature": hmacOf(bankKey(), body) },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`the merchant answered ${answer.status}`);
  },
});

/** Queues what the bank has to say of a charge: once, or as its card's scenario wants it. */
export async function notifyOf(
  transaction: Transaction<PaymentsTables>,
  charge: Selectable<BankCharge>,
  scenario: Scenario,
): Promise<void> {
  const trx = transaction as unknown as AnyTransaction;
  const send = (state: string, after: number) =>
    sendJob(trx, notifyMerchant, { url: charge.notify_url, body: bodyOf(charge.id, state) }, { after });
  await send(charge.state, scenario === "reported-late" ? lateMs : 0);
  if (scenario !== "reported-repeatedly") return;
  await send(charge.state, 0);
  await send("code", 2_000);
  await send(charge.state, 4_000);
}

function bodyOf(id: string, state: string): string {
  return JSON.stringify({ id: `${id}.${state}`, charge: id, state });
}
