import { sql, type Transaction } from "kysely";
import type { FeedCar } from "../../rules/feed/feed-row.ts";
import { rowOfFields } from "../../rules/fields/field-columns.ts";
import type { PreownedTables } from "../../tables.ts";

type Vehicle = PreownedTables["preowned.vehicle"];
/** A car on its way in: its row, and what the stock may know better. */
interface Staged extends Vehicle {
  /** Whether the feed itself says since when the car is offered. */
  has_listed_at: boolean;
  past_prices: string;
}
export interface StagingTables extends PreownedTables {
  stock_row: Staged;
}
/** When a feed comes, and the stock version that it leads to where it changes anything. */
export interface Arrival {
  readonly now: Date;
  readonly version: number;
  /** Whose feed it is; empty where the sender does not say. */
  readonly source: string;
}
const dayMs = 86_400_000;

/** Makes the table that the rows of a feed wait in; it ends with the transaction. */
export async function makeStaging(trx: Transaction<StagingTables>): Promise<void> {
  await sql`
    create temporary table stock_row (
      like preowned.vehicle, has_listed_at boolean not null, past_prices jsonb not null
    ) on commit drop`.execute(trx);
}

/** Puts cars into the staging table, all by one statement. */
export async function stageCars(
  trx: Transaction<StagingTables>,
  cars: readonly FeedCar[],
  { now, version, source }: Arrival,
): Promise<void> {
  const rows = cars.map((car) => ({ ...rowOf(car, now), entered_version: version, source }));
  await sql`
    insert into stock_row select * from jsonb_populate_recordset(null::stock_row, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
}

function rowOf(car: FeedCar, now: Date) {
  const { listed, history } = car;
  const daysBefore = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    vehicle_no: car.vehicleNo,
    make: car.make.slug,
    make_en: car.make.en,
    make_ar: car.make.ar,
    model: car.model.slug,
    model_en: car.model.en,
    model_ar: car.model.ar,
    ...rowOfFields(car),
    variant_en: car.variant.en,
    variant_ar: car.variant.ar,
    price: car.price,
    status: car.status,
    images: car.images,
    inspection_report_url: car.inspectionReportUrl,
    specifications_en: car.specifications.en,
    specifications_ar: car.specifications.ar,
    location: car.location,
    sample_pictures: car.samplePictures,
    listed_at: listed.at ?? daysBefore(listed.daysAgo ?? history[0]?.daysAgo ?? 0),
    sold_at: car.status === "sold" ? now : null,
    has_listed_at: listed.at !== undefined,
    past_prices: history.map(({ daysAgo, price }) => ({ at: daysBefore(daysAgo), price })),
  };
}
