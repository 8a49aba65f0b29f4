import { type RawBuilder, sql, type Transaction } from "kysely";
import { quoted, type RowProblem } from "../../rules/feed/row-problems.ts";
import type { PartsTables } from "../../tables.ts";
import type { Intake } from "./intake.server.ts";

/** Lines that are fetched of each kind of problem; of a broken file one sees the first. */
const most = 1000;

interface Reference {
  readonly from: string;
  readonly column: RawBuilder<unknown>;
  readonly field: string;
  readonly to: string;
  readonly key: string;
  /** Where the same is stored. */
  readonly stored: RawBuilder<unknown>;
}

const codes = (table: string) => sql`select code from ${sql.table(table)}`;
const storedParts = sql`select number from parts.part`;
const named = (
  from: string,
  column: string,
  field: string,
  to: readonly [string, string, RawBuilder<unknown>],
) =>
  ({
    from,
    column: sql.ref(`staged.${column}`),
    field,
    to: to[0],
    key: to[1],
    stored: to[2],
  }) satisfies Reference;

const category = ["staged_category", "code", codes("parts.category")] as const;
const partType = ["staged_part_type", "code", codes("parts.part_type")] as const;
const model = ["staged_model", "code", codes("parts.model")] as const;
const part = ["staged_part", "number", storedParts] as const;

const references: readonly Reference[] = [
  named("staged_category", "parent", "parent", category),
  named("staged_part_type", "category", "category", category),
  named("staged_diagram", "category", "category", category),
  named("staged_vin_pattern", "model", "model", model),
  named("staged_part", "type", "type", partType),
  named("staged_fitment", "number", "part", part),
  named("staged_fitment", "model", "model", model),
];

/** Refuses rows that name what is neither in the file nor, unless the file is complete, in the catalogue. */
export async function checkReferences(
  trx: Transaction<PartsTables>,
  intake: Intake,
  { complete }: { readonly complete: boolean },
): Promise<void> {
  for (const { from, column, field, to, key, stored } of references) {
    const known = complete ? sql`` : sql`and ${column} not in (${stored})`;
    await refuseLines(
      trx,
      intake,
      field,
      "not-found",
    )(sql`
      select line, ${column}::text as value from ${sql.id(from)} as staged where ${column} is not null
        and not exists (select from ${sql.id(to)} as known where known.${sql.ref(key)} = ${column}) ${known}`);
  }
  await checkLevels(trx, intake, { complete });
  const typesKnown = complete ? sql`` : sql`union ${codes("parts.part_type")}`;
  await refuseLines(
    trx,
    intake,
    "hotspots",
    "not-found",
  )(sql`
    select distinct line from staged_diagram, jsonb_array_elements(hotspots) as spot
    where spot ->> 'type' not in (select code from staged_part_type ${typesKnown})`);
  const modelsKnown = complete ? sql`` : sql`union ${codes("parts.model")}`;
  await refuseLines(
    trx,
    intake,
    "models",
    "not-found",
  )(sql`
    select distinct line from staged_diagram, unnest(models) as named
    where named not in (select code from staged_model ${modelsKnown})`);
  for (const [table, key] of keys)
    await refuseLines(
      trx,
      intake,
      key === "code" ? "id" : key,
      "same-again",
    )(sql`
      select line, value from (
        select line, ${sql.ref(key)}::text as value, row_number() over (partition by ${sql.ref(key)} order by line) as place from ${sql.id(table)}
      ) as rows where place > 1`);
}

/** Two levels: what is below a sub-category, or below itself, would be in no list, and its parts with it. */
async function checkLevels(
  trx: Transaction<PartsTables>,
  intake: Intake,
  { complete }: { readonly complete: boolean },
): Promise<void> {
  const isIn = (name: string) => sql`category.code = ${sql.ref(`staged.${name}`)}`;
  const levels = complete
    ? sql`(select code, parent is null as is_top from staged_category)`
    : sql`(select code, parent is null as is_top from staged_category
        union all select code, parent_id is null from parts.category
        where code not in (select code from staged_category))`;
  await refuseLines(
    trx,
    intake,
    "parent",
    "not-found",
  )(sql`
    select line from staged_category as staged
    where exists (select from ${levels} as category where ${isIn("parent")} and not is_top)`);
  await refuseLines(
    trx,
    intake,
    "category",
    "not-found",
  )(sql`
    select line from staged_part_type as staged
    where exists (select from ${levels} as category where ${isIn("category")} and is_top)`);
}

const keys = [
  ["staged_category", "code"],
  ["staged_part_type", "code"],
  ["staged_model", "code"],
  ["staged_vin_pattern", "prefix"],
  ["staged_part", "number"],
  ["staged_supersession", "number"],
  ["staged_diagram", "id"],
] as const;

/** Refuses the lines that a query finds, with the value where it has one. */
export function refuseLines(
  trx: Transaction<PartsTables>,
  intake: Intake,
  field: string,
  problem: RowProblem,
) {
  return async (query: RawBuilder<unknown>): Promise<void> => {
    const { rows } = await sql<{
      line: number;
      value?: string;
    }>`${query} order by line limit ${most}`.execute(trx);
    for (const { line, value } of rows)
      intake.refuse(line, [
        value === undefined ? { field, problem } : { field, problem, value: quoted(value) },
      ]);
  };
}
