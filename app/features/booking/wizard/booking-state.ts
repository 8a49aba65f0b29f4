import type { ModelYears } from "#app/features/campaigns/rules/campaigns.ts";
import type { ChosenPlace, ChosenSlot } from "#app/features/scheduling/wizard/chosen.ts";

/**
 * The appointment a customer is putting together, held by the client until it is submitted
 * (product/data.md#booking-state). Plain data: it is also what survives a reload.
 */

/** The five steps, in their order. */
export const bookingSteps = [
  "SelectVehicle",
  "SelectService",
  "SelectServiceCenter",
  "SelectDateTime",
  "Summary",
] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** Longest text of a notes field, in characters. */
export const notesLimit = 1024;

export interface ChosenVehicle {
  vehicleId: string;
  vin: string;
  brand: string;
  model: string;
  modelYear: number;
  modelCode: string;
  makeCode: string;
  licensePlateNumber: string;
  mileage: number;
  /** Path of its picture at the image host. */
  image: string;
}

export interface ChosenService {
  typeCode: string;
  label: string;
  /** How long it takes, where the importer says it. */
  hours?: number | undefined;
}

/** What the server answered to the submitted booking. */
export interface BookedAppointment {
  serviceAppointmentId: string;
  /** What the customer says on the phone. */
  reference: string;
  /** Whether its center has confirmed it; absent of what is no appointment. */
  code?: string | undefined;
}

/** The steps at which a change of an appointment may begin; it keeps its vehicle. */
export const editSteps = ["SelectService", "SelectServiceCenter", "SelectDateTime"] as const;
export type EditStep = (typeof editSteps)[number];

/** What can be changed of an appointment. */
export interface ChangeableTerms {
  /** Sorted. */
  serviceCodes: string[];
  centerId: string | null;
  startTime: string | null;
  mileage: number | null;
  additionalNotes: string;
  reviewNotes: string;
}

/** An appointment that is being changed, as it was when the change began. */
export interface EditedAppointment {
  id: string;
  reference: string;
  /** Named with the change, so that a later one is not overwritten. */
  version: number;
  entryStep: EditStep;
  endTime: string;
  before: ChangeableTerms;
}

/** A campaign on whose path the booking is made (product/campaigns.md#windows). */
export interface CampaignPath {
  name: string;
  /** How many steps it leaves out after the vehicle. */
  stepsSkipped: number;
  /** What it does; the step is skipped. */
  service: ChosenService;
  /** What that costs within it, in whole riyals; null where it is free. */
  price: number | null;
  /** Model years of the vehicles that may take part. */
  eligibleYears: ModelYears;
  /** Its last day, YYYY-MM-DD. */
  until: string;
}

/** What an odometer said, in kilometers, on a day at the importer's (YYYY-MM-DD). */
export interface LastReading {
  kilometers: number;
  day: string;
}

export interface BookingState {
  step: BookingStep;
  campaign: CampaignPath | null;
  /** Set in edit mode (product/booking.md#edit-mode). */
  edited: EditedAppointment | null;
  vehicle: ChosenVehicle | null;
  maintenanceService: ChosenService | null;
  /** Chosen repairs by type code. */
  repairServices: Readonly<Record<string, ChosenService>>;
  /** What the customer says about the repair; belongs to General Repair only. */
  additionalNotes: string;
  /** Notes on the summary step. */
  reviewNotes: string;
  /** Kilometers, as last recorded or as corrected on the summary; null while the field is empty. */
  mileage: number | null;
  /** The last reading on record of the vehicle, as far as it is known. */
  lastReading: LastReading | null;
  /** A mileage below that which the customer has confirmed. */
  confirmedMileage: number | null;
  center: ChosenPlace | null;
  /** Calendar day in the center's zone, YYYY-MM-DD. */
  date: string | null;
  slot: ChosenSlot | null;
  /** Set once the appointment is made. */
  booked: BookedAppointment | null;
}

export const emptyBooking: BookingState = {
  step: "SelectVehicle",
  campaign: null,
  edited: null,
  vehicle: null,
  maintenanceService: null,
  repairServices: {},
  additionalNotes: "",
  reviewNotes: "",
  mileage: null,
  lastReading: null,
  confirmedMileage: null,
  center: null,
  date: null,
  slot: null,
  booked: null,
};

/** Every service chosen, maintenance first. */
export function chosenServices(state: BookingState): ChosenService[] {
  const repairs = Object.values(state.repairServices);
  return state.maintenanceService ? [state.maintenanceService, ...repairs] : repairs;
}

/** Identifies the chosen services whatever the order they were chosen in. */
export function serviceCodes(state: BookingState): string[] {
  return chosenServices(state)
    .map((service) => service.typeCode)
    .sort();
}

/** 1-based place of a step, for the step counter. */
export function stepNumber(step: BookingStep): number {
  return bookingSteps.indexOf(step) + 1;
}

/** What would be changed by submitting the booking now. */
export function termsOf(state: BookingState): ChangeableTerms {
  return {
    serviceCodes: serviceCodes(state),
    centerId: state.center?.id ?? null,
    startTime: state.slot?.startTime ?? null,
    mileage: state.mileage,
    additionalNotes: state.additionalNotes,
    reviewNotes: state.reviewNotes,
  };
}

/**
 * Whether the button that leads on may be pressed. In edit mode the service step that the change begins with waits for
 * another selection, and the last step for any change.
 */
export function mayContinue(state: BookingState): boolean {
  if (!isStepComplete(state, state.step)) return false;
  if (state.edited === null) return true;
  const { before, entryStep } = state.edited;
  if (state.step === "SelectService" && entryStep === "SelectService")
    return String(before.serviceCodes) !== String(serviceCodes(state));
  return state.step !== "Summary" || JSON.stringify(before) !== JSON.stringify(termsOf(state));
}

/** Whether a step is answered. */
export function isStepComplete(state: BookingState, step: BookingStep): boolean {
  switch (step) {
    case "SelectVehicle":
      return state.vehicle !== null;
    case "SelectService":
      return chosenServices(state).length > 0;
    case "SelectServiceCenter":
      return state.center !== null;
    case "SelectDateTime":
      return state.date !== null && state.slot !== null;
    case "Summary":
      return state.mileage !== null && earlierStepsComplete(state) && holdsPromise(state);
  }
}

/** Whether every step before the summary is answered. */
export function earlierStepsComplete(state: BookingState): boolean {
  return bookingSteps.every((step) => step === "Summary" || isStepComplete(state, step));
}

/** A slot restored from storage has no promise until the slots have been read again. */
function holdsPromise(state: BookingState): boolean {
  return state.slot !== null && state.slot.territoryPromiseKey !== "";
}
