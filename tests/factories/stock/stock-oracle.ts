import { type RawBuilder, sql } from "kysely";
import type { StockQuery } from "#app/features/preowned/calls.ts";
import {
  bodyTypes,
  colors,
  driveTypes,
  fuelTypes,
  pageSize,
  sortOrders,
  transmissions,
} from "#app/features/preowned/stock-terms.ts";
import { database } from "#app/platform/database.server.ts";
import type { RandomNumbers } from "../random-numbers.ts";
import { equipmentPhrases } from "./generated-stock.ts";

/** What a search answers, computed the plain way. */
export interface OracleAnswer {
  readonly total: number;
  readonly numbers: readonly string[];
  /** Counts that are not 0, as `filter value`. */
  readonly counts: Readonly<Record<string, number>>;
}

const columns = {
  make: "make",
  model: "model",
  bodyType: "body_type",
  fuel: "fuel_type",
  transmission: "transmission",
  color: "color",
  certified: "certified",
  drive: "drive_type",
  doors: "doors",
  place: "location",
} as const;
type Filter = keyof typeof columns;
const filters = Object.keys(columns) as Filter[];

const orders: Record<(typeof sortOrders)[number], RawBuilder<unknown>> = {
  // The index knows seconds, so the oracle compares them too.
  newest: sql`date_trunc('second', listed_at) desc`,
  "price-up": sql`price`,
  "price-down": sql`price desc`,
  mileage: sql`kilometrage`,
  year: sql`model_year desc`,
};

