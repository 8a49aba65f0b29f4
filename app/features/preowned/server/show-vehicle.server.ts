import type { Selectable } from "kysely";
import { fileAddresses } from "#app/lib/address/file-address.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { database } from "#app/platform/database.server.ts";
import type { ListedVehicle } from "../calls.ts";
import type { UsedVehicle } from "../car-calls.ts";
import { equipmentOf } from "../rules/equipment/equipment.ts";
import { carFieldNames } from "../rules/fields/car-fields.ts";
import { fieldsOfRow } from "../rules/fields/field-columns.ts";
import type { Names } from "../rules/fields/names.ts";
import { similarTo } from "../rules/stock/alike.ts";
import type { StockSnapshot } from "../rules/stock/stock-snapshot.ts";
import type { BodyType, StockStatus } from "../stock-terms.ts";
import type { PreownedTables } from "../tables.ts";
import { isReduced, listedVehicles, type Showing } from "./listed-vehicle.server.ts";
import { cachedStock } from "./stock-cache.server.ts";

type Row = Selectable<PreownedTables["preowned.vehicle"]>;

/** A used car with everything stored about it, whatever its status: a sold one is answered too. */
export async function showVehicle(
  vehicleNo: string,
  showing: Showing,
): Promise<Result<UsedVehicle, "not-found">> {
  const row = await rowOf(vehicleNo);
  if (row === undefined) return refuse("not-found");
  const history = await database<PreownedTables>()
    .selectFrom("preowned.price_change")
    .select(["at", "price"])
    .where("vehicle_no", "=", vehicleNo)
    .orderBy("at")
    .execute();
  return succeed(vehicleOf(row, history, await cachedStock(), showing));
}

/** Up to eight cars like one that is or was in stock. */
export async function similarVehicles(
  vehicleNo: string,
  showing: Showing,
): Promise<Result<ListedVehicle[], "not-found">> {
  const row = await rowOf(vehicleNo);
  if (row === undefined) return refuse("not-found");
  const stock = await cachedStock();
  const bodyType = row.body_type as BodyType;
  const places = similarTo(stock, { vehicleNo, bodyType, price: row.price, year: row.model_year });
  return succeed(listedVehicles(stock, places, showing));
}

function rowOf(vehicleNo: string): Promise<Row | undefined> {
  return database<PreownedTables>()
    .selectFrom("preowned.vehicle")
    .selectAll()
    .where("vehicle_no", "=", vehicleNo)
    .executeTakeFirst();
}

function vehicleOf(
  row: Row,
  history: readonly { readonly at: Date; readonly price: number }[],
  stock: StockSnapshot,
  { language, now }: Showing,
): UsedVehicle {
  const wordOf = (names: Names) => names[language];
  const { vehicle_no: vehicleNo, make, model, model_year: year, price, kilometrage } = row;
  const images = row.images.filter(isPicturePublished);
  const rated = stock.ratings.rate({ vehicleNo, make, model, year, price, kilometrage });
  const [former, last] = history.slice(-2);
  const reduced = former && last && former.price > last.price && isReduced(last.at.getTime(), now);
  return {
    vehicleNo,
    make,
    makeLabel: wordOf({ en: row.make_en, ar: row.make_ar }),
    model,
    modelLabel: wordOf({ en: row.model_en, ar: row.model_ar }),
    ...fieldsOfRow(row, carFieldNames, wordOf),
    variant: wordOf({ en: row.variant_en, ar: row.variant_ar }),
    price,
    formerPrice: reduced ? former.price : null,
    place: row.location,
    monthly: stock.terms.payments.of(price),
    status: row.status as StockStatus,
    rating: rated.rating,
    image: images[0] ?? null,
    pictures: images.length,
    samplePictures: row.sample_pictures,
    carAge: Math.max(0, now.getUTCFullYear() - year),
    images,
    inspectionReportUrl: reportOf(row.inspection_report_url),
    specifications: language === "ar" ? row.specifications_ar : row.specifications_en,
    equipment: equipmentOf({ en: row.specifications_en, ar: row.specifications_ar }, language),
    priceRating: {
      rating: rated.rating,
      usual: rated.usual,
      comparables: comparablesOf(stock, rated.comparables, wordOf),
    },
    priceHistory: history.map(({ at, price: its }) => ({ at: at.toISOString(), price: its })),
  };
}

/** A report of our own that is not there is not offered. */
function reportOf(address: string | null): string | null {
  return address !== null && fileAddresses.isPublished(address) ? address : null;
}

function comparablesOf(
  { columns }: StockSnapshot,
  places: readonly number[],
  variantOf: (names: Names) => string,
): UsedVehicle["priceRating"]["comparables"] {
  return places.flatMap((place) => {
    const profile = columns.profiles[columns.profile[place] ?? 0];
    const vehicleNo = columns.vehicleNo[place];
    if (profile === undefined || vehicleNo === undefined) return [];
    const [price, kilometrage] = [columns.price[place] ?? 0, columns.kilometrage[place] ?? 0];
    return [{ vehicleNo, year: profile.year, kilometrage, variant: variantOf(profile.variant), price }];
  });
}
