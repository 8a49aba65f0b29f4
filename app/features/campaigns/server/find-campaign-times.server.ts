import { furthestDays } from "#app/features/scheduling/rules/booking-span.ts";
import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { type FreeSlot, findFreeSlots } from "#app/features/scheduling/rules/slots.ts";
import { readSchedules } from "#app/features/scheduling/scheduling.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import { type CampaignQuery, type CampaignTermsRefusal, campaignTerms } from "./campaign-terms.server.ts";

export type PlaceRefusal = "center-not-found" | "brand-not-served" | "service-not-offered";

const dayMs = 86_400_000;

/**
 * The hours that are free at a center for a campaign's service, until its last day: those that a request can have. Refuses a
 * campaign that does not run, and a center that does not do its work.
 */
export async function findCampaignTimes(
  query: CampaignQuery & { readonly centerId: string },
): Promise<Result<FreeSlot[], CampaignTermsRefusal | PlaceRefusal>> {
  const terms = await campaignTerms(undefined, query);
  if (!terms.ok) return terms;
  const { name, serviceCode, lastDay } = terms.value;
  const { brand, centerId, now } = query;
  const today = Math.floor(now.getTime() / dayMs);
  const last = Math.min(dayNumberOf(lastDay) ?? today, today + furthestDays);
  const days = { from: new Date((today - 1) * dayMs), to: new Date((last + 3) * dayMs) };
  const place = await campaignPlace(database(), { brand, centerId, now, ...days }, name, serviceCode);
  if (!place.ok) return place;
  const { center, bays, hours } = place.value;
  return succeed(
    findFreeSlots({ now, hours, firstDay: today - 1, lastDay: last, centers: [{ ...center, bays }] }),
  );
}

interface PlaceQuery {
  readonly brand: string;
  readonly centerId: string;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

/** A center between two moments, with the bays that the campaign's service may use there. */
export async function campaignPlace(
  connection: AnyTransaction | ReturnType<typeof database>,
  { brand, centerId, from, to, now }: PlaceQuery,
  campaign: string,
  serviceCode: string,
) {
  const { centers, services } = await readSchedules(connection, {
    centerIds: [centerId],
    serviceCodes: [serviceCode],
    from,
    to,
    now,
    campaign,
  });
  const [center] = centers;
  if (center === undefined) return refuse("center-not-found");
  if (!center.brands.includes(brand)) return refuse("brand-not-served");
  const service = services.find((one) => one.brand === brand);
  const bays = service === undefined ? 0 : center.bays[service.group];
  if (service === undefined || bays === 0) return refuse("service-not-offered");
  return succeed({ center, bays, hours: service.hours });
}
