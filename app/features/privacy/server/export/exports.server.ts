import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import * as z from "zod";
import { notifyOfExport } from "#app/features/account/account.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { now as clock } from "#app/platform/clock.server.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob, defineOutsideJob, sendJob } from "#app/platform/jobs.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { sealBytes, secretFor, unsealBytes } from "#app/platform/secrets.server.ts";
import type { ExportState } from "../../calls.ts";
import { addressLifeMs, exportLifeMs, preparationMs } from "../../rules/deadlines.ts";
import type { PrivacyTables } from "../../tables.ts";
import { forgetNotes, privacyTopics } from "../staff/request-notes.server.ts";
import { buildExport } from "./build-export.server.ts";

const purpose = "privacy-export";
const db = () => database<PrivacyTables>();

/**
 * Requests a copy of everything that is stored about a customer. One that is there already is replaced; one that is being
 * prepared goes on, since each costs a reading of everything.
 */
export async function requestExport(
  trx: AnyTransaction,
  { customerId, language, now }: { customerId: string; language: Language; now: Date },
): Promise<ExportState> {
  const current = await currentExport(customerId, now, tablesOf<PrivacyTables>(trx));
  if (current?.ready_at === null && now.getTime() - current.requested_at.getTime() < preparationMs)
    return stateOf(current);
  const id = newId<"Export">(now.getTime());
  const requested = {
    id,
    customer_id: customerId,
    language,
    requested_at: now,
    ready_at: null,
    sealed_zip: null,
    expires_at: new Date(now.getTime() + exportLifeMs),
  };
  await tablesOf<PrivacyTables>(trx)
    .insertInto("privacy.export")
    .values(requested)
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(requested))
    .execute();
  await notifyOfExport(trx, customerId, language);
  await announceChange(trx, privacyTopics);
  await sendJob(trx, prepareExport, { exportId: id });
  return stateOf(requested);
}

/** Files of the copy are opened by their own storage, so no transaction is open meanwhile. */
export const prepareExport = defineOutsideJob({
  name: "prepare-privacy-export",
  schema: z.object({ exportId: z.string() }),
  atOnce: 1,
  async callOut({ exportId }) {
    const row = await db()
      .selectFrom("privacy.export")
      .select(["customer_id", "language"])
      .where("id", "=", exportId)
      .where("ready_at", "is", null)
      .executeTakeFirst();
    if (row === undefined) return;
    const language = isLanguage(row.language) ? row.language : "en";
    const zip = await buildExport(row.customer_id, language, clock());
    const sealed = { ready_at: clock(), sealed_zip: sealBytes(purpose, zip, exportId) };
    await inTransaction<PrivacyTables, void>(async (trx) => {
      await trx.updateTable("privacy.export").set(sealed).where("id", "=", exportId).execute();
      await announceChange(trx as unknown as AnyTransaction, privacyTopics);
    });
  },
});

/** The customer's copy, if there is one that has not expired. */
export async function exportOf(customerId: string, now: Date): Promise<ExportState | undefined> {
  const row = await currentExport(customerId, now);
  return row && stateOf(row);
}

/** A path that downloads the customer's copy, for five minutes; undefined while there is none. */
export async function exportPath(customerId: string, now: Date): Promise<string | undefined> {
  const row = await currentExport(customerId, now);
  if (row === undefined || row.ready_at === null) return undefined;
  const end = Math.floor((now.getTime() + addressLifeMs) / 1000);
  return `/copies/${row.id}.${end}.${signed(row.id, end)}`;
}

/** The ZIP that such a path opens; undefined where it is forged or over. */
export async function exportOfPath(token: string, now: Date): Promise<Buffer | undefined> {
  const [, id = "", end = "", signature = ""] = /^([\w-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === "" || Number(end) * 1000 <= now.getTime()) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signed(id, Number(end))))) return undefined;
  const row = await db()
    .selectFrom("privacy.export")
    .select("sealed_zip")
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.sealed_zip ? unsealBytes(purpose, row.sealed_zip, id) : undefined;
}

export async function forgetExports(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<PrivacyTables>(trx).deleteFrom("privacy.export").where("expires_at", "<=", at).execute();
}

defineJob({
  name: "forget-privacy-exports",
  schema: z.unknown(),
  schedule: "*/30 * * * *",
  async run(_, trx) {
    await forgetExports(trx, clock());
    await forgetNotes(trx, clock());
  },
});

function currentExport(customerId: string, now: Date, connection: Kysely<PrivacyTables> = db()) {
  return connection
    .selectFrom("privacy.export")
    .select(["id", "requested_at", "ready_at", "expires_at"])
    .where("customer_id", "=", customerId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

function stateOf(row: { requested_at: Date; ready_at: Date | null; expires_at: Date }): ExportState {
  return {
    state: row.ready_at === null ? "preparing" : "ready",
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

function signed(id: string, end: number): string {
  return createHmac("sha256", secretFor("privacy-export-address")).update(`${id} ${end}`).digest("base64url");
}
