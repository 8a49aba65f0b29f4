import { join } from "node:path";
import { readContentFiles } from "#db/seed/content-files.ts";
import type { ContentRead, ContentRequest } from "./server/read-content.server.ts";

/** A fragment as another importer's content source holds it, its address fields and both languages together. */
interface OtherFragment {
  readonly model: string;
  readonly key: string;
  readonly en: Readonly<Record<string, unknown>>;
  readonly ar: Readonly<Record<string, unknown>>;
}
export type OtherImporter = readonly OtherFragment[];

const demo = join(import.meta.dirname, "../../../content/demo");
const renamed = (value: unknown): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(value).replaceAll("Rimal", "Nakhla").replaceAll("رمال", "نخلة"));

/** The demo's texts under another brand name: another data set of the same shape. */
export const otherImporter: OtherImporter = (await readContentFiles(demo, new Date())).map(
  ({ model, key, shared, texts: { en, ar } }) => ({
    model,
    key,
    en: renamed({ ...shared, ...en }),
    ar: renamed({ ...shared, ...ar }),
  }),
);

/** Answers a query from that content, by its own means. A source of this kind need not say `_lang`. */
export function answersFrom(content: OtherImporter, { query, language, key }: ContentRequest): ContentRead {
  const { model, by, many } = query;
  const found = content.filter((fragment) => {
    if (fragment.model !== model.name) return false;
    if (many) return by === undefined || fragment.en[by] === key;
    return fragment.key === (key ?? "main");
  });
  return { items: found.map((fragment) => fragment[language]), validUntil: null };
}
