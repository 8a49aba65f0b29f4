import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressBrotli } from "#server/compress-brotli.ts";
import { compressedEnding, isCompressible } from "#server/static-files.ts";

/** As many as there are threads for it, two ways for each file. */
const atOnce = 2;

/** Writes beside every script, sheet and text below a folder what it is in brotli, so that no visitor waits for it. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const left = paths.values();
  const work = async () => {
    for (const path of left)
      await writeFile(path + compressedEnding, await compressBrotli(await readFile(path)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
