import * as z from "zod/mini";
import { type ListedVehicle, listedVehicle } from "../calls.ts";
import { placeOf } from "../rules/stock/stock-columns.ts";
import { listedVehicles, type Showing } from "./listed-vehicle.server.ts";
import { showVehicle } from "./show-vehicle.server.ts";
import { cachedStock } from "./stock-cache.server.ts";

/** Cars by their numbers, in that order; those that are no longer listed come from the database, unknown ones not at all. */
export async function vehiclesByNumber(
  numbers: readonly string[],
  showing: Showing,
): Promise<ListedVehicle[]> {
  const stock = await cachedStock();
  const found = numbers.map(async (number) => {
    const place = placeOf(stock.columns, number);
    if (place !== undefined) return listedVehicles(stock, [place], showing);
    const gone = await showVehicle(number, showing);
    return gone.ok ? [z.parse(listedVehicle, gone.value)] : [];
  });
  return (await Promise.all(found)).flat();
}
