import * as z from "zod";
import { customerById } from "#app/features/account/account.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { linesOf, ordersOf } from "../orders/order-rows.server.ts";
import { chosenErp, DocumentRefused, type Erp, type ErpDocument } from "./erp.server.ts";

const mostAtOnce = 500;
/** While the ERP is away nobody waits for all of them. */
const mostFailures = 3;

/**
 * Hands what waits over to the ERP, the oldest first. A document is noted as sent after the ERP has taken it; after a crash in
 * between it is sent again under the same key. Answers how many were taken.
 */
export async function sendDocuments(erp: Erp, at: Date): Promise<number> {
  const waiting = await ordersOf()
    .selectFrom("orders.hand_over as hand_over")
    .innerJoin("orders.order as order", "order.id", "hand_over.order_id")
    .select(["hand_over.key", "hand_over.kind", "hand_over.amount", "hand_over.created_at"])
    .select(["order.id", "order.number", "order.center", "order.customer_id"])
    .where("hand_over.state", "=", "waiting")
    .orderBy("hand_over.created_at")
    .orderBy("hand_over.key")
    .limit(mostAtOnce)
    .execute();
  let [taken, failures] = [0, 0];
  for (const row of waiting) {
    const outcome = await send(erp, row, at);
    if (outcome === "sent") taken += 1;
    if (outcome === "failed") failures += 1;
    if (failures >= mostFailures) break;
  }
  if (failures > 0) throw Object.assign(new Error("the ERP did not take everything"), { code: "erp" });
  return taken;
}

interface Waiting {
  readonly key: string;
  readonly kind: string;
  readonly amount: number;
  readonly created_at: Date;
  readonly id: string;
  readonly number: string | null;
  readonly center: string;
  readonly customer_id: string;
}

async function send(erp: Erp, row: Waiting, at: Date): Promise<"sent" | "refused" | "failed"> {
  try {
    await erp.take(await documentOf(row));
  } catch (error) {
    if (!(error instanceof DocumentRefused)) return "failed";
    // It waits on, until it is mended there.
    log.error({ document: row.key, answer: error.message }, "the ERP refuses a document");
    return "refused";
  }
  await ordersOf()
    .updateTable("orders.hand_over")
    .set({ state: "sent", sent_at: at })
    .where("key", "=", row.key)
    .execute();
  return "sent";
}

async function documentOf(row: Waiting): Promise<ErpDocument> {
  const lines = await linesOf(row.id);
  const customer = await customerById(row.customer_id);
  return {
    key: row.key,
    kind: row.kind === "paid" ? "paid" : "refunded",
    orderNumber: row.number ?? "",
    salesOrg: config.orders.salesOrg,
    kunnr: customer?.kunnr ?? null,
    ...{ center: row.center, currency: "QAR", amount: row.amount, at: row.created_at.toISOString() },
    lines: lines.map((line) => ({
      line: line.line,
      partNumber: line.part,
      quantity: line.quantity,
      unitPrice: line.original_price - line.unit_discount,
    })),
  };
}

/** By the clock and not by the order: one that was handed over while the ERP was away goes with the next run. */
defineOutsideJob({
  name: "hand-orders-over",
  schema: z.unknown(),
  schedule: "*/2 * * * *",
  withinSeconds: 600,
  async callOut() {
    const erp = chosenErp();
    if (erp !== undefined) await sendDocuments(erp, now());
  },
});
