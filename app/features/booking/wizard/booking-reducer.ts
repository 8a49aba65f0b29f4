import type { ChosenPlace, ChosenSlot } from "#app/features/scheduling/wizard/chosen.ts";
import {
  type BookedAppointment,
  type BookingState,
  type BookingStep,
  bookingSteps,
  type CampaignPath,
  type ChosenService,
  type ChosenVehicle,
  chosenServices,
  earlierStepsComplete,
  editSteps,
  emptyBooking,
  type LastReading,
  mayContinue,
  notesLimit,
  stepNumber,
} from "./booking-state.ts";
import { takeReading } from "./mileage.ts";

/** Everything a customer, or an answer of the server, can do to the booking. */
export type BookingAction =
  | { type: "campaign-entered"; campaign: CampaignPath | null }
  | { type: "vehicle-chosen"; vehicle: ChosenVehicle }
  | ({ type: "names-read" } & NamesRead)
  | { type: "maintenance-pressed"; service: ChosenService }
  | { type: "repair-pressed"; service: ChosenService }
  | { type: "services-offered"; services: readonly ChosenService[] }
  | { type: "services-requested"; maintenance: readonly ChosenService[]; repairs: readonly ChosenService[] }
  | { type: "additional-notes-written"; notes: string }
  | { type: "centers-offered"; centers: readonly ChosenPlace[] }
  | { type: "center-chosen"; center: ChosenPlace }
  | { type: "date-chosen"; date: string }
  | { type: "slots-offered"; date: string; slots: readonly ChosenSlot[] }
  | { type: "slot-chosen"; slot: ChosenSlot }
  | { type: "slot-lost" }
  | { type: "review-notes-written"; notes: string }
  | { type: "last-reading-found"; vehicleId: string; reading: LastReading }
  | { type: "mileage-written"; mileage: number | null }
  | { type: "mileage-confirmed" }
  | { type: "advanced" }
  | { type: "went-back" }
  | { type: "returned-to"; step: BookingStep }
  | { type: "booked"; booked: BookedAppointment };

/**
 * Applies one action by the rules of the wizard (product/booking.md#wizard). Pure; returns the same object when
 * nothing changes.
 */
export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case "campaign-entered":
      return enterCampaign(state, action.campaign);
    case "vehicle-chosen":
      return chooseVehicle(state, action.vehicle);
    case "names-read":
      return renameChosen(state, action);
    case "maintenance-pressed":
      return pressMaintenance(state, action.service);
    case "repair-pressed":
      return pressRepair(state, action.service);
    case "services-offered":
      return relabelServices(state, action.services);
    case "services-requested":
      return requestServices(state, action.maintenance[0], action.repairs);
    case "additional-notes-written":
      return { ...state, additionalNotes: action.notes.slice(0, notesLimit) };
    case "centers-offered":
      return preselectCenter(state, action.centers);
    case "center-chosen":
      return chooseCenter(state, action.center);
    case "date-chosen":
      return state.date === action.date ? state : { ...state, date: action.date, slot: null };
    case "slots-offered":
      return renewSlot(state, action.date, action.slots);
    case "slot-chosen":
      return { ...state, slot: action.slot };
    case "slot-lost":
      return { ...state, step: "SelectDateTime", slot: null };
    case "review-notes-written":
      return { ...state, reviewNotes: action.notes.slice(0, notesLimit) };
    case "last-reading-found":
      return takeReading(state, action);
    case "mileage-confirmed":
      return { ...state, confirmedMileage: state.mileage };
    case "mileage-written":
      return { ...state, mileage: action.mileage };
    case "advanced":
      return advance(state);
    case "went-back":
      return backLeavesWizard(state) ? state : { ...state, step: stepBefore(state) };
    case "returned-to":
      return mayReturnTo(state, action.step) ? { ...state, step: action.step } : state;
    case "booked":
      return { ...state, booked: action.booked };
  }
}

/** Going back from the first step, or from the one that an edit began with, leaves the wizard. */
export function backLeavesWizard({ step, edited }: BookingState): boolean {
  return step === bookingSteps[0] || step === edited?.entryStep || (edited !== null && step === editSteps[0]);
}

/** Whether a step may be returned to. A change keeps its appointment's vehicle, a campaign its service. */
export function mayReturnTo({ step, edited, campaign }: BookingState, target: BookingStep): boolean {
  if (stepNumber(target) >= stepNumber(step)) return false;
  return !(edited && target === "SelectVehicle") && !(campaign && target === "SelectService");
}

/**
 * One back; a campaign skips the center backwards, and the steps it left out (product/campaigns.md#path-in-the-wizard).
 */
function stepBefore({ step, campaign }: BookingState): BookingStep {
  if (campaign && step !== "Summary") return "SelectVehicle";
  return bookingSteps[bookingSteps.indexOf(step) - 1] ?? step;
}

/** Another path begins anew; on the same one the words may have changed with the language. */
function enterCampaign(state: BookingState, campaign: CampaignPath | null): BookingState {
  if (state.edited || JSON.stringify(state.campaign ?? null) === JSON.stringify(campaign)) return state;
  if (campaign === null || state.campaign?.name !== campaign.name) return { ...emptyBooking, campaign };
  return { ...state, campaign, ...(state.vehicle && servicesOf(campaign)) };
}

/** Codes containing `gr` are repairs. */
function servicesOf(campaign: CampaignPath | null): Partial<BookingState> {
  if (campaign === null) return {};
  const { service } = campaign;
  return /gr/i.test(service.typeCode)
    ? { repairServices: { [service.typeCode]: service } }
    : { maintenanceService: service };
}

