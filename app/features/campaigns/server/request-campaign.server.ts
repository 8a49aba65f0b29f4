import { dayNumberOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { baysIn, findFreeSlots, unitsOf } from "#app/features/scheduling/rules/slots.ts";
import { nearestFreeSlots, takeBay } from "#app/features/scheduling/scheduling.server.ts";
import { newId } from "#app/lib/id.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import { isEligible } from "../rules/campaigns.ts";
import type { CampaignsTables } from "../tables.ts";
import { type CampaignQuery, type CampaignRefusal, campaignTerms } from "./campaign-terms.server.ts";
import { campaignPlace, type PlaceRefusal } from "./find-campaign-times.server.ts";
import {
  hasMostRequests,
  joinCampaign,
  type Participation,
  pendingRefusal,
  pendingRequests,
} from "./join-campaign.server.ts";
import { leaveCampaignTask } from "./leave-campaign-task.server.ts";
import { notifyOfRequest } from "./notify-of-request.server.ts";

export interface CampaignVisitRequest extends CampaignQuery, Omit<Participation, "id" | "endsAt" | "by"> {
  readonly contact: { readonly fullName: string; readonly phone: string; readonly email: string | null };
}
export interface RequestedVisit {
  readonly id: string;
  readonly reference: string;
  readonly endsAt: Date;
}
type Refusal = CampaignRefusal | PlaceRefusal | "slot-taken" | "too-many-campaign-requests";

const hourMs = 3_600_000;

/**
 * Requests a visit within a campaign in the caller's transaction: the request, its hours of a bay and its email, all or
 * nothing. The hours are those of the center for the campaign, until its last day; they are held for the
 * request until they are over. Refuses a campaign that does not run, a model year that may not take part, a VIN that
 * takes part already, a customer with several requests to come, and a time that is not offered or not free (`slot-taken`, with `alternatives`).
 */
export async function requestCampaign(
  transaction: AnyTransaction,
  request: CampaignVisitRequest,
): Promise<Result<RequestedVisit, Refusal>> {
  const trx = tablesOf<CampaignsTables>(transaction);
  const { customerId, centerId, startsAt, contact, now } = request;
  const terms = await campaignTerms(transaction, request);
  if (!terms.ok) return terms;
  const { name, serviceCode, asksYear, eligibleYears, lastDay } = terms.value;
  if (asksYear && (request.modelYear === null || !isEligible(request.modelYear, eligibleYears)))
    return refuse("vehicle-not-eligible");
  if (await hasMostRequests(trx, customerId, now)) return refuse("too-many-campaign-requests");
  const around = {
    from: new Date(startsAt.getTime() - 24 * hourMs),
    to: new Date(startsAt.getTime() + 24 * hourMs),
  };
  const { brand } = request;
  const query = { brand, centerId, now, ...around };
  const place = await campaignPlace(transaction, query, name, serviceCode);
  if (!place.ok) return place;
  const { center, bays, hours } = place.value;

  const start = startsAt.getTime() / 60_000;
  const last = dayNumberOf(lastDay) ?? 0;
  const day = Math.floor(start / 1440);
  const days = { now, hours, firstDay: day - 1, lastDay: Math.min(day + 1, last) };
  const slot = findFreeSlots({ ...days, centers: [{ ...center, bays }] }).find((one) => one.start === start);
  const id = newId<"CampaignRequest">(now.getTime());
  const slotTaken = async () => {
    const promised = { customerId, vehicleId: id, serviceCodes: [serviceCode] };
    const near = {
      center,
      bays,
      hours,
      near: start,
      terms: promised,
      busy: [],
      campaign: name,
      lastDay: last,
      now,
    };
    return refuse("slot-taken", { alternatives: await nearestFreeSlots(transaction, near) });
  };
  if (slot === undefined) {
    const pending = await pendingRequests(transaction, request.vin, terms.value);
    return pendingRefusal(pending, customerId) ?? slotTaken();
  }

  const endsAt = new Date(slot.end * 60_000);
  const joined = await joinCampaign(transaction, terms.value, { ...request, id, endsAt, by: contact });
  if (!joined.ok) return joined;
  // It has no vehicle of the account, so what holds the hours is the request itself.
  const taker = { customerId, vehicleId: id, as: { holdUntil: endsAt } };
  const units = unitsOf(start, slot.end);
  const bay = await takeBay(transaction, { centerId, units, bays: baysIn(slot.freeBays), taker, now });
  if (bay === undefined) return slotTaken();
  await trx.updateTable("booking.campaign_request").set({ bay }).where("id", "=", id).execute();
  await sendJob(transaction, notifyOfRequest, { requestId: id });
  await leaveCampaignTask(transaction, request, { id, title: terms.value.title });
  return succeed({ id, reference: referenceOf(joined.value, `${config.served.code}C`), endsAt });
}
