import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentRead, ContentWish } from "./server/read-content.server.ts";

/** The content of another importer, as its own content source holds it: by model and key, in both languages. */
export type OtherImporter = ReadonlyMap<
  string,
  Readonly<Record<"en" | "ar", Readonly<Record<string, unknown>>>>
>;

interface ContentFile {
  readonly model: string;
  readonly fragments: readonly { key: string; shared: object; en: object; ar: object }[];
}
const names = ["header", "profile-menu", "footer", "home-page", "error-page", "page-seo"];
const bookingNames = ["service-booking", "service-confirmation", "dashboard-page"];

/** The demo's texts under another brand name: another data set of the same shape. */
export const otherImporter: OtherImporter = new Map(
  [...names, ...bookingNames].flatMap((name) => {
    const path = join(import.meta.dirname, `../../../content/demo/${name}.json`);
    const renamed = readFileSync(path, "utf8").replaceAll("Rimal", "Nakhla").replaceAll("رمال", "نخلة");
    const { model, fragments } = JSON.parse(renamed) as ContentFile;
    return fragments.map(({ key, shared, en, ar }) => [
      `${model} ${key}`,
      { en: { ...shared, ...en }, ar: { ...shared, ...ar } },
    ]);
  }),
);

/** Answers a query from that content, by its own means. A source of this kind need not say `_lang`. */
export function answersFrom(content: OtherImporter, { query, language, key }: ContentWish): ContentRead {
  const found = content.get(`${query.model.name} ${key ?? "main"}`);
  return { items: found === undefined ? [] : [found[language]], version: 1, validUntil: null };
}
