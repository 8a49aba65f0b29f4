import { rm } from "node:fs/promises";
import pg from "pg";
import { chainHeadFile } from "#app/features/staff/server/audit/chain-head.server.ts";
import { config } from "#app/platform/config.server.ts";
import { DataFolderInUse, openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { ownSchemas } from "./database/own-schemas.ts";

// `npm run db:reset`: drops everything that Marsa stores in its database. The next start migrates and seeds anew.
const opened = await openDatabase({ url: config.env.DATABASE_URL, dataDir: config.dataDir }).catch(
  (error: Error) => {
    if (!(error instanceof DataFolderInUse)) throw error;
    process.stderr.write(`${error.message}: stop it first.\n`);
    return process.exit(1);
  },
);
const client = new pg.Client({ connectionString: opened.url });
await client.connect();
for (const schema of await ownSchemas()) await client.query(`drop schema if exists ${schema} cascade`);
await client.query("drop table if exists public.migration");
const { rows } = await client.query<{ name: string }>("select current_database() as name");
await client.end();
// The chain of the audit begins anew.
for (const { name } of rows) await rm(chainHeadFile(name), { force: true });
await opened.close();
process.stdout.write("The database is empty. `npm start` fills it again.\n");
