import { normalVin } from "#app/lib/validation/vin.ts";

/** What a text that staff typed may be of a vehicle; it may be several. */
export interface VehicleQuery {
  readonly plate: string | undefined;
  /** A whole VIN. */
  readonly vin: string | undefined;
  /** The last characters of one. */
  readonly vinEnd: string | undefined;
}

const vinLength = 17;
/** So many characters of a VIN are its serial number. */
const leastOfVin = 6;
const longestPlate = 10;

/** Reads what was typed, as plates and VINs are compared: capital letters and Latin digits without what stands between them. */
export function vehicleQueryOf(typed: string): VehicleQuery {
  const text = normalVin(typed.slice(0, 80)).replace(/[./_]/g, "");
  const isKey = /^[A-Z0-9]+$/.test(text) && /\d/.test(text);
  const { length } = text;
  return {
    plate: isKey && length <= longestPlate ? text : undefined,
    vin: isKey && length === vinLength ? text : undefined,
    vinEnd: isKey && length >= leastOfVin && length < vinLength ? text : undefined,
  };
}

/** Fewer characters begin too many plates: then only a whole one is meant. */
export const leastOfPlate = 3;
