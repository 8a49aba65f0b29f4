import pg from "pg";
import { config } from "#app/platform/config.server.ts";
import { openDatabase } from "#app/platform/embedded-postgres/open-database.server.ts";
import { ownSchemas } from "./database/own-schemas.ts";

// `npm run db:reset`: drops everything that Marsa keeps in its database. The next start migrates and seeds anew.
const opened = await openDatabase({ url: config.env.DATABASE_URL, dataDir: config.dataDir });
const client = new pg.Client({ connectionString: opened.url });
await client.connect();
for (const schema of await ownSchemas()) await client.query(`drop schema if exists ${schema} cascade`);
await client.query("drop table if exists public.migration");
await client.end();
await opened.close();
process.stdout.write("The database is empty. `npm start` fills it again.\n");
