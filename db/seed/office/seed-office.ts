import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { readSchedules } from "#app/features/scheduling/scheduling.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { type BulkLoad, bulkLoad } from "#app/platform/bulk-load.server.ts";
import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { demoCenters } from "../demo/demo-centers.ts";
import { copyCustomers } from "./account.seed.ts";
import { copyAppointments, copyGuests, hasYear, numbersOfYear } from "./booking.seed.ts";
import { copyCampaignRequests } from "./campaigns.seed.ts";
import { copySubscriptions } from "./due-dates.seed.ts";
import { copyLinks, copyVehicles } from "./garage.seed.ts";
import { copyLeads } from "./leads.seed.ts";
import { copyOrders } from "./orders.seed.ts";
import { copyPrivacyRequests, leavingPeople } from "./privacy.seed.ts";
import { copyBayUnits } from "./scheduling.seed.ts";
import { copyVisits } from "./workshop.seed.ts";
import { yearLeads } from "./year/leads.ts";
import { yearPeople } from "./year/people.ts";
import { planYear } from "./year/plan-year.ts";
import { randomSource } from "./year/random-source.ts";
import { centerDays, type YearCenter } from "./year/working-steps.ts";

/** The year reaches so many days back and ahead. */
const span = { back: 365, ahead: 42 };
/** Always the same year for the same moment. */
const seed = 20_261_119;

export interface YearSizes {
  readonly appointments: number;
  readonly leads: number;
}
const wholeYear: YearSizes = { appointments: 30_000, leads: 4_000 };

/**
 * A year of the office's life around `now`: customers and guests with their cars, appointments in free hours of the centers,
 * visits and leads. Written once, in one transaction; answers whether it was. The centers and services are there before.
 */
export async function seedOffice(
  now: Date,
  { appointments, leads }: YearSizes = wholeYear,
): Promise<boolean> {
  const startedAt = performance.now();
  const isWritten = await bulkLoad<unknown, boolean>(async (load) => {
    if (await hasYear(load)) return false;
    const random = randomSource(seed);
    const { people, cars } = yearPeople(random, Math.ceil(appointments / 5), now);
    const planned = planYear(random, { ...(await daysAround(load, now)), cars, count: appointments, now });
    await copyCustomers(load, people, leavingPeople(people, now));
    await copySubscriptions(load, people, now);
    await copyVehicles(load, cars, now);
    await copyLinks(load, cars, now);
    await copyGuests(load, cars, random);
    await copyAppointments(load, planned, now);
    await copyBayUnits(load, planned);
    await copyVisits(load, planned, { random, numbers: await numbersOfYear(load), now });
    await copyCampaignRequests(load, planned, now);
    await copyPrivacyRequests(load, people, now);
    await copyLeads(load, yearLeads(random, { people, count: leads, now }), now);
    await copyOrders(load, random, { people, now });
    return true;
  });
  if (isWritten)
    log.info({ appointments, leads, ms: Math.round(performance.now() - startedAt) }, "the demo's year");
  return isWritten;
}

async function daysAround(load: BulkLoad<unknown>, now: Date) {
  const today = dayNumberOf(dayIn(now, config.importer.zone)) ?? 0;
  const [firstDay, lastDay] = [today - span.back, today + span.ahead];
  const { centers, services } = await readSchedules(load.trx, {
    centerIds: demoCenters(now).map(({ center }) => center.id),
    serviceCodes: "all",
    from: new Date(firstDay * 86_400_000),
    to: new Date((lastDay + 2) * 86_400_000),
    now,
  });
  const ofRimal: readonly YearCenter[] = centers.filter(({ brands }) => brands.includes("rimal"));
  return {
    today,
    services: services.filter(({ brand }) => brand === "rimal"),
    days: ofRimal.flatMap((center) => centerDays(center, firstDay, lastDay)),
  };
}
