import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { groupForVisit, type ServiceGroup } from "../../rules/service-groups.ts";
import type { Schedules } from "../schedules/read-schedules.server.ts";

export interface Visit {
  readonly brand: string;
  readonly serviceCodes: readonly string[];
  readonly centerIds: readonly string[];
}
/** What is received: only vehicles that the centers and services are for. */
export interface ServedVehicle {
  readonly brand: string;
  readonly makeCode: string;
  readonly modelCode: string;
}
export type VisitRefusal =
  | "vehicle-not-found"
  | "center-not-found"
  | "service-not-offered"
  | "brand-not-served";
/** What a visit needs of a center: bays of a group, and for how many hours one of them. */
export interface VisitTerms {
  readonly group: ServiceGroup;
  readonly hours: number;
}

/**
 * Whether a visit makes sense at all: there is such a vehicle and it is of the brand, every center exists and serves
 * the brand, every service is offered for the model, and one of them at most is a maintenance
 * (product/booking.md#service). A visit takes an hour, and what its services take beyond one each.
 */
export function checkVisit(
  visit: Visit,
  vehicle: ServedVehicle | undefined,
  { centers, services }: Schedules,
): Result<VisitTerms, VisitRefusal> {
  if (vehicle === undefined) return refuse("vehicle-not-found");
  if (new Set(visit.centerIds).size !== centers.length) return refuse("center-not-found");
  const servesBrand = centers.every(({ brands }) => brands.includes(visit.brand));
  if (vehicle.brand !== visit.brand || !servesBrand) return refuse("brand-not-served");
  const offered = services.filter(
    (service) =>
      service.brand === visit.brand &&
      service.makeCodes.includes(vehicle.makeCode) &&
      service.modelCodes.includes(vehicle.modelCode),
  );
  if (new Set(visit.serviceCodes).size !== offered.length) return refuse("service-not-offered");
  if (offered.filter(({ group }) => group === "periodic").length > 1) return refuse("service-not-offered");
  const hours = 1 + offered.reduce((sum, service) => sum + service.hours - 1, 0);
  return succeed({ group: groupForVisit(offered.map(({ group }) => group)), hours });
}
