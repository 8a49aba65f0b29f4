import { href } from "#app/lib/address/href.ts";
import { maxCompared } from "#app/lib/comparison.ts";
import { vehicleNumber } from "#app/lib/validation/vehicle-number.ts";

/** The name under which the cars that are compared stand in the address. */
const carsInAddress = "cars";

/** The numbers of cars in a text, each once and at most so many; what cannot be a number is left out. */
export function numbersIn(text: string, most: number): string[] {
  const numbers = text
    .split(",")
    .map((one) => one.trim().toUpperCase())
    .filter((one) => vehicleNumber.test(one));
  return [...new Set(numbers)].slice(0, most);
}

/** The cars that an address compares, in its order. */
export function comparedIn(search: URLSearchParams): string[] {
  return numbersIn(search.get(carsInAddress) ?? "", maxCompared);
}

/** The page that compares these cars. Commas stay as they are, so that an address can be read and typed. */
export function comparisonAddress(numbers: readonly string[]): string {
  const page = href("/pre-owned/compare");
  return numbers.length === 0 ? page : `${page}?${carsInAddress}=${numbers.join(",")}`;
}
