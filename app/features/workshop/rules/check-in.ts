import { type Result, refuse, succeed } from "#app/lib/result.ts";

export const mostKilometers = 9_999_999;
/** A tank is read in eighths. */
export const fullTank = 8;
export const longestRemarks = 2_000;

/** A reading on record. */
export interface EarlierReading {
  readonly kilometers: number;
  readonly at: Date;
}
export interface OdometerReading {
  readonly odometer: number;
  /** The highest reading on record of this car; undefined where there is none. */
  readonly lastKnown: EarlierReading | undefined;
  /** The adviser has looked twice: an instrument was replaced, or an earlier reading was wrong. */
  readonly confirmLower: boolean;
}

/** Refuses what no instrument shows, and a reading below the last one unless the adviser confirms it. */
export function checkOdometer({
  odometer,
  lastKnown,
  confirmLower,
}: OdometerReading): Result<null, "odometer-out-of-range" | "odometer-lower"> {
  if (!Number.isInteger(odometer) || odometer < 0 || odometer > mostKilometers)
    return refuse("odometer-out-of-range");
  if (lastKnown !== undefined && odometer < lastKnown.kilometers && !confirmLower)
    return refuse("odometer-lower", { lastKnown: lastKnown.kilometers, readAt: lastKnown.at.toISOString() });
  return succeed(null);
}