function chooseVehicle(state: BookingState, vehicle: ChosenVehicle): BookingState {
  const { campaign, edited } = state;
  if (edited || state.vehicle?.vehicleId === vehicle.vehicleId) return state;
  return { ...emptyBooking, campaign, ...servicesOf(campaign), vehicle, mileage: vehicle.mileage };
}

/** What is called how in the language of the page. */
interface NamesRead {
  readonly vehicles: readonly Pick<ChosenVehicle, "vehicleId" | "model">[];
  readonly services: readonly ChosenService[];
  readonly centers: readonly ChosenPlace[];
}

/** Gives what is chosen the names of the language that is spoken now, and changes nothing else. */
function renameChosen(state: BookingState, { vehicles, services, centers }: NamesRead): BookingState {
  const renamed = (service: ChosenService): ChosenService => {
    const { label = service.label } = services.find(({ typeCode }) => typeCode === service.typeCode) ?? {};
    // A campaign calls its service by its own name.
    return service.typeCode === state.campaign?.service.typeCode ? service : { ...service, label };
  };
  const model = vehicles.find(({ vehicleId }) => vehicleId === state.vehicle?.vehicleId)?.model;
  const place = centers.find(({ id }) => id === state.center?.id);
  const next: BookingState = {
    ...state,
    vehicle: state.vehicle && { ...state.vehicle, model: model ?? state.vehicle.model },
    maintenanceService: state.maintenanceService && renamed(state.maintenanceService),
    repairServices: Object.fromEntries(
      Object.entries(state.repairServices).map(([code, service]) => [code, renamed(service)]),
    ),
    center: state.center && {
      ...state.center,
      title: place?.title ?? state.center.title,
      address: place?.address ?? state.center.address,
    },
  };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** One maintenance at a time; pressing the chosen one again clears it. */
function pressMaintenance(state: BookingState, service: ChosenService): BookingState {
  const pressedAgain = state.maintenanceService?.typeCode === service.typeCode;
  return { ...state, maintenanceService: pressedAgain ? null : service, slot: null };
}

function pressRepair(state: BookingState, service: ChosenService): BookingState {
  const { [service.typeCode]: chosen, ...others } = state.repairServices;
  const repairServices = chosen ? others : { ...others, [service.typeCode]: service };
  return { ...state, repairServices, slot: null };
}

/** A link may carry services, as from a price or an earlier visit; what was chosen here counts more. */
function requestServices(
  state: BookingState,
  maintenance: ChosenService | undefined,
  repairs: readonly ChosenService[],
): BookingState {
  if (chosenServices(state).length > 0) return state;
  return repairs.reduce(pressRepair, maintenance ? pressMaintenance(state, maintenance) : state);
}

/** Takes labels in the language now spoken, and drops services that are no longer offered for the vehicle. */
function relabelServices(state: BookingState, offered: readonly ChosenService[]): BookingState {
  const renewed = (chosen: ChosenService) => offered.find((service) => service.typeCode === chosen.typeCode);
  const repairs = Object.values(state.repairServices).flatMap((chosen) => renewed(chosen) ?? []);
  const maintenanceService = state.maintenanceService && (renewed(state.maintenanceService) ?? null);
  const repairServices = Object.fromEntries(repairs.map((service) => [service.typeCode, service]));
  const relabeled = { ...state, maintenanceService, repairServices };
  const dropped = chosenServices(relabeled).length < chosenServices(state).length;
  return dropped ? { ...relabeled, slot: null } : relabeled;
}

/** The first center is preselected, also when the chosen one cannot do the services chosen since. */
function preselectCenter(state: BookingState, centers: readonly ChosenPlace[]): BookingState {
  const stillOffered = centers.find((center) => center.id === state.center?.id);
  if (stillOffered) return { ...state, center: stillOffered };
  const first = centers[0];
  if (first) return chooseCenter(state, first);
  return state.center ? { ...state, center: null, date: null, slot: null } : state;
}

function chooseCenter(state: BookingState, center: ChosenPlace): BookingState {
  if (state.center?.id === center.id) return state;
  return { ...state, center, date: null, slot: null };
}

/**
 * A fresh list of slots renews the promise of the chosen one (it expires after minutes), or leads back to date and time
 * when another customer has taken it. An appointment that is being changed keeps its time where it still can.
 */
function renewSlot(state: BookingState, date: string, slots: readonly ChosenSlot[]): BookingState {
  if (state.date !== date) return state;
  const wanted = state.slot?.startTime ?? formerTime(state);
  if (wanted === null) return state;
  const renewed = slots.find((slot) => slot.startTime === wanted) ?? null;
  if (renewed?.territoryPromiseKey === state.slot?.territoryPromiseKey) return state;
  const step = renewed === null && state.step === "Summary" ? "SelectDateTime" : state.step;
  return { ...state, step, slot: renewed };
}

/** The start that the changed appointment has, unless it is to move to another center. */
function formerTime({ edited, center }: BookingState): string | null {
  return edited && edited.before.centerId === center?.id ? edited.before.startTime : null;
}

/** One ahead; a campaign leaves steps out after the vehicle (product/campaigns.md#path-in-the-wizard). */
function advance(state: BookingState): BookingState {
  const skipped = state.step === "SelectVehicle" ? (state.campaign?.stepsSkipped ?? 0) : 0;
  const next = bookingSteps[bookingSteps.indexOf(state.step) + 1 + skipped];
  if (!next || !mayContinue(state) || (next === "Summary" && !earlierStepsComplete(state))) return state;
  return { ...state, step: next };
}
