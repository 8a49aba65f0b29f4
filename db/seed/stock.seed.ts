import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { importStock } from "#app/features/preowned/preowned.server.ts";
import { MediaHashes } from "#app/platform/pictures/media-hashes.server.ts";

/**
 * Takes in the used cars of a content folder, `stock.csv`, as any feed is taken in, with the hashes of its pictures. A
 * file that was taken in once is left alone from then on, and so is a stock with cars of a dealer's own feed, however the
 * file has changed. A folder without one has none.
 */
export async function seedStock(now: Date, folder: string): Promise<void> {
  const text = await readFile(join(folder, "stock.csv"), "utf8").catch(absent);
  if (text === undefined) return;
  const feed = new MediaHashes(folder).in(text);
  const imported = await importStock(pieces(feed), { complete: true, now, onlyOnce: true });
  if (!imported.ok)
    throw new Error(`${folder}/stock.csv: ${imported.code} ${JSON.stringify(imported.detail)}`);
}

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
