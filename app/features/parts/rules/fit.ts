import type { Fit } from "../calls.ts";
import type { DriveTrain } from "./feed/catalogue-records.ts";

/** The greatest serial number: the last six characters of a VIN. */
export const lastSerial = 999_999;

/** A car as far as it is known; null where it is not. */
export interface CarFacts {
  readonly modelCode: string;
  readonly modelYear: number;
  readonly trim: string | null;
  readonly drive: DriveTrain | null;
  /** The last six characters of its VIN as a number. */
  readonly serial: number | null;
}

/** A car that a part fits (ACES: application). Null stands for any; both ends of a range belong to it. */
export interface Application {
  readonly modelCode: string;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly trim: string | null;
  readonly drive: DriveTrain | null;
  readonly serialFrom: number | null;
  readonly serialTo: number | null;
  readonly position: string | null;
  readonly quantity: number;
}

/** Whether a part with one application is for a car. What is not known of the car, and decides, makes it unknown. */
export function fitOfApplication(application: Application, car: CarFacts): Exclude<Fit, "any"> {
  const { modelCode, yearFrom, yearTo } = application;
  if (modelCode !== car.modelCode || car.modelYear < yearFrom || car.modelYear > yearTo)
    return "does-not-fit";
  const details = [
    same(application.trim, car.trim),
    same(application.drive, car.drive),
    within(application, car.serial),
  ];
  if (details.includes("does-not-fit")) return "does-not-fit";
  return details.includes("unknown") ? "unknown" : "fits";
}

export interface PartFit<A extends Application> {
  readonly fit: Fit;
  /** The applications that make it so: those that fit, else those that may. */
  readonly by: readonly A[];
}

/** Whether a part is for a car. One without any application belongs to every car; without a car nothing is known. */
export function fitOfPart<A extends Application>(
  { applications, isUniversal }: { readonly applications: readonly A[]; readonly isUniversal: boolean },
  car: CarFacts | undefined,
): PartFit<A> {
  if (isUniversal) return { fit: "any", by: [] };
  if (car === undefined) return { fit: "unknown", by: [] };
  for (const fit of ["fits", "unknown"] as const) {
    const by = applications.filter((application) => fitOfApplication(application, car) === fit);
    if (by.length > 0) return { fit, by };
  }
  return { fit: "does-not-fit", by: [] };
}

type Detail = "fits" | "does-not-fit" | "unknown";

function same(needed: string | null, known: string | null): Detail {
  if (needed === null) return "fits";
  if (known === null) return "unknown";
  return needed === known ? "fits" : "does-not-fit";
}

function within({ serialFrom, serialTo }: Application, serial: number | null): Detail {
  if (serialFrom === null && serialTo === null) return "fits";
  if (serial === null) return "unknown";
  return serial >= (serialFrom ?? 0) && serial <= (serialTo ?? lastSerial) ? "fits" : "does-not-fit";
}
