import type { OwnedVehicle } from "#app/features/garage/garage.server.ts";
import { type FreeSlot, findFreeSlots } from "#app/features/scheduling/rules/slots.ts";
import { checkVisit, readSchedules, type Schedules } from "#app/features/scheduling/scheduling.server.ts";
import { now } from "#app/platform/clock.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { type FreedHours, slotsToOffer } from "../rules/waiting-slots.ts";
import type { Candidate, Freed } from "./read-waiting.server.ts";

const dayMs = 86_400_000;

/** What decides whether freed hours fit an entry. */
export interface Wanted {
  readonly candidate: Candidate;
  readonly vehicle: OwnedVehicle;
  readonly freed: Freed;
  readonly schedules: Schedules;
}

/** The center around freed hours, with all services. */
export function readAround(trx: AnyTransaction, { centerId, from, to }: Freed): Promise<Schedules> {
  return readSchedules(trx, {
    centerIds: [centerId],
    serviceCodes: "all",
    from: new Date(from.getTime() - dayMs),
    to: new Date(to.getTime() + dayMs),
    now: now(),
  });
}

/** The slots that the freed hours make possible for an entry, earliest first. */
export function wantedSlots({ candidate, vehicle, freed, schedules }: Wanted): FreeSlot[] {
  const { brand, service_codes: serviceCodes, from_day: fromDay, offered } = candidate;
  const { centerId, bay, from } = freed;
  const { appointment } = candidate;
  const isMovable = candidate.appointment_id === null || appointment?.mayMove === true;
  if (!isMovable || bay === undefined) return [];
  const services = schedules.services.filter(({ code }) => serviceCodes.includes(code));
  const terms = { brand, serviceCodes, centerIds: [centerId] };
  const visit = checkVisit(terms, vehicle, { ...schedules, services });
  const [center] = schedules.centers;
  if (!visit.ok || center === undefined) return [];
  const { group, hours } = visit.value;
  const day = Math.floor(from.getTime() / dayMs);
  // Of this bay only: what is free in another was free before.
  const centers = [{ ...center, bays: center.bays[group] & (1 << bay) }];
  const free = findFreeSlots({ now: now(), firstDay: day - 1, lastDay: day + 1, centers, hours });
  const before = Math.min(candidate.before.getTime(), appointment?.startsAt.getTime() ?? Infinity) / 60_000;
  return slotsToOffer(free, minutesOf(freed), { before, fromDay, offered }, center.timeZone);
}

export function minutesOf({ from, to }: Freed): FreedHours {
  return { from: from.getTime() / 60_000, to: to.getTime() / 60_000 };
}

export function instantOf(utcMinute: number): Date {
  return new Date(utcMinute * 60_000);
}
