import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { migrate } from "#app/platform/migrate.server.ts";
import { root } from "../program.ts";

/**
 * Lets the work see a freshly migrated, empty database, and drops it after: on the server of DATABASE_URL, or on an
 * embedded PostgreSQL of its own, so that neither a running program nor running tests are touched.
 */
export async function withScratchDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const given = process.env.DATABASE_URL;
  const cluster = given ? undefined : await openCluster(join(root, "data/check"));
  const server = given || (cluster?.url("postgres") ?? "");
  const name = `scratch_${randomBytes(6).toString("hex")}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  try {
    await once(server, (client) => client.query(`create database ${name}`));
    try {
      await migrate(address.href);
      return await once(address.href, work);
    } finally {
      await once(server, (client) => client.query(`drop database ${name} with (force)`));
    }
  } finally {
    await cluster?.stop();
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
