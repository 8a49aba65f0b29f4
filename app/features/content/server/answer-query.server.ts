import { createHash } from "node:crypto";
import { listNameOf } from "#app/platform/content/content-query.ts";
import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import { contentVersion } from "./content-version.server.ts";
import { type ContentRead, type ContentRequest, readContent } from "./read-content.server.ts";

/** An answer as it goes over the wire. */
export interface ContentAnswer {
  readonly body: string;
  readonly etag: string;
}

const answers = new ReadModel<ContentAnswer>("content-answers", { most: 1_000 });

/** Answers a persisted query, from memory where its answer is of the brand's newest content version. */
export async function answerQuery(request: ContentRequest, now: Date): Promise<ContentAnswer> {
  const { brand, query, language, key = "", narrowed } = request;
  const name = [brand, query.name, language, key, narrowed?.name ?? ""].join(" ");
  return answers.get(name, await contentVersion(brand), async () => {
    const read = await readContent(request, now);
    // Anyone can invent keys that do not exist.
    return { value: encode(request, read), freshUntil: read.validUntil, isCacheable: read.items.length > 0 };
  });
}

/** The body of an answer and its ETag, which depends on nothing but the body. */
export function encode(
  { query }: Pick<ContentRequest, "query">,
  { items }: Pick<ContentRead, "items">,
): ContentAnswer {
  const body = JSON.stringify({ data: { [listNameOf(query)]: { items } } });
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { body, etag };
}
