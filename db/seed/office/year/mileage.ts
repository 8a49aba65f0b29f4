import type { YearCar } from "./people.ts";

const dayMs = 86_400_000;

/** What a car's instrument shows at a moment of the year before `now`, in kilometers. */
export function mileageAt({ mileage, kmPerDay }: YearCar, at: Date, now: Date): number {
  const days = 365 - (now.getTime() - at.getTime()) / dayMs;
  return Math.round(mileage + Math.max(0, Math.min(days, 365)) * kmPerDay);
}
