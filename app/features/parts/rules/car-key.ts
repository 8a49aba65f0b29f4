import { withoutEnding } from "#app/lib/text/trim-to.ts";
import { type DriveTrain, driveTrains } from "./feed/catalogue-records.ts";
import type { CarFacts } from "./fit.ts";

/** What an address or a call says of a car: `HJR.2024.trail.AWD.4821`; undefined where it says none. */
export function parseCarKey(key: string): CarFacts | undefined {
  const [modelCode = "", year = "", trim = "", drive = "", serial = "", ...rest] = key.split(".");
  const isWell =
    rest.length === 0 &&
    /^[A-Z0-9]{2,8}$/.test(modelCode) &&
    /^\d{4}$/.test(year) &&
    /^[a-z0-9-]*$/.test(trim) &&
    /^\d{0,6}$/.test(serial);
  if (!isWell || !(drive === "" || isDrive(drive))) return undefined;
  return {
    modelCode,
    modelYear: Number(year),
    trim: trim || null,
    drive: drive === "" ? null : drive,
    serial: serial === "" ? null : Number(serial),
  };
}

/** The key of a car, no longer than what is known of it. */
export function carKeyOf({ modelCode, modelYear, trim, drive, serial }: CarFacts): string {
  return withoutEnding([modelCode, modelYear, trim ?? "", drive ?? "", serial ?? ""].join("."), ".");
}

function isDrive(text: string): text is DriveTrain {
  return driveTrains.some((drive) => drive === text);
}
