import * as z from "zod";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { chainEntries } from "./chain-entries.server.ts";
import { checkAudit } from "./check-audit.server.ts";

/** What a process that crashed had written and not chained. Files are written beside the database. */
defineOutsideJob({
  name: "chain-audit",
  schema: z.unknown(),
  schedule: "* * * * *",
  async callOut() {
    await chainEntries();
  },
});

defineOutsideJob({
  name: "check-audit",
  schema: z.unknown(),
  schedule: "23 1 * * *",
  atOnce: 1,
  withinSeconds: 3_600,
  async callOut() {
    await checkAudit();
  },
});
