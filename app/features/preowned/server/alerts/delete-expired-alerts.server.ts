import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { PreownedTables } from "../../tables.ts";

/** An address that nobody confirmed is forgotten after so long: it may be a stranger's. */
const unconfirmedForMs = 48 * 3_600_000;

export async function deleteExpiredAlerts(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<PreownedTables>(trx)
    .deleteFrom("preowned.alert")
    .where("confirmed_at", "is", null)
    .where("created_at", "<", new Date(at.getTime() - unconfirmedForMs))
    .execute();
}

defineJob({
  name: "forget-stock-alerts",
  schema: z.unknown(),
  schedule: "19 * * * *",
  run: (_, trx) => deleteExpiredAlerts(trx, now()),
});
