import type { BodyType } from "../../stock-terms.ts";
import type { StockSnapshot } from "./stock-snapshot.ts";

const mostShown = 8;

/** Same body, price within a fifth, year within two, none of them reserved; the nearest price first. */
export function similarTo(
  { columns }: StockSnapshot,
  car: { vehicleNo: string; bodyType: BodyType; price: number; year: number },
): number[] {
  const { price, profile, profiles, reserved, vehicleNo } = columns;
  const isAlike = profiles.map(
    ({ bodyType, year }) => bodyType === car.bodyType && Math.abs(year - car.year) <= 2,
  );
  const apart = (place: number) => Math.abs((price[place] ?? 0) - car.price);
  const found: number[] = [];
  for (let place = 0; place < columns.count; place += 1) {
    if (!isAlike[profile[place] ?? 0] || reserved[place] === 1) continue;
    if (apart(place) <= car.price / 5 && vehicleNo[place] !== car.vehicleNo) found.push(place);
  }
  return found.sort((one, other) => apart(one) - apart(other) || one - other).slice(0, mostShown);
}

/** Certified cars that stand out: of different models, each the newest of its model, none of them reserved. */
export function featuredOf({ columns, index }: StockSnapshot): number[] {
  const { profile, profiles, reserved } = columns;
  const models = new Set<string>();
  const found: number[] = [];
  for (const place of index.order("newest")) {
    const { make, model, certified } = profiles[profile[place] ?? 0] ?? {};
    if (!certified || reserved[place] === 1 || models.has(`${make} ${model}`)) continue;
    models.add(`${make} ${model}`);
    if (found.push(place) === mostShown) break;
  }
  return found;
}
