import { type Selectable, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, tablesFor } from "#app/platform/database.server.ts";
import type { Center, SchedulingTables } from "../../tables.ts";

export type CenterRow = Selectable<Center>;
export interface NamedService {
  readonly typeCode: string;
  readonly name: Readonly<Record<Language, string>>;
}

/** Centers that are named by our ids, or by those of the organization that plans. One query. */
export async function readCenters(
  named: { readonly ids: readonly string[] } | { readonly externalIds: readonly string[] },
  transaction?: AnyTransaction,
): Promise<CenterRow[]> {
  const [column, values] =
    "ids" in named ? (["id", named.ids] as const) : (["external_id", named.externalIds] as const);
  return tablesFor<SchedulingTables>(transaction)
    .selectFrom("booking.center")
    .selectAll()
    .where(column, "in", ["", ...values])
    .execute();
}

/** All places that serve a brand, of every kind, in the importer's order. One query. */
export async function readPlacesOf(brand: string, transaction?: AnyTransaction): Promise<CenterRow[]> {
  return tablesFor<SchedulingTables>(transaction)
    .selectFrom("booking.center")
    .selectAll()
    .where(({ eb, fn }) => eb(eb.val(brand), "=", fn.any("brands")))
    .orderBy("position")
    .execute();
}

/** The showrooms of a brand, in the importer's order. One query. */
export async function readShowroomsOf(brand: string, transaction?: AnyTransaction): Promise<CenterRow[]> {
  return tablesFor<SchedulingTables>(transaction)
    .selectFrom("booking.center")
    .selectAll()
    .where("kind", "=", "showroom")
    .where(({ eb, fn }) => eb(eb.val(brand), "=", fn.any("brands")))
    .orderBy("position")
    .execute();
}

/** One center, which our tables name. */
export async function readCenter(id: string, transaction?: AnyTransaction): Promise<CenterRow> {
  const [center] = await readCenters({ ids: [id] }, transaction);
  if (center === undefined) throw new Error(`there is no center ${id}`);
  return center;
}

/** Centers, and what services are called in the importer's order. One query. */
export async function readPlaces(
  centerIds: readonly string[],
  serviceCodes: readonly string[],
  transaction?: AnyTransaction,
): Promise<{ readonly centers: readonly CenterRow[]; readonly services: readonly NamedService[] }> {
  const { rows } = await sql<{ centers: CenterRow[] | null; services: NamedService[] | null }>`
    select (select json_agg(c) from booking.center c where c.id = any(${[...new Set(centerIds)]})) as centers,
      (select json_agg(json_build_object('typeCode', s.code, 'name', json_build_object('en', s.name_en, 'ar', s.name_ar))
        order by s.position)
      from booking.service_type s where s.code = any(${[...new Set(serviceCodes)]})) as services`.execute(
    tablesFor<SchedulingTables>(transaction),
  );
  return { centers: rows[0]?.centers ?? [], services: rows[0]?.services ?? [] };
}

/** Names of the places that rows name in a column, as one id or a list of them, for the readers of a copy. */
export function namesOfPlaces(column: string) {
  return async (trx: AnyTransaction, rows: readonly Readonly<Record<string, unknown>>[]) => {
    const ids = rows
      .flatMap((row) => row[column] as string | readonly string[] | null)
      .filter((id) => id !== null);
    const centers = await readCenters({ ids: [...new Set(ids)] }, trx);
    return Object.fromEntries(centers.map(({ id, name_en: en, name_ar: ar }) => [id, { en, ar }]));
  };
}
