import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { expectArabicMessages } from "./arabic-messages.ts";
import { databaseOn } from "./database-address.ts";
import { demoTemplate } from "./demo-template.ts";

/**
 * Gives the tests of a file (or of a describe) a migrated, empty PostgreSQL database of their own, copied from the
 * run's template in about 50 ms, and drops it after them, once its Arabic messages are read. `url` is for tests that start further processes; with `demo` their
 * first start finds the demo there and is a second one. With one of the `connections` a caller that waits for a second one waits for ever.
 */
export function testDatabase({ jobs = true, demo = false, connections = 16 } = {}): {
  readonly url: string;
  readonly name: string;
} {
  const server = process.env.MARSA_TEST_SERVER ?? "";
  const template = process.env.MARSA_TEST_TEMPLATE ?? "";
  // Two files may draw the same known bytes side by side.
  const unlike = `${randomBytes(6).toString("hex")}_${process.hrtime.bigint()}`;
  const name = `${template.replace("template", "test")}_${unlike}`;
  const url = databaseOn(server || "postgres://absent", name);
  beforeAll(async () => {
    if (server === "")
      throw new Error("MARSA_TEST_SERVER is missing: tests run by `npm test` or with its global setup");
    const copied = demo ? await demoTemplate(server, template) : template;
    await administer(server, `create database ${name} template ${copied} strategy file_copy`);
    connectDatabase(url, connections);
    await loadSecret();
    if (jobs) await startJobs(url, { work: false });
  });
  afterAll(async () => {
    if (jobs) await stopJobs(1_000);
    await closeDatabase();
    try {
      await expectArabicMessages(url);
    } finally {
      await administer(server, `drop database if exists ${name} with (force)`);
    }
  });
  return { url, name };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
