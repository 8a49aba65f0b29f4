import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import {
  type FragmentToPublish,
  publishFragments,
  seededHashes,
} from "#app/features/content/content.server.ts";

const fields = z.record(z.string(), z.unknown());

/** A file of `content/demo`: the fragments of one model, each with its shared part and both languages. */
const contentFile = z.strictObject({
  model: z.string(),
  brand: z.string(),
  fragments: z.array(z.strictObject({ key: z.string(), shared: fields, en: fields, ar: fields.optional() })),
});

/**
 * Publishes what changed in `content/demo` since it was last loaded. What an editor changed stays until its file
 * changes. A file that does not fit its model stops the start with the name of the field.
 */
export async function seedContent(
  now: Date,
  folder = join(import.meta.dirname, "../../content/demo"),
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const files = await Promise.all(names.map((name) => readContentFile(join(folder, name))));
  for (const [brand, inBrand] of Map.groupBy(files.flat(), (fragment) => fragment.brand)) {
    const known = await seededHashes(brand);
    const changed = inBrand.filter(
      ({ model, key, sourceHash }) => known.get(`${model} ${key}`) !== sourceHash,
    );
    if (changed.length === 0) continue;
    const published = await publishFragments(brand, changed, now);
    if (!published.ok) throw new Error(`content/demo: ${published.code} ${JSON.stringify(published.detail)}`);
  }
}

async function readContentFile(path: string): Promise<(FragmentToPublish & { brand: string })[]> {
  const { model, brand, fragments } = contentFile.parse(JSON.parse(await readFile(path, "utf8")));
  return fragments.map(({ key, shared, en, ar }, position) => {
    const texts = ar === undefined ? { en } : { en, ar };
    const sourceHash = createHash("sha256")
      .update(JSON.stringify([position, shared, texts]))
      .digest("base64url");
    return { brand, model, key, position, shared, texts, sourceHash };
  });
}
