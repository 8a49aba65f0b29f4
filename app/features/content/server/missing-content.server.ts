import { fallbackLanguage } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import type { ContentTables } from "../tables.ts";

/** What no site can do without: around every page, the home page, and the page of what is not there. The rest is left out where it is missing. */
const needed: readonly (readonly [model: string, ...keys: string[]])[] = [
  ["header", "main"],
  ["footer", "main"],
  ["profile-menu", "main"],
  ["home-page", "main"],
  ["page-seo", "/"],
  ["error-page", "404"],
];

/** What a brand needs for a site and has not published in the fallback language, as `header main`; empty where all is there. */
export async function missingContent(brand: string, now: Date): Promise<string[]> {
  const rows = await database<ContentTables>()
    .selectFrom("content.fragment as fragment")
    .innerJoin("content.fragment_locale as locale", "locale.fragment_id", "fragment.id")
    .select(["fragment.model", "fragment.key"])
    .where("fragment.brand", "=", brand)
    .where("locale.language", "=", fallbackLanguage)
    .where("locale.published_at", "<=", now)
    .where((where) =>
      where.or([where("locale.unpublish_at", "is", null), where("locale.unpublish_at", ">", now)]),
    )
    .execute();
  const published = new Set(rows.map(({ model, key }) => `${model} ${key}`));
  const missing = needed.flatMap(([model, ...keys]) =>
    keys.map((key) => `${model} ${key}`).filter((name) => !published.has(name)),
  );
  return rows.some(({ model }) => model === "car") ? missing : [...missing, "car (one at least)"];
}
