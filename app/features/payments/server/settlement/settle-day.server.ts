import * as z from "zod";
import { addDays, dayIn, startOfDay } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { byStaff } from "../../rules/refund-states.ts";
import { type OurLine, type SettledLine, settledLines, settlementCsv } from "../../rules/settlement.ts";
import type { PaymentsTables } from "../../tables.ts";
import { gatewayOf } from "../gateways/chosen-gateway.server.ts";
import { reportProblem } from "../problems.server.ts";

export interface SettledDay {
  readonly csv: string;
  readonly differences: readonly SettledLine[];
  /** Whether the gateway has a report that programs can read; without one there is nothing to compare with. */
  readonly isCompared: boolean;
}

/**
 * Compares our captures and refunds of a day, in the importer's zone, with the gateway's report. Differences go to the staff, each
 * once; the CSV has the gateway's figures where it gives any.
 */
export async function settleDay(day: string, at: Date = now()): Promise<SettledDay> {
  const { zone } = config.importer;
  const bounds = { from: startOfDay(day, zone), until: startOfDay(addDays(day, 1), zone) };
  const from = startOfDay(addDays(day, -1), zone);
  const until = startOfDay(addDays(day, 2), zone);
  const ours = await ourLines(config.payments.gateway, from, until);
  const theirs = await gatewayOf(config.payments.gateway)?.report?.(from, until);
  if (theirs === undefined) {
    const asReported = ours.map((line) => ({ ...line, fee: null }));
    return { csv: settlementCsv(settledLines(ours, asReported, bounds)), differences: [], isCompared: false };
  }
  const lines = settledLines(ours, theirs, bounds);
  const differences = lines.filter(({ difference }) => difference !== undefined);
  if (differences.length > 0) await reportDifferences(day, differences, at);
  return { csv: settlementCsv(lines), differences, isCompared: true };
}

async function ourLines(gateway: string, from: Date, until: Date): Promise<OurLine[]> {
  const db = database<PaymentsTables>();
  const captures = await db
    .selectFrom("payments.attempt")
    .select(["id", "reference", "captured_charge_id", "captured", "currency", "method", "captured_at"])
    .where("gateway", "=", gateway)
    .where("captured", ">", 0)
    .where("captured_at", ">=", from)
    .where("captured_at", "<", until)
    .orderBy("captured_at")
    .execute();
  const refunds = await db
    .selectFrom("payments.refund as refund")
    .innerJoin("payments.attempt as attempt", "attempt.id", "refund.attempt_id")
    .select(["refund.id", "attempt.reference", "attempt.captured_charge_id", "refund.amount"])
    .select(["attempt.currency", "attempt.method", "refund.changed_at"])
    .where("attempt.gateway", "=", gateway)
    .where("refund.state", "=", "refunded")
    // What staff gave back by hand did not go by the gateway, though it may have been sent there before.
    .where((eb) => eb.or([eb("refund.failure_code", "is", null), eb("refund.failure_code", "<>", byStaff)]))
    .where("refund.changed_at", ">=", from)
    .where("refund.changed_at", "<", until)
    .orderBy("refund.changed_at")
    .execute();
  return [
    ...captures.map((row) => lineOf("capture", row, row.captured, row.captured_at ?? from)),
    ...refunds.map((row) => lineOf("refund", row, row.amount, row.changed_at)),
  ];
}

interface LineRow {
  readonly id: string;
  readonly reference: string;
  readonly captured_charge_id: string | null;
  readonly currency: string;
  readonly method: string;
}

function lineOf(kind: OurLine["kind"], row: LineRow, amount: number, at: Date): OurLine {
  const { id, reference: payable, currency, method } = row;
  return {
    kind,
    chargeId: row.captured_charge_id ?? "",
    reference: id,
    payable,
    amount,
    currency,
    method,
    at,
  };
}

function reportDifferences(day: string, differences: readonly SettledLine[], at: Date): Promise<void> {
  return inTransaction<unknown, void>(async (trx: AnyTransaction) => {
    for (const { ours, theirs, difference } of differences) {
      const line = theirs ?? ours;
      const about = `${day} ${line?.kind} ${line?.reference} ${difference}`;
      await reportProblem(trx, {
        kind: "settlement-differs",
        about,
        detail: { difference, ours, theirs },
        at,
      });
    }
  });
}

// At three in the morning of the Gulf, when the day before has arrived everywhere.
defineOutsideJob({
  name: "settle-payments",
  schema: z.unknown(),
  schedule: "0 0 * * *",
  withinSeconds: 600,
  async callOut() {
    const yesterday = addDays(dayIn(now(), config.importer.zone), -1);
    const { differences, isCompared } = await settleDay(yesterday);
    log.info({ day: yesterday, differences: differences.length, isCompared }, "payments were settled");
  },
});
