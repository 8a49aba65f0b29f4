import { createHash } from "node:crypto";
import { listNameOf } from "#app/platform/content/content-query.ts";
import { contentVersion } from "./content-version.server.ts";
import { type ContentRead, type ContentWish, readContent } from "./read-content.server.ts";

/** An answer as it goes over the wire. */
export interface ContentAnswerBytes {
  readonly body: string;
  readonly etag: string;
}
interface Kept extends ContentAnswerBytes {
  readonly version: number;
  readonly validUntil: Date | null;
}

const mostKept = 1_000;
const kept = new Map<string, Kept>();

/**
 * Answers a persisted query with one database query: the whole content, or, where the answer is already known, the
 * brand's version alone. An answer of an older version is never given; finding one out costs the second query. The
 * queries of one rendering share one reading of the version, `versionOf`.
 */
export async function answerQuery(
  wish: ContentWish,
  now: Date,
  versionOf: (brand: string) => Promise<number> = contentVersion,
): Promise<ContentAnswerBytes> {
  const name = [wish.brand, wish.query.name, wish.language, wish.key ?? "", wish.narrowed?.name ?? ""].join(
    " ",
  );
  const known = kept.get(name);
  const isValid = known !== undefined && (known.validUntil === null || now < known.validUntil);
  if (isValid && known.version >= (await versionOf(wish.brand))) return known;
  const read = await readContent(wish, now);
  const answer = { ...encode(wish, read), version: read.version, validUntil: read.validUntil };
  if (kept.size >= mostKept) kept.clear();
  // Nothing is kept for keys that do not exist: anyone can invent them.
  if (read.items.length > 0) kept.set(name, answer);
  return answer;
}

/** The body of an answer and its ETag, which depends on nothing but the body. */
export function encode(
  { query }: Pick<ContentWish, "query">,
  { items }: Pick<ContentRead, "items">,
): ContentAnswerBytes {
  const body = JSON.stringify({ data: { [listNameOf(query)]: { items } } });
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { body, etag };
}
