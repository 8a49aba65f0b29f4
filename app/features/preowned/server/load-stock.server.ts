import { sql, type Transaction } from "kysely";
import { isPicturePublished } from "#app/lib/picture-address.ts";
import { database } from "#app/platform/database.server.ts";
import type { StockCar } from "../rules/stock-car.ts";
import { ColumnsBuilder, type StockColumns } from "../rules/stock-columns.ts";
import type { BodyType, ColorFamily, FuelType, Transmission } from "../stock-terms.ts";
import type { PreownedTables } from "../tables.ts";

/** So many cars are read at once: a stock of any size passes through the same memory. */
const atOnce = 20_000;

/** The number of the stock as it is now. It rises with every change. */
export async function stockVersion(): Promise<number> {
  const { version } = await database<PreownedTables>()
    .selectFrom("preowned.stock_version")
    .select("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** The listed cars of a make, with the version that they belong to. */
export function loadStock(make: string): Promise<{ version: number; columns: StockColumns }> {
  return database<PreownedTables>()
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const { version } = await trx
        .selectFrom("preowned.stock_version")
        .select("version")
        .executeTakeFirstOrThrow();
      const builder = new ColumnsBuilder();
      let after = "";
      for (;;) {
        const rows = await nextRows(trx, make, after);
        for (const row of rows) builder.add(carOf(row));
        if (rows.length < atOnce) return { version, columns: builder.build() };
        after = rows.at(-1)?.vehicle_no ?? "";
      }
    });
}

function nextRows(trx: Transaction<PreownedTables>, make: string, after: string) {
  return trx
    .selectFrom("preowned.vehicle as vehicle")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("preowned.price_change as change")
          .select("change.price as former_price")
          .whereRef("change.vehicle_no", "=", "vehicle.vehicle_no")
          .orderBy("change.at", "desc")
          .offset(1)
          .limit(1)
          .as("former"),
      (join) => join.onTrue(),
    )
    .selectAll("vehicle")
    .select(["former.former_price", lastChange.as("price_since")])
    .where("vehicle.make", "=", make)
    .where("vehicle.vehicle_no", ">", after)
    .where("vehicle.status", "in", [sql.lit("in-stock"), sql.lit("reserved")])
    .orderBy("vehicle.vehicle_no")
    .limit(atOnce)
    .execute();
}
type Row = Awaited<ReturnType<typeof nextRows>>[number];

const lastChange = sql<Date>`(select max(at) from preowned.price_change c where c.vehicle_no = vehicle.vehicle_no)`;

function carOf(row: Row): StockCar {
  const images = row.images.filter(isPicturePublished);
  const isReduced = row.former_price !== null && row.former_price > row.price;
  return {
    vehicleNo: row.vehicle_no,
    profile: {
      make: row.make,
      makeNames: { en: row.make_en, ar: row.make_ar },
      model: row.model,
      modelNames: { en: row.model_en, ar: row.model_ar },
      variant: { en: row.variant_en, ar: row.variant_ar },
      year: row.model_year,
      fuelType: row.fuel_type as FuelType,
      transmission: row.transmission as Transmission,
      bodyType: row.body_type as BodyType,
      color: row.color as ColorFamily,
      fullColor: { en: row.full_color_en, ar: row.full_color_ar },
      certified: row.certified,
    },
    price: row.price,
    reduced: isReduced ? { from: row.former_price ?? 0, atMs: row.price_since.getTime() } : undefined,
    kilometrage: row.kilometrage,
    listedAtMs: row.listed_at.getTime(),
    isReserved: row.status === "reserved",
    image: images[0],
    pictures: images.length,
  };
}
