import { type createAppointmentCall, findFreeSlotsCall } from "#app/features/booking/calls.ts";
import { listVehiclesCall, type Vehicle } from "#app/features/garage/calls.ts";
import { listServiceCentersCall, type TimeSlot } from "#app/features/scheduling/calls.ts";
import { promiseKeys } from "#app/features/scheduling/server/slots/slot-promise.server.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { now } from "#app/platform/clock.server.ts";
import { demoCenters } from "#db/seed/demo/demo-centers.ts";
import type { apiCaller } from "../program/api-caller.ts";

type Caller = ReturnType<typeof apiCaller>;
const service = "pm10";
const dayMs = 86_400_000;
const confirming = new Set(
  demoCenters(now()).flatMap(({ center }) => (center.confirms_at_once ? [center.id] : [])),
);

/**
 * A customer's first vehicle and what is free for it in the coming weeks, at centers that confirm at once: of requests that
 * wait a vehicle has one.
 */
export async function findBookable(
  call: Caller,
  days = 21,
): Promise<{ vehicle: Vehicle; slots: TimeSlot[] }> {
  const vehicles = await call(listVehiclesCall, { query: { lang: "en" } });
  if (!vehicles.ok) throw new Error(`vehicles: ${vehicles.code}`);
  const [vehicle] = vehicles.data;
  if (vehicle === undefined) throw new Error("the customer has no vehicle");
  const centers = await call(listServiceCentersCall, { query: { brand: vehicle.brand, lang: "en" } });
  if (!centers.ok) throw new Error(`centers: ${centers.code}`);
  const today = new Date(Math.floor(now().getTime() / dayMs) * dayMs);
  const slots = await call(findFreeSlotsCall, {
    body: {
      brand: vehicle.brand,
      startTime: today.toISOString(),
      endTime: new Date(today.getTime() + days * dayMs).toISOString(),
      territoryIds: centers.data.map(({ id }) => id).filter((id) => confirming.has(id)),
      servicesList: [service],
      vehicleId: vehicle.vehicleId,
    },
  });
  if (!slots.ok) throw new Error(`slots: ${slots.code} ${slots.message}`);
  return { vehicle, slots: slots.data };
}

/** One center's part of a slot, promised to a customer for another vehicle than the one that it was requested for. */
export function promisedTo(
  customerId: string,
  { vehicleId }: Vehicle,
  { startTime, endTime }: TimeSlot,
  { id: centerId }: TimeSlot["territories"][number],
): TimeSlot["territories"][number] {
  const [start, end] = [Date.parse(startTime) / 60_000, Date.parse(endTime) / 60_000];
  const terms = { customerId, vehicleId, serviceCodes: [service] };
  const [territoryPromiseKey = ""] = promiseKeys(terms, [{ centerId, start, end }], now());
  return { id: centerId, territoryPromiseKey };
}

/** The body that books one center's part of a slot. */
export function bookingOf(
  vehicle: Vehicle,
  slot: TimeSlot,
  territory = slot.territories[0],
): BodyOf<typeof createAppointmentCall> {
  if (territory === undefined) throw new Error("a slot without a center");
  return {
    serviceTerritoryId: territory.id,
    schedStartTime: slot.startTime,
    schedEndTime: slot.endTime,
    brand: vehicle.brand,
    mileage: vehicle.mileage,
    extendedFields: {
      VIN__c: vehicle.vin,
      Plate_Number__c: vehicle.licensePlateNumber,
      Model_Text__c: vehicle.model,
      ServiceNote: "",
      AdditionalInformation: "",
      Service_Types__c: service,
      vehicleId: vehicle.vehicleId,
      territoryPromiseKey: territory.territoryPromiseKey,
    },
  };
}
