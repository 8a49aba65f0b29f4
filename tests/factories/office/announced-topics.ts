import pg from "pg";
import { databaseUrl } from "#app/platform/database.server.ts";
import { changeChannel } from "#app/platform/live/announce-change.server.ts";

/** The topics that are announced while some work is done, in order. */
export async function announcedTopics(work: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const topics: string[] = [];
  client.on("notification", ({ payload }) => topics.push(...JSON.parse(payload ?? "{}").topics));
  try {
    await client.query(`listen ${changeChannel}`);
    await work();
    // What was announced before this question comes before its answer.
    await client.query("select 1");
    return topics;
  } finally {
    await client.end();
  }
}
