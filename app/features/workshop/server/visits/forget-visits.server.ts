import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { erasedCustomer, forgottenBefore } from "../../rules/retention.ts";
import type { WorkshopTables } from "../../tables.ts";
import { deleteFilesOf } from "../pictures/visit-files.server.ts";

/** Of one run, so that its files' job stays small; the next night takes the others. */
const mostVisits = 5_000;

/** Deletes visits of long ago with their files, and sooner those whose customer is gone (product/privacy.md#retention). */
export async function forgetVisits(transaction: AnyTransaction, at: Date): Promise<void> {
  const { ofCustomers, orphans } = forgottenBefore(at);
  const ids = await tablesOf<WorkshopTables>(transaction)
    .selectFrom("workshop.visit")
    .select("appointment_id")
    .where(({ eb, and, or }) =>
      or([
        eb("checked_in_at", "<", ofCustomers),
        and([eb("customer_id", "=", erasedCustomer), eb("checked_in_at", "<", orphans)]),
      ]),
    )
    .limit(mostVisits)
    .execute();
  await deleteVisits(
    transaction,
    ids.map(({ appointment_id: id }) => id),
  );
}

/** Deletes visits with all that belongs to them, their files after them. */
async function deleteVisits(transaction: AnyTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteFilesOfVisits(transaction, ids);
  await tablesOf<WorkshopTables>(transaction)
    .deleteFrom("workshop.visit")
    .where("appointment_id", "in", ids)
    .execute();
}

/** Deletes pictures and signatures of visits, the files after their rows. */
export async function deleteFilesOfVisits(
  transaction: AnyTransaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const trx = tablesOf<WorkshopTables>(transaction);
  const pictures = await trx
    .deleteFrom("workshop.picture")
    .where("appointment_id", "in", ids)
    .returning("id")
    .execute();
  const former = await trx
    .deleteFrom("workshop.former_signature")
    .where("appointment_id", "in", ids)
    .returning("id")
    .execute();
  const signed = await trx
    .selectFrom("workshop.visit")
    .select("signature_file")
    .where("appointment_id", "in", ids)
    .where("signature_file", "is not", null)
    .forUpdate()
    .execute();
  await trx
    .updateTable("workshop.visit")
    .set({ signature_file: null, signed_name: null, signed_at: null })
    .where("appointment_id", "in", ids)
    .execute();
  const signatures = signed.flatMap(({ signature_file: file }) => file ?? []);
  await deleteFilesOf(transaction, [...[...pictures, ...former].map(({ id }) => id), ...signatures]);
}

defineJob({
  name: "forget-visits",
  schema: z.unknown(),
  schedule: "52 3 * * *",
  run: (_, trx) => forgetVisits(trx, now()),
});
