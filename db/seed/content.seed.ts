import { createHash } from "node:crypto";
import { join } from "node:path";
import "#app/content-queries.ts";
import {
  type FragmentToPublish,
  publishFragments,
  seededHashes,
} from "#app/features/content/content.server.ts";
import { config } from "#app/platform/config.server.ts";
import { MediaHashes } from "#app/platform/pictures/media-hashes.server.ts";
import { type FileFragment, readContentFiles } from "./content-files.ts";

/**
 * Publishes what changed of this installation's brand in a content folder, words, pictures or videos, since it was last
 * loaded. What an editor changed stays until its file changes. A file that does not fit its model stops the start with the
 * name of the field.
 */
export async function seedContent(
  now: Date,
  folder = join(import.meta.dirname, "../../content/demo"),
): Promise<void> {
  const { brand } = config;
  const media = new MediaHashes(folder);
  const fragments = (await readContentFiles(folder, now))
    .filter((fragment) => fragment.brand === brand)
    .map((fragment) => toPublish(fragment, media));
  const hashes = await seededHashes(brand);
  const changed = fragments.filter(
    ({ model, key, sourceHash }) => hashes.get(`${model} ${key}`) !== sourceHash,
  );
  if (changed.length === 0) return;
  const published = await publishFragments(brand, changed, now);
  if (!published.ok) throw new Error(`${folder}: ${published.code} ${JSON.stringify(published.detail)}`);
}

/** The hash covers pictures and videos too: a changed one alone publishes the fragments that show it again. */
function toPublish(fragment: FileFragment, media: MediaHashes): FragmentToPublish {
  const { model, key, position } = fragment;
  const { shared, texts } = media.in({ shared: fragment.shared, texts: fragment.texts });
  const sourceHash = createHash("sha256")
    .update(JSON.stringify([position, shared, texts]))
    .digest("base64url");
  return { model, key, position, shared, texts, sourceHash };
}
