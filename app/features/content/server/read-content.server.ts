import { type Kysely, sql } from "kysely";
import { fallbackLanguage, type Language } from "#app/i18n/language.ts";
import type { AnyContentQuery, Narrowing } from "#app/platform/content/content-query.ts";
import { database } from "#app/platform/database.server.ts";

/** A persisted query with its variables. */
export interface ContentRequest {
  readonly query: AnyContentQuery;
  readonly language: Language;
  readonly brand: string;
  /** The value of the query's variable, where it has one. */
  readonly key?: string | undefined;
  /** Which of the items are requested, and a name for that choice. */
  readonly narrowed?:
    | { readonly name: string; readonly narrow: NonNullable<ReturnType<Narrowing>> }
    | undefined;
}

export interface ContentRead {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  /** When one of the items will be unpublished, if it is known. */
  readonly validUntil: Date | null;
}

interface Row {
  shared: Record<string, unknown>;
  published: Record<string, unknown>;
  language: Language;
  published_at: Date;
  unpublish_at: Date | null;
}

/**
 * Reads what is published, in the requested language, else in English: one query. Whether something is published is
 * decided here, by its times, never by a job that might not run.
 */
export async function readContent(
  { query, language, brand, key, narrowed }: ContentRequest,
  now: Date,
  connection: Kysely<unknown> = database<unknown>(),
): Promise<ContentRead> {
  const { rows } = await sql<Row>`
    select distinct on (fragment.position, fragment.key)
      fragment.shared, locale.published, locale.language, locale.published_at, locale.unpublish_at
    from content.fragment as fragment
    join content.fragment_locale as locale on locale.fragment_id = fragment.id
    where fragment.brand = ${brand} and fragment.model = ${query.model.name}
      and ${chosenBy(query, key)}
      and locale.language in (${language}, ${fallbackLanguage})
      and locale.published_at <= ${now}
      and (locale.unpublish_at is null or locale.unpublish_at > ${now})
    order by fragment.position, fragment.key, locale.language = ${language} desc`.execute(connection);
  const ends = rows.flatMap((row) => row.unpublish_at ?? []).sort((a, b) => a.getTime() - b.getTime());
  const items = rows.map((row) => ({
    ...row.shared,
    ...row.published,
    _lang: row.language,
    _publishedAt: row.published_at.toISOString(),
  }));
  return { items: narrowed?.narrow(items) ?? items, validUntil: ends[0] ?? null };
}

/** One fragment is chosen by its key, several by a shared field. */
function chosenBy({ by, many }: AnyContentQuery, value: string | undefined) {
  if (by === undefined || value === undefined) return sql`true`;
  return many ? sql`fragment.shared ->> ${by} = ${value}` : sql`fragment.key = ${value}`;
}
