import { longestNote } from "#app/features/scheduling/call-fields.ts";
import type { ChosenPlace, ChosenSlot } from "#app/features/scheduling/wizard/chosen.ts";
import type { DriveCode } from "../rules/drive-states.ts";
import type { LicenseCountry } from "../rules/license.ts";

/** The test drive that a visitor puts together, in plain data: it is also what survives a reload. */

/** The four steps, in their order. */
export const driveSteps = ["SelectVehicle", "SelectShowroom", "SelectDateTime", "Summary"] as const;
export type DriveStep = (typeof driveSteps)[number];

export const notesLimit = longestNote;

/** What is to be driven: a model by its id of content, or one used car by its number. One of the two. */
export interface ChosenCar {
  brand: string;
  car: string | null;
  vehicleNo: string | null;
  name: string;
  /** What kind of car it is; of a used car its variant and year. */
  detail: string;
  /** Address of its picture at the image host; empty where there is none. */
  image: string;
}

/** A car that stands at a showroom and is preferred to the others there. */
export interface PreferredCar {
  id: string;
  trim: string;
  color: string;
}

export interface Driver {
  firstName: string;
  lastName: string;
  email: string;
  notes: string;
  marketingConsent: boolean;
}

/** What is said of the license; empty and null while it is not answered. */
export interface LicenseAnswers {
  country: LicenseCountry | null;
  /** YYYY-MM-DD. */
  validUntil: string;
  isOfAge: boolean | null;
}

/** What the server answered: a drive with a time, or a request without one. */
export interface BookedDrive {
  id: string;
  reference: string;
  /** Null of a request without a time. */
  code: DriveCode | null;
  /** The trim and color of its car; null of a request. */
  car: { trim: string; color: string } | null;
  /** Until this instant it is changed without a call; null where that is over, or of a request. */
  changeUntil: string | null;
  /** The path of its own page. */
  link: string;
}

export interface DriveState {
  step: DriveStep;
  car: ChosenCar | null;
  showroom: ChosenPlace | null;
  /** Null: any of the cars at the showroom. */
  preferred: PreferredCar | null;
  /** Calendar day at the showroom, YYYY-MM-DD. */
  date: string | null;
  slot: ChosenSlot | null;
  driver: Driver;
  license: LicenseAnswers;
  /** A customer drives under another number than that of the account. */
  usesOtherNumber: boolean;
  /** The step at which no car or time was free: a request without a time is left instead. */
  requestFrom: DriveStep | null;
  booked: BookedDrive | null;
}

export const noDriver: Driver = {
  firstName: "",
  lastName: "",
  email: "",
  notes: "",
  marketingConsent: false,
};
export const noLicense: LicenseAnswers = { country: null, validUntil: "", isOfAge: null };

export const emptyDrive: DriveState = {
  step: "SelectVehicle",
  car: null,
  showroom: null,
  preferred: null,
  date: null,
  slot: null,
  driver: noDriver,
  license: noLicense,
  usesOtherNumber: false,
  requestFrom: null,
  booked: null,
};

/** 1-based place of a step, for the step counter. */
export function stepNumber(step: DriveStep): number {
  return driveSteps.indexOf(step) + 1;
}

/** Whether a step is answered; the last one needs more than what stands here (`machine/completeness.ts`). */
export function isStepComplete(state: DriveState, step: DriveStep): boolean {
  switch (step) {
    case "SelectVehicle":
      return state.car !== null;
    case "SelectShowroom":
      return state.requestFrom !== null || state.showroom !== null;
    case "SelectDateTime":
      return state.requestFrom !== null || (state.date !== null && state.slot !== null);
    case "Summary":
      return false;
  }
}

/** Whether a step and all before it are answered. */
export function isCompleteUntil(state: DriveState, step: DriveStep): boolean {
  return driveSteps.slice(0, stepNumber(step)).every((one) => isStepComplete(state, one));
}

/** Whether both name the same car: the same model, or the same used car. */
export function isSameCar(one: ChosenCar | null, other: ChosenCar | null): boolean {
  return one !== null && other !== null && subjectOf(one) === subjectOf(other);
}

/** A car in one word: what of two drives is the same. */
export function subjectOf({ brand, car, vehicleNo }: ChosenCar): string {
  return `${brand} ${vehicleNo ?? car}`;
}
