import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import type { NextFreeAppointment } from "../../calls.ts";
import { findFreeSlots } from "../../rules/slots.ts";
import { listServiceCenters } from "../centers/list-centers.server.ts";
import { readSchedules } from "../schedules/read-schedules.server.ts";

const dayMs = 86_400_000;
/** Further ahead than this nobody calls an appointment the next one. */
const nextWithinDays = 30;

/**
 * The earliest hour at which a center of the brand has a bay free for periodic maintenance; null where none has within
 * thirty days. It is for everybody, so it holds nothing and promises nothing. Two queries.
 */
export async function findNextFreeAppointment(
  brand: string,
  language: Language,
  now: Date,
): Promise<NextFreeAppointment | null> {
  const shown = await listServiceCenters({ brand, serviceCodes: [] }, language, now);
  const today = Math.floor(now.getTime() / dayMs);
  const to = new Date(now.getTime() + (nextWithinDays + 2) * dayMs);
  const schedules = await readSchedules(database(), {
    ...{ centerIds: shown.map(({ id }) => id), serviceCodes: [], from: now, to, now },
  });
  const centers = schedules.centers.map((center) => ({ ...center, bays: center.bays.periodic }));
  const free = findFreeSlots({ now, firstDay: today - 1, lastDay: today + nextWithinDays, centers });
  const [next] = free.toSorted((one, other) => one.start - other.start);
  const center = next && shown.find(({ id }) => id === next.centerId);
  if (!center) return null;
  const { id, title, timeZone } = center;
  return { startTime: new Date(next.start * 60_000).toISOString(), center: { id, title }, timeZone };
}
