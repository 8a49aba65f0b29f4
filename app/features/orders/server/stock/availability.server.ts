import { normalPartNumber } from "#app/features/parts/rules/part-number.ts";
import type { Availability } from "../../order-calls.ts";
import { availableIn, readStock } from "./read-stock.server.ts";

const mostNumbers = 50;

/** What each center can sell of some numbers, which are written with commas between, in their order. */
export async function availabilityOf(numbers: string, now: Date): Promise<Availability[]> {
  const wanted = [...new Set(numbers.split(",").map(normalPartNumber))].filter(Boolean).slice(0, mostNumbers);
  const stock = await readStock(wanted, now);
  return wanted.map((number) => {
    const centers = stock.get(number) ?? [];
    return { number, available: availableIn(centers), centers };
  });
}
