import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { AccountTables } from "../tables.ts";

const expiring = [
  "registration",
  "password_reset",
  "login_request",
  "login_code",
  "session",
  "email_change",
  "email_undo",
  "factor_reset",
  "staff_invitation",
] as const;

/** Every hour, rows that can no longer be used are removed: they hold people's data without a purpose. */
defineJob({
  name: "account-sweep-expired",
  schema: z.object({}),
  schedule: "17 * * * *",
  async run(_, trx) {
    const db = tablesOf<AccountTables>(trx);
    for (const table of expiring)
      await db.deleteFrom(`account.${table}`).where("expires_at", "<=", now()).execute();
    await db.deleteFrom("account.attempt").where("window_ends_at", "<=", now()).execute();
    await db.deleteFrom("account.oidc_record").where("expires_at", "<=", new Date()).execute();
  },
});
