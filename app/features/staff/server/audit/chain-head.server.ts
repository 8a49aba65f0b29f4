import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { config } from "#app/platform/config.server.ts";

const headOfChain = z.object({ seq: z.number(), hash: z.string() });

/** How far the chain of a database has come, as remembered outside of it: an end that was cut off there shows. */
export type ChainHead = z.output<typeof headOfChain>;

export function chainHeadFile(database: string): string {
  return join(config.dataDir, `audit-head-${database.replaceAll(/[^\w-]/g, "_")}.json`);
}

/** Undefined before the first one. A file that cannot be read is an error: it is no reason to begin anew. */
export async function readChainHead(database: string): Promise<ChainHead | undefined> {
  const text = await readFile(chainHeadFile(database), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : headOfChain.parse(JSON.parse(text));
}

/** In one step: a crash leaves the one before. */
export async function writeChainHead(database: string, head: ChainHead): Promise<void> {
  await mkdir(config.dataDir, { recursive: true });
  const written = `${chainHeadFile(database)}.${randomUUID()}`;
  const file = await open(written, "w");
  try {
    await file.writeFile(JSON.stringify(head));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(written, chainHeadFile(database));
}
