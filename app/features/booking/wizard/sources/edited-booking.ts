import { dayIn } from "#app/i18n/dates/dates.ts";
import type { AppointmentDetails } from "../../activity-calls.ts";
import {
  type BookingState,
  type ChosenService,
  type ChosenVehicle,
  type EditStep,
  editSteps,
  emptyBooking,
  termsOf,
} from "../booking-state.ts";

/** What is logged where an edit cannot begin (product/booking.md#edit-mode). */
export const missingForEdit = "Missing required parameters for editServices";

/** The appointment that an address wants to change, and where: `id` and `startStep` (product/booking.md#edit-mode). */
export interface RequestedEdit {
  readonly id: string;
  readonly entryStep: EditStep;
}

/** Reads the address. Undefined where it requests no edit; `"incomplete"` where it does not say of what. */
export function requestedEdit(search: URLSearchParams): RequestedEdit | "incomplete" | undefined {
  const id = search.get("id");
  const startStep = search.get("startStep");
  if (!id) return startStep ? "incomplete" : undefined;
  return { id, entryStep: editSteps.find((step) => step === startStep) ?? "SelectService" };
}

/**
 * The booking as the wizard begins to change it: at the entry step, with everything as it is. Undefined where the
 * appointment says no center or no services (product/booking.md#edit-mode).
 */
export function editedBooking(
  appointment: AppointmentDetails,
  vehicle: ChosenVehicle,
  entryStep: EditStep,
): BookingState | undefined {
  const { serviceTerritoryId, timeZone, schedStartTime, schedEndTime, openingDay, locationInfo } =
    appointment;
  const services = appointment.serviceAppointmentAdditionalData.serviceList;
  if (serviceTerritoryId === "" || services.length === 0) return undefined;
  const chosen = services.map(({ typeCode, description }) => ({ typeCode, label: description }));
  const state: BookingState = {
    ...emptyBooking,
    step: entryStep,
    vehicle,
    ...inGroups(chosen),
    additionalNotes: appointment.serviceNote,
    reviewNotes: appointment.additionalInformation,
    mileage: appointment.mileage,
    center: { id: serviceTerritoryId, timeZone, ...locationInfo },
    date: openingDay ?? dayIn(schedStartTime, timeZone),
    // Its promise comes with the free times, where its own hours count as free.
    slot: { startTime: schedStartTime, endTime: schedEndTime, openingDay, territoryPromiseKey: "" },
  };
  const { id, reference, version } = appointment;
  return {
    ...state,
    edited: { id, reference, version, entryStep, endTime: schedEndTime, before: termsOf(state) },
  };
}

/** Codes containing `gr` are repairs. */
export function inGroups(
  services: readonly ChosenService[],
): Pick<BookingState, "maintenanceService" | "repairServices"> {
  const isRepair = ({ typeCode }: ChosenService) => /gr/i.test(typeCode);
  return {
    maintenanceService: services.find((service) => !isRepair(service)) ?? null,
    repairServices: Object.fromEntries(
      services.filter(isRepair).map((service) => [service.typeCode, service]),
    ),
  };
}