/** The same search in plain SQL over the tables, without words: one query for each count, as a textbook has it. */
export async function queryOracle(query: StockQuery, make: string): Promise<OracleAnswer> {
  const all = where(query, make);
  const counts = sql.join(
    filters.map(
      (filter) =>
        sql`select ${filter} as filter, ${sql.ref(columns[filter])}::text as value, count(*)::int as count
          from preowned.vehicle
          where ${where(query, make, filter)} and ${sql.ref(columns[filter])} is not null group by 2`,
    ),
    sql` union all `,
  );
  const several = sql`
    select 'seats' as filter, seat::text as value, count(distinct vehicle_no)::int as count
    from preowned.vehicle, unnest(seats) as seat where ${where(query, make, "seats")} group by 2
    union all
    select 'equipment', feature, count(distinct vehicle_no)::int
    from preowned.vehicle join (values ${phraseRows}) as known (feature, phrase)
      on phrase = any (specifications_en)
    where ${all} group by 2`;
  const db = database<unknown>();
  const { rows } = await sql<{ filter: string; value: string; count: number }>`
    select '' as filter, '' as value, count(*)::int as count from preowned.vehicle where ${all}
    union all ${counts} union all ${several}`.execute(db);
  const total = rows.find(({ filter }) => filter === "")?.count ?? 0;
  const page = Math.min(Number(query.page ?? 1), Math.max(1, Math.ceil(total / pageSize)));
  const shown = await sql<{ vehicle_no: string }>`
    select vehicle_no from preowned.vehicle where ${all}
    order by ${orders[query.sort ?? "newest"]}, vehicle_no limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  return {
    total,
    numbers: shown.rows.map(({ vehicle_no: number }) => number),
    counts: Object.fromEntries(
      rows.flatMap(({ filter, value, count }) => (filter === "" ? [] : [[`${filter} ${value}`, count]])),
    ),
  };
}

const phraseRows = sql.join(
  Object.entries(equipmentPhrases).map(([feature, phrase]) => sql`(${feature}, ${phrase})`),
);

function where(query: StockQuery, make: string, without?: Filter | "seats"): RawBuilder<unknown> {
  const conditions = [sql`make = ${make}`, sql`status in ('in-stock', 'reserved')`];
  for (const filter of filters) {
    const said = query[filter];
    if (said === undefined || filter === without) continue;
    conditions.push(sql`${sql.ref(columns[filter])}::text in (${sql.join(said.split(","))})`);
  }
  if (query.seats !== undefined && without !== "seats")
    conditions.push(sql`seats && array[${sql.join(query.seats.split(",").map(Number))}]::int[]`);
  for (const feature of query.equipment?.split(",") ?? []) {
    const phrase = equipmentPhrases[feature as keyof typeof equipmentPhrases];
    conditions.push(phrase === undefined ? sql`false` : sql`${phrase} = any (specifications_en)`);
  }
  // The payment of calculator one, the plain way: a tenth down, then 60 months at 5.75 % flat on the rest.
  if (query.monthlyMax !== undefined)
    conditions.push(
      sql`price between 10000 and 600000 and
        round((price - round(price / 10.0)) * (1 + 0.0575 * 5) / 60) <= ${Number(query.monthlyMax)}`,
    );
  const bounds = [
    [sql`price >=`, query.priceMin],
    [sql`price <=`, query.priceMax],
    [sql`model_year >=`, query.yearMin],
    [sql`model_year <=`, query.yearMax],
    [sql`kilometrage <=`, query.mileageMax],
    [sql`power >=`, query.powerMin],
    [sql`power <=`, query.powerMax],
    [sql`engine_size >=`, query.engineMin],
    [sql`engine_size <=`, query.engineMax],
  ] as const;
  for (const [compared, bound] of bounds)
    if (bound !== undefined) conditions.push(sql`${compared} ${Number(bound)}`);
  return sql.join(conditions, sql` and `);
}

const modelNames = [
  "suhail",
  "jawza",
  "reem",
  "wahat",
  "hajar",
  "nasma",
  "nada",
  "badia",
  "qafila",
  "shihab",
];

/** A search as a visitor might put it together, with values that fit no car now and then. */
export function randomQuery(numbers: RandomNumbers): StockQuery {
  const maybe = <T>(oneIn: number, value: () => T): T | undefined =>
    numbers.upTo(oneIn) === 0 ? value() : undefined;
  const some = (values: readonly string[]) => {
    const chosen = Array.from({ length: 1 + numbers.upTo(2) }, () => numbers.oneOf(values));
    return [...new Set(chosen)].join(",");
  };
  const chosen = {
    make: maybe(9, () => some(["rimal", "lulwa"])),
    model: maybe(3, () => some([...modelNames, "unicorn"])),
    bodyType: maybe(3, () => some(bodyTypes)),
    fuel: maybe(3, () => some(fuelTypes)),
    transmission: maybe(5, () => some(transmissions)),
    color: maybe(3, () => some(colors)),
    priceMin: maybe(3, () => String(numbers.upTo(150_000))),
    priceMax: maybe(3, () => String(30_000 + numbers.upTo(250_000))),
    yearMin: maybe(4, () => String(2015 + numbers.upTo(11))),
    yearMax: maybe(4, () => String(2017 + numbers.upTo(10))),
    drive: maybe(5, () => some(driveTypes)),
    seats: maybe(5, () => some(["2", "3", "5", "7", "9"])),
    doors: maybe(6, () => some(["2", "4", "5"])),
    place: maybe(5, () => some(["showroom-lusail", "showroom-salwa-road", "nowhere"])),
    equipment: maybe(5, () =>
      some([...Object.keys(equipmentPhrases), ...Object.keys(equipmentPhrases), "keyless"]),
    ),
    powerMin: maybe(8, () => String(numbers.upTo(160))),
    powerMax: maybe(8, () => String(80 + numbers.upTo(160))),
    engineMin: maybe(8, () => String(1000 + numbers.upTo(600))),
    engineMax: maybe(8, () => String(1200 + numbers.upTo(900))),
    monthlyMax: maybe(6, () => String(300 + numbers.upTo(4000))),
    mileageMax: maybe(3, () => String(numbers.upTo(180_000))),
    certified: maybe(3, () => "true" as const),
    sort: maybe(0, () => numbers.oneOf(sortOrders)),
    page: maybe(2, () => String(1 + numbers.upTo(9))),
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as StockQuery;
}
