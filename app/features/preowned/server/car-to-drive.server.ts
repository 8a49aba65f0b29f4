import type { Kysely } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { PreownedTables } from "../tables.ts";

/** A used car that may be driven before it is bought, where it stands. */
export interface CarToDrive {
  readonly vehicleNo: string;
  /** The location of content at which it stands. */
  readonly location: string;
  readonly name: { readonly en: string; readonly ar: string };
  readonly variant: { readonly en: string; readonly ar: string };
  readonly color: { readonly en: string; readonly ar: string };
}

/** A car that is in stock and whose location is recorded; undefined for one that is sold, reserved or unknown. One query. */
export async function carToDrive(
  vehicleNo: string,
  connection: Kysely<unknown> = database(),
): Promise<CarToDrive | undefined> {
  const car = await (connection as Kysely<PreownedTables>)
    .selectFrom("preowned.vehicle")
    .select([
      ...(["location", "make_en", "make_ar", "model_en", "model_ar", "model_year"] as const),
      ...(["variant_en", "variant_ar", "full_color_en", "full_color_ar"] as const),
    ])
    .where("vehicle_no", "=", vehicleNo)
    .where("status", "=", "in-stock")
    .executeTakeFirst();
  if (car === undefined || car.location === null) return undefined;
  return {
    vehicleNo,
    location: car.location,
    name: {
      en: `${car.make_en} ${car.model_en} ${car.model_year}`,
      ar: `${car.make_ar} ${car.model_ar} ${car.model_year}`,
    },
    variant: { en: car.variant_en, ar: car.variant_ar },
    color: { en: car.full_color_en, ar: car.full_color_ar },
  };
}
