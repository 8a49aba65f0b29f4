import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { Names } from "../../rules/catalogue-tree.ts";
import { driveTrains } from "../../rules/feed/catalogue-records.ts";
import { type Application, lastSerial } from "../../rules/fit.ts";
import type { PartsTables } from "../../tables.ts";
import type { Reference } from "./reference.server.ts";

export interface StoredApplication extends Application {
  readonly qualifier: Names | null;
}
interface FitmentRow {
  readonly part_id: number;
  readonly model_id: number;
  readonly year_from: number;
  readonly year_to: number;
  readonly trim_id: number;
  readonly drive: number;
  readonly serial_from: number;
  readonly serial_to: number;
  readonly position_id: number;
  readonly quantity: number;
  readonly qualifier_en: string | null;
  readonly qualifier_ar: string | null;
}

/** The applications of some parts, by the id of their part. */
export async function loadApplications(
  ref: Reference,
  wanted: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql``,
): Promise<Map<number, StoredApplication[]>> {
  const { rows } = await sql<FitmentRow>`
    select fitment.*, qualifier.en as qualifier_en, qualifier.ar as qualifier_ar
    from parts.fitment left join parts.qualifier on qualifier.id = qualifier_id
    where part_id in (select id from (${wanted}) as part) ${condition}`.execute(database<PartsTables>());
  const byPart = new Map<number, StoredApplication[]>();
  for (const row of rows) {
    const application = applicationOf(row, ref);
    byPart.set(row.part_id, [...(byPart.get(row.part_id) ?? []), application]);
  }
  return byPart;
}

/** A model that a part is for, from its first year to its last, and where it sits in that. */
export interface ModelSpan {
  readonly model_id: number;
  readonly year_from: number;
  readonly year_to: number;
  readonly position_ids: readonly number[];
}

/** The models that some parts are for, by the id of their part; in the order of the models. */
export async function loadModels(wanted: RawBuilder<unknown>): Promise<Map<number, ModelSpan[]>> {
  const { rows } = await sql<ModelSpan & { part_id: number }>`
    select part_id, model_id, min(year_from) as year_from, max(year_to) as year_to,
      array_agg(distinct position_id) as position_ids from parts.fitment
    where part_id in (select id from (${wanted}) as part)
    group by part_id, model_id order by part_id, model_id`.execute(database<PartsTables>());
  return Map.groupBy(rows, ({ part_id }) => part_id);
}

function applicationOf(row: FitmentRow, { terms, modelById }: Reference): StoredApplication {
  const { qualifier_en: en, qualifier_ar: ar } = row;
  return {
    modelCode: modelById.get(row.model_id)?.code ?? "",
    yearFrom: row.year_from,
    yearTo: row.year_to,
    trim: terms.get(row.trim_id) ?? null,
    drive: driveTrains[row.drive - 1] ?? null,
    serialFrom: row.serial_from === 0 ? null : row.serial_from,
    serialTo: row.serial_to === lastSerial ? null : row.serial_to,
    position: terms.get(row.position_id) ?? null,
    quantity: row.quantity,
    qualifier: en === null || ar === null ? null : { en, ar },
  };
}
