import { sql, type Transaction } from "kysely";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { database } from "#app/platform/database.server.ts";
import { defineVersions, readVersion } from "#app/platform/read-model/versions.server.ts";
import { featuresOf } from "../rules/equipment/equipment.ts";
import { indexedFields } from "../rules/fields/car-fields.ts";
import { columnsOfFields, fieldsOfRow } from "../rules/fields/field-columns.ts";
import type { Names } from "../rules/fields/names.ts";
import type { StockCar } from "../rules/stock/stock-car.ts";
import { ColumnsBuilder, type StockColumns } from "../rules/stock/stock-columns.ts";
import type { PreownedTables } from "../tables.ts";

/** So many cars are read at once: a stock of any size passes through the same memory. */
const atOnce = 20_000;

defineVersions(sql`select 'stock' as topic, version from preowned.stock_version`);

/** The version of the stock: it rises with every change. */
export function stockVersion(): Promise<number> {
  return readVersion("stock");
}

/** The listed cars of a make. */
export function loadStock(make: string): Promise<StockColumns> {
  return database<PreownedTables>()
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const builder = new ColumnsBuilder();
      let after = "";
      for (;;) {
        const rows = await nextRows(trx, make, after);
        const last = rows.at(-1)?.vehicle_no ?? "";
        const reduced = await reducedBetween(trx, after, last);
        for (const row of rows) builder.add(carOf(row, reduced.get(row.vehicle_no)));
        if (rows.length < atOnce) return builder.build();
        after = last;
      }
    });
}

function nextRows(trx: Transaction<PreownedTables>, make: string, after: string) {
  return trx
    .selectFrom("preowned.vehicle")
    .select([
      ...(["vehicle_no", "make", "make_en", "make_ar", "model", "model_en", "model_ar"] as const),
      ...(["variant_en", "variant_ar", "price", "kilometrage", "status", "images"] as const),
      ...(["listed_at", "specifications_en", "specifications_ar", "location", "sample_pictures"] as const),
      ...columnsOfFields(indexedFields),
    ])
    .where("make", "=", make)
    .where("vehicle_no", ">", after)
    .where("status", "in", [sql.lit("in-stock"), sql.lit("reserved")])
    .orderBy("vehicle_no")
    .limit(atOnce)
    .execute();
}
type Row = Awaited<ReturnType<typeof nextRows>>[number];

/** The last change of each price between two numbers, where it was a reduction: in one walk along the key. */
async function reducedBetween(trx: Transaction<PreownedTables>, after: string, until: string) {
  const { rows } = await sql<{ vehicle_no: string; at: Date; former: number }>`
    select vehicle_no, at, former from (
      select vehicle_no, at, price, lag(price) over by_time as former, lead(price) over by_time as next
      from preowned.price_change where vehicle_no > ${after} and vehicle_no <= ${until}
      window by_time as (partition by vehicle_no order by at)
    ) as prices where next is null and former > price`.execute(trx);
  return new Map(
    rows.map(({ vehicle_no: number, at, former }) => [number, { from: former, atMs: at.getTime() }]),
  );
}

const bothLanguages = (names: Names) => names;

function carOf(row: Row, reduced: StockCar["reduced"]): StockCar {
  const images = row.images.filter(isPicturePublished);
  return {
    vehicleNo: row.vehicle_no,
    profile: {
      make: row.make,
      makeNames: { en: row.make_en, ar: row.make_ar },
      model: row.model,
      modelNames: { en: row.model_en, ar: row.model_ar },
      variant: { en: row.variant_en, ar: row.variant_ar },
      ...fieldsOfRow(row, indexedFields, bothLanguages),
      features: featuresOf({ en: row.specifications_en, ar: row.specifications_ar }),
      place: row.location,
    },
    price: row.price,
    reduced,
    kilometrage: row.kilometrage,
    listedAtMs: row.listed_at.getTime(),
    isReserved: row.status === "reserved",
    image: images[0],
    pictures: images.length,
    hasSamples: row.sample_pictures,
  };
}
