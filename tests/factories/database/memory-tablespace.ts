import { chown, mkdtemp, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { unprivileged } from "#app/platform/embedded-postgres/cluster.server.ts";

/** Linux's file system in memory; a container often gives it 64 MB. */
const inMemory = "/dev/shm";
const enoughBytes = 2 * 1024 ** 3;

/**
 * Makes a tablespace in memory for a run's template and so for its copies; false where there is no room. A copy is a thousand
 * files, made and deleted hundreds of times: ext4 without a journal looks at all that were deleted in the last minutes for each
 * new one, which took three quarters of a second a copy.
 */
export async function createMemoryTablespace(client: pg.Client, name: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < enoughBytes) return false;
  const folder = await mkdtemp(join(inMemory, "marsa-test-"));
  if (process.getuid?.() === 0) await chown(folder, unprivileged, unprivileged);
  await client.query(`create tablespace ${name} location '${folder}'`);
  return true;
}

/** Gives back the empty tablespaces that are meant; after a restart of the machine the folder of one is gone. */
export async function dropMemoryTablespaces(
  client: pg.Client,
  isMeant: (name: string) => boolean,
): Promise<void> {
  const { rows } = await client.query<{ name: string; folder: string }>(
    "select spcname as name, pg_tablespace_location(oid) as folder from pg_tablespace where spcname ~ '^memory_'",
  );
  for (const { name, folder } of rows.filter(({ name }) => isMeant(name))) {
    await client.query(`drop tablespace ${name}`);
    await rm(folder, { recursive: true, force: true });
  }
}
