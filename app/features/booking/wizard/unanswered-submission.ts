import type { BodyOf } from "#app/platform/api/call.ts";
import type { createAppointmentCall } from "../calls.ts";
import { type BookingState, serviceCodes } from "./booking-state.ts";

/** What is sent of an appointment, new or changed. */
export type AppointmentBody = BodyOf<typeof createAppointmentCall> & {
  readonly appointmentId?: string;
  readonly version?: number;
};
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A booking that was sent and not yet answered: for whom and what, the body as sent, and its Idempotency-Key. */
export interface UnansweredSubmission {
  readonly terms: string;
  readonly body: AppointmentBody;
  readonly idempotencyKey: string;
}

const storageKey = "marsa.submission";
/** Where the storage refuses, as private windows may: remembered as long as the page. */
let unstored: UnansweredSubmission | null = null;

/**
 * The submission for a body: the unanswered one of this customer where it was for the same, else a new one. It is
 * written down before it is sent, so that a reload in between sends the same body with the same key.
 */
export function submissionFor(store: Store, customerId: string, body: AppointmentBody): UnansweredSubmission {
  const terms = JSON.stringify([customerId, termsOf(body)]);
  const last = parse(store.getItem(storageKey)) ?? unstored;
  if (last?.terms === terms) return last;
  const submission = { terms, body, idempotencyKey: crypto.randomUUID() };
  try {
    store.setItem(storageKey, JSON.stringify(submission));
  } catch {
    unstored = submission;
  }
  return submission;
}

/** Whether an answer settles a submission. Without an answer, and after a failure of ours, it is open what was done. */
export function isSettled(status: number): boolean {
  return status >= 200 && status < 500 && status !== 429;
}

export function forgetSubmission(store: Store): void {
  unstored = null;
  store.removeItem(storageKey);
}

/** The body but for the promise, which is renewed every few minutes. */
function termsOf(body: AppointmentBody): AppointmentBody {
  return { ...body, extendedFields: { ...body.extendedFields, territoryPromiseKey: "" } };
}

function parse(text: string | null): UnansweredSubmission | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<UnansweredSubmission> | null;
    return value?.terms && value.body && value.idempotencyKey ? (value as UnansweredSubmission) : null;
  } catch {
    return null;
  }
}

/** The body of a booking (product/api.md#appointment-body); null while something is missing. */
export function appointmentBody(state: BookingState): AppointmentBody | null {
  const { vehicle, center, slot, mileage, edited, campaign } = state;
  if (!vehicle || !center || !slot || mileage === null) return null;
  return {
    ...(edited && { appointmentId: edited.id, version: edited.version }),
    ...(campaign && { campaign: campaign.name }),
    serviceTerritoryId: center.id,
    schedStartTime: slot.startTime,
    schedEndTime: slot.endTime,
    brand: vehicle.brand,
    mileage,
    extendedFields: {
      VIN__c: vehicle.vin,
      Plate_Number__c: vehicle.licensePlateNumber,
      Model_Text__c: vehicle.model,
      ServiceNote: state.additionalNotes,
      AdditionalInformation: state.reviewNotes,
      Service_Types__c: serviceCodes(state).join(";"),
      vehicleId: vehicle.vehicleId,
      territoryPromiseKey: slot.territoryPromiseKey,
    },
  };
}
