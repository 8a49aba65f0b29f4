import { unansweredSubmission } from "#app/features/scheduling/wizard/unanswered-submission.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import type { createDriveCall, requestDriveCall } from "../calls.ts";
import type { holdDriveCall } from "../time-calls.ts";
import type { ChosenCar, DriveState } from "./drive-state.ts";

export type HoldRequest = BodyOf<typeof holdDriveCall>;
/** What is sent: a drive with its time, or a request without one. */
export type DriveBody =
  | { readonly kind: "drive"; readonly body: BodyOf<typeof createDriveCall> }
  | { readonly kind: "request"; readonly body: BodyOf<typeof requestDriveCall> };

/** Under which number is driven, and by what it is confirmed; customers with their own number need no proof. */
export interface DriverNumber {
  readonly mobile: string;
  readonly phoneProof?: { readonly proof: string; readonly browser: string };
}

/** What was sent and not yet answered. Promise and proof of a number are renewed meanwhile. */
export const { submissionFor, forgetSubmission } = unansweredSubmission<DriveBody>(
  "marsa.test-drive-submission",
  ({ kind, body }) => ({ kind, ...body, territoryPromiseKey: "", phoneProof: undefined }),
);

/** What is held while the driver decides: the chosen time, as soon as there is a promise for it. */
export function holdRequest(
  { car, showroom, preferred, slot, booked }: DriveState,
  holder: string,
): HoldRequest | null {
  if (!car || !showroom || !slot?.territoryPromiseKey || booked || holder === "") return null;
  const { startTime: schedStartTime, territoryPromiseKey } = slot;
  const time = { serviceTerritoryId: showroom.id, schedStartTime, territoryPromiseKey };
  return { ...wantedOf(car), ...time, resources: preferred ? [preferred.id] : undefined, holder };
}

/** The body of a drive, or of a request without a time; null while something is missing. */
export function driveBody(state: DriveState, number: DriverNumber | null, holder: string): DriveBody | null {
  const { car, showroom, license, requestFrom } = state;
  if (!car || number === null) return null;
  if (requestFrom !== null) {
    const serviceTerritoryId = showroom?.id;
    return { kind: "request", body: { ...wantedOf(car), ...driverOf(state, number), serviceTerritoryId } };
  }
  const hold = holdRequest(state, holder);
  const { country, validUntil, isOfAge } = license;
  if (hold === null || country === null || isOfAge === null) return null;
  return {
    kind: "drive",
    body: { ...hold, ...driverOf(state, number), license: { country, validUntil, isOfAge } },
  };
}

/** The car as calls name it; nothing is called for without one. */
export function wantedOf(chosen: ChosenCar | null) {
  const { brand = "", car = "", vehicleNo = null } = chosen ?? {};
  return { brand, ...(vehicleNo === null ? { car: car ?? "" } : { vehicleNo }) };
}

function driverOf({ driver }: DriveState, { mobile, phoneProof }: DriverNumber) {
  const { firstName, lastName, email, notes, marketingConsent } = driver;
  return {
    firstName: normalize("name", firstName),
    lastName: normalize("name", lastName),
    mobile,
    ...(email.trim() !== "" && { email: normalize("email", email) }),
    ...(phoneProof && { phoneProof }),
    ...(notes.trim() !== "" && { notes: notes.trim() }),
    marketingConsent,
  };
}
