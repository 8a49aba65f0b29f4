import { useQuery } from "@tanstack/react-query";
import { campaignInCalls } from "#app/features/campaigns/rules/campaigns.ts";
import { listVehiclesCall } from "#app/features/garage/calls.ts";
import {
  listServiceCategoriesCall,
  listServiceCentersCall,
  type ServiceCategory,
  type ServiceCenter,
} from "#app/features/scheduling/calls.ts";
import type { ChosenPlace } from "#app/features/scheduling/wizard/chosen.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type Activity, listActivitiesCall } from "../activity-calls.ts";
import { showOdometerCall } from "../calls.ts";
import { stageOf } from "../rules/appointments/activity-order.ts";
import {
  type BookingState,
  type BookingStep,
  type ChosenService,
  type ChosenVehicle,
  chosenServices,
  serviceCodes,
} from "../wizard/booking-state.ts";
import { useBookingPage } from "./booking-page.ts";

/** The customer's vehicles, newest model first as the server gives them. */
export function useVehicles() {
  const { language } = useBookingPage();
  return useQuery(
    customerQuery(useCustomerAccess(), listVehiclesCall, { language, query: { lang: language } }),
  );
}

export interface ServiceGroup {
  name: ServiceCategory["name"];
  label: string;
  /** Repairs are a multiple choice with notes, maintenance a single one. */
  repair: boolean;
  services: ChosenService[];
}

/** Services for the chosen vehicle's model, in their two groups. */
export function useServiceGroups(vehicle: ChosenVehicle | null) {
  const { language } = useBookingPage();
  const { modelCode = "", makeCode = "" } = vehicle ?? {};
  const query = { modelCode, makeCode, lang: language };
  return useQuery({
    ...customerQuery(useCustomerAccess(), listServiceCategoriesCall, { language, query }),
    enabled: vehicle !== null,
    select: asGroups,
  });
}

/** How long each service takes. Read where a booking has no hours, as one that begins from an appointment. */
export function useListedHours(booking: BookingState): ReadonlyMap<string, number | undefined> {
  const isMissing = booking.campaign === null && chosenServices(booking).some(({ hours }) => !hours);
  const { data = [] } = useServiceGroups(isMissing ? booking.vehicle : null);
  return new Map(
    data.flatMap(({ services }) => services.map(({ typeCode, hours }) => [typeCode, hours] as const)),
  );
}

/** Centers that do the chosen services for the chosen model. */
export function useServiceCenters(booking: BookingState) {
  const { language } = useBookingPage();
  const { brand = "", modelCode, makeCode } = booking.vehicle ?? {};
  const serviceTypes = serviceCodes(booking).join(";");
  const campaign = booking.campaign ? campaignInCalls(booking.campaign.name) : undefined;
  const query = { brand, lang: language, modelCode, makeCode, serviceTypes, campaign };
  return useQuery({
    ...customerQuery(useCustomerAccess(), listServiceCentersCall, { language, query }),
    enabled: booking.vehicle !== null && query.serviceTypes !== "",
    select: asCenters,
  });
}

const needsOthers: ReadonlySet<BookingStep> = new Set(["SelectDateTime", "Summary"]);

/** What else the customer has with the chosen vehicle, read from the times on; undefined while it is being read. */
export function useOtherAppointments({ step, vehicle, edited }: BookingState): Activity[] | undefined {
  const { language } = useBookingPage();
  const access = useCustomerAccess();
  const vehicleId = vehicle?.vehicleId;
  const query = { lang: language, vehicleId };
  const { data, isLoading } = useQuery({
    ...customerQuery(access, listActivitiesCall, { language, query }),
    enabled: needsOthers.has(step) && vehicleId !== undefined,
  });
  if (isLoading) return undefined;
  const now = new Date(access.serverNow());
  return (data ?? [])
    .filter(({ type, id }) => type === "service" && id !== edited?.id)
    .filter((activity) => stageOf(activity, now) !== "unclosed");
}

/** The last reading of the chosen vehicle, once the summary shows its mileage. */
export function useLastReading({ step, vehicle, edited }: BookingState) {
  const { language } = useBookingPage();
  const vehicleId = vehicle?.vehicleId ?? "";
  const query = { lang: language, vehicleId, appointmentId: edited?.id };
  const { data } = useQuery({
    ...customerQuery(useCustomerAccess(), showOdometerCall, { language, query }),
    enabled: step === "Summary" && vehicleId !== "",
  });
  return data?.lastReading ?? null;
}

// Stable functions: TanStack Query then keeps the selected object until the answer itself changes.
const asGroups = (categories: ServiceCategory[]): ServiceGroup[] =>
  categories.map(({ name, label, serviceTypes }) => ({
    name,
    label,
    repair: name === "General Repair",
    services: serviceTypes.map(({ typeCode, label, hours }) => ({ typeCode, label, hours })),
  }));

const asCenters = (centers: ServiceCenter[]): ChosenPlace[] => centers.filter(isAddressed).map(chosenCenter);

/** Centers whose address was never filled in are dropped (product/booking.md#center). */
export function isAddressed({ address }: ServiceCenter): boolean {
  return address !== "undefined, undefined";
}

/** What a booking holds of a center. */
export function chosenCenter(center: ServiceCenter): ChosenPlace {
  const { id, title, address, latitude, longitude, phoneNumber, timeZone } = center;
  return { id, title, address, latitude, longitude, phoneNumber, timeZone };
}
