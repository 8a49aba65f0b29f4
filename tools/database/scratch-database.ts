import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { migrate } from "#app/platform/migrate.server.ts";
import { databaseOn } from "../../tests/factories/database/database-address.ts";
import { root } from "../program.ts";

/**
 * Lets the work see a freshly migrated, empty database, and drops it after: on the server that is given, or on an
 * embedded PostgreSQL of its own, so that neither a running program nor running tests are touched.
 */
export async function withMigratedDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const given = process.env.MARSA_TEST_SERVER || process.env.DATABASE_URL;
  const cluster = given ? undefined : await openCluster(join(root, "data/check"));
  try {
    return await withScratchDatabase(given || (cluster?.url("postgres") ?? ""), async (url) => {
      await migrate(url);
      return once(url, work);
    });
  } finally {
    await cluster?.stop();
  }
}

/** Makes an empty database on a server for the time of the work. */
export async function withScratchDatabase<T>(server: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `scratch_${randomBytes(6).toString("hex")}`;
  await once(server, (client) => client.query(`create database ${name}`));
  try {
    return await work(databaseOn(server, name));
  } finally {
    await once(server, (client) => client.query(`drop database ${name} with (force)`));
  }
}

async function once<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
