import { dirhamsOf, kilometersOf } from "./qar.ts";

/** What an adviser enters while the customer stands at the desk. */
export interface CheckInForm {
  readonly odometer: string;
  readonly fuelEighths: number | null;
  readonly promisedAt: string | null;
  readonly estimate: string;
  readonly isWarranty: boolean;
  readonly belongings: string;
  readonly remarks: string;
}
/** A reading on record. */
export interface LastReading {
  readonly kilometers: number;
  readonly at: string;
}
export type CheckInProblem = "odometer" | "fuel" | "promised" | "estimate";

export const emptyCheckIn: CheckInForm = {
  ...{ odometer: "", fuelEighths: null, promisedAt: null, estimate: "" },
  ...{ isWarranty: false, belongings: "", remarks: "" },
};

/** What is missing or wrong, in the order of the form. */
export function checkInProblems(form: CheckInForm, now: Date): CheckInProblem[] {
  const problems: CheckInProblem[] = [];
  if (kilometersOf(form.odometer) === undefined) problems.push("odometer");
  if (form.fuelEighths === null) problems.push("fuel");
  if (form.promisedAt === null || Date.parse(form.promisedAt) <= now.getTime()) problems.push("promised");
  if (dirhamsOf(form.estimate) === undefined) problems.push("estimate");
  return problems;
}

/** Whether a reading is below the last one, so that the adviser has to look twice. */
export function isLower(typed: string, last: LastReading | null): last is LastReading {
  const odometer = kilometersOf(typed);
  return odometer !== undefined && last !== null && odometer < last.kilometers;
}

/** A check-in as the call takes it; the form has no problems. */
export function checkInBody(form: CheckInForm, confirmLower: boolean) {
  const { promisedAt, fuelEighths, isWarranty, belongings, remarks } = form;
  return {
    odometer: kilometersOf(form.odometer) ?? 0,
    ...(confirmLower && { confirmLower }),
    fuelEighths: fuelEighths ?? 0,
    promisedAt: promisedAt ?? "",
    estimateDirhams: dirhamsOf(form.estimate) ?? null,
    ...{ isWarranty, belongings: belongings.trim(), remarks: remarks.trim() },
  };
}
