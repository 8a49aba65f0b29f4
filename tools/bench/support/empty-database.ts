import { join } from "node:path";
import { closeDatabase, connectDatabase } from "#app/platform/database.server.ts";
import { openCluster } from "#app/platform/embedded-postgres/cluster.server.ts";
import { migrate } from "#app/platform/migrate.server.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { withScratchDatabase } from "../../database/scratch-database.ts";
import { root } from "../../program.ts";

/** Connects this process to a freshly migrated database for the time of the work; the database is dropped after it. */
export async function withEmptyDatabase(work: () => Promise<void>): Promise<void> {
  const given = process.env.DATABASE_URL;
  const cluster = given ? undefined : await openCluster(join(root, "data/bench"));
  try {
    await withScratchDatabase(given || (cluster?.url("postgres") ?? ""), async (url) => {
      await migrate(url);
      connectDatabase(url);
      await loadSecret();
      await work().finally(closeDatabase);
    });
  } finally {
    await cluster?.stop();
  }
}
