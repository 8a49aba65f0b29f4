import { sql } from "kysely";
import * as z from "zod";
import { renewPages } from "#app/features/content/content.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { dayOfPrices } from "../finding/part-rows.server.ts";

/** Longer than the time between two runs, so that one that is delayed misses no beginning of a day. */
const lookBackMs = 30 * 60_000;

defineJob({
  name: "begin-prices",
  schema: z.unknown(),
  schedule: "*/15 * * * *",
  run: (_, trx) => renewAtBeginOfDay(trx, now()),
});

/** Makes pages anew as the importer's day begins, where prices begin to hold with it: they were made with those of before. */
export async function renewAtBeginOfDay(trx: AnyTransaction, at: Date): Promise<void> {
  const today = dayOfPrices(at);
  if (dayOfPrices(new Date(at.getTime() - lookBackMs)) === today) return;
  const { rows } = await sql`select from parts.price where from_day = ${today} limit 1`.execute(trx);
  if (rows.length > 0) await renewPages(trx, config.brand);
}
