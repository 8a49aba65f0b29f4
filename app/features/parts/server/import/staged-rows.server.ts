import { sql } from "kysely";
import { copyRow } from "#app/platform/bulk-load.server.ts";
import { driveTrains, type ReadCatalogueRecord } from "../../rules/feed/catalogue-records.ts";
import { lastSerial } from "../../rules/fit.ts";

type Kind = ReadCatalogueRecord["record"];
type Of<K extends Kind> = Extract<ReadCatalogueRecord, { record: K }>;
type Cells = readonly (string | number | null)[];

/** Rows of a file wait in these tables, with the lines that they came from, until everything they name was found. */
export const stagingTables = {
  category: sql`line integer, code text, parent text, position integer, name_en text, name_ar text`,
  "part-type": sql`line integer, code text, category text, name_en text, name_ar text,
    also_called_en text, also_called_ar text, aliases text[], return_kind text, picture text`,
  model: sql`line integer, code text, make_code text, name_en text, name_ar text, year_from smallint,
    year_to smallint, trims jsonb`,
  "vin-pattern": sql`line integer, prefix text, model text, trim text, drive text`,
  part: sql`line integer, number text collate "C", type text, name_en text, name_ar text, description_en text,
    description_ar text, weight_grams integer, warranty_months smallint, picture text, alternatives text[]`,
  supersession: sql`line integer, number text collate "C", next_number text collate "C"`,
  fitment: sql`line integer, number text collate "C", model text, year_from smallint, year_to smallint, trim text,
    drive smallint, serial_from integer, serial_to integer, position text, quantity smallint, qualifier_en text,
    qualifier_ar text`,
  diagram: sql`line integer, id text, category text, name_en text, name_ar text, models text[], drawing text,
    width integer, height integer, hotspots jsonb`,
} as const satisfies Record<Kind, unknown>;

export const stagedKinds = Object.keys(stagingTables) as Kind[];

export function stagingTable(kind: Kind): string {
  return `staged_${kind.replace("-", "_")}`;
}

const cells: { readonly [K in Kind]: (record: Of<K>) => Cells } = {
  category: ({ id, parent, position, name }) => [id, parent, position, name.en, name.ar],
  "part-type": ({ id, category, name, alsoCalled, aliases, returns, picture }) => [
    ...[id, category, name.en, name.ar, alsoCalled.en, alsoCalled.ar, list(aliases), returns],
    picture ?? null,
  ],
  model: ({ code, makeCode, name, yearFrom, yearTo, trims }) => [
    ...[code, makeCode, name.en, name.ar, yearFrom, yearTo],
    JSON.stringify(trims),
  ],
  "vin-pattern": ({ prefix, model, trim, drive }) => [prefix, model, trim, drive],
  part: ({ number, type, name, description, weightGrams, warrantyMonths, picture, alternatives }) => [
    ...[number, type, name?.en ?? null, name?.ar ?? null, description?.en ?? null, description?.ar ?? null],
    ...[weightGrams, warrantyMonths, picture ?? null, list(alternatives)],
  ],
  supersession: ({ from, to }) => [from, to],
  fitment: ({ qualifier, ...one }) => [
    ...[one.part, one.model, one.yearFrom, one.yearTo, one.trim],
    one.drive === null ? 0 : driveTrains.indexOf(one.drive) + 1,
    ...[one.serialFrom ?? 0, one.serialTo ?? lastSerial, one.position, one.quantity],
    ...[qualifier?.en ?? null, qualifier?.ar ?? null],
  ],
  diagram: ({ id, category, name, models, drawing, width, height, hotspots }) => [
    ...[id, category, name.en, name.ar, list(models), drawing, width, height],
    JSON.stringify(hotspots),
  ],
};

/** A record as a row of its staging table. */
export function stagedRow(line: number, record: ReadCatalogueRecord): string {
  const cellsOf = cells[record.record] as (record: ReadCatalogueRecord) => Cells;
  return copyRow([line, ...cellsOf(record)]);
}

/** A list of texts as PostgreSQL writes one. */
function list(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
