import { type Selectable, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import type { ServiceCenter, Timing } from "../../calls.ts";
import { dayOf, monthsLater } from "../../rules/calendar-days.ts";
import { groupForVisit, type ServiceGroup } from "../../rules/service-groups.ts";
import { horizonMonths } from "../../rules/slots.ts";
import { wallClock } from "../../rules/wall-time.ts";
import type { SchedulingTables } from "../../tables.ts";
import { overridesInOrder } from "../schedules/defined-schedules.server.ts";
import { centerAddress } from "./center-address.server.ts";

export interface CentersQuery {
  readonly brand: string;
  readonly makeCode?: string | undefined;
  readonly modelCode?: string | undefined;
  /** Every one of them must be offered; none means every center of the brand. */
  readonly serviceCodes: readonly string[];
  /** A campaign that runs: its work is done at the center, and its hours there stand in place of the weekdays'. */
  readonly campaign?: { readonly name: string; readonly serviceCode: string } | undefined;
}
interface Override {
  readonly from: string;
  readonly to: string;
  readonly reason: Record<Language, string>;
  readonly timings: Timing[];
}

/** The centers that can do the services for the model, in the importer's order. One query. */
export async function listServiceCenters(
  { brand, makeCode, modelCode, campaign, ...query }: CentersQuery,
  language: Language,
  now: Date,
): Promise<ServiceCenter[]> {
  const serviceCodes = [...new Set([...query.serviceCodes, ...(campaign ? [campaign.serviceCode] : [])])];
  const overrides = sql<Override[]>`coalesce((
    select json_agg(json_build_object('from', o.from_day, 'to', o.to_day, 'timings', o.timings,
      'reason', json_build_object('en', o.reason_en, 'ar', o.reason_ar)) ${overridesInOrder})
    from booking.center_override o where o.center_id = center.id), '[]')`;
  const bayGroups = sql<ServiceGroup[]>`array(
    select distinct b.service_group from booking.center_bay b where b.center_id = center.id)`;
  const offeredGroups = sql<ServiceGroup[]>`array(
    select s.service_group from booking.service_type s
    where s.code = any(${serviceCodes}) and s.brand = ${brand}
      and (${makeCode ?? null}::text is null or ${makeCode ?? null} = any(s.make_codes))
      and (${modelCode ?? null}::text is null or ${modelCode ?? null} = any(s.model_codes)))`;
  const campaignHours = sql<Timing[][] | null>`(
    select h.weekdays from booking.center_campaign_hours h
    where h.center_id = center.id and h.campaign = ${campaign?.name ?? null})`;
  const rows = await database<SchedulingTables>()
    .selectFrom("booking.center as center")
    .selectAll()
    .select([
      overrides.as("overrides"),
      bayGroups.as("bayGroups"),
      offeredGroups.as("offeredGroups"),
      campaignHours.as("campaignHours"),
    ])
    .where("kind", "=", "service")
    .where(({ eb, fn }) => eb(eb.val(brand), "=", fn.any("center.brands")))
    .orderBy("position")
    .execute();
  return rows
    .filter(({ offeredGroups, bayGroups }) => {
      if (serviceCodes.length === 0) return true;
      return offeredGroups.length === serviceCodes.length && bayGroups.includes(groupForVisit(offeredGroups));
    })
    .map((row) => shownCenter(row, language, now));
}

type CenterRow = Selectable<SchedulingTables["booking.center"]> & {
  readonly overrides: readonly Override[];
  readonly campaignHours: Timing[][] | null;
};

function shownCenter(row: CenterRow, language: Language, now: Date): ServiceCenter {
  const [sunday = [], monday = [], tuesday = [], wednesday = [], thursday = [], friday = [], saturday = []] =
    row.campaignHours ?? (row.weekdays as Timing[][]);
  const todayNumber = wallClock(row.time_zone).dayNumberAt(Math.floor(now.getTime() / 60_000));
  const [today, lastBookable] = [dayOf(todayNumber), dayOf(monthsLater(todayNumber, horizonMonths))];
  return {
    id: row.id,
    Name: row.name_en,
    External_Id__c: row.external_id,
    aemId: row.aem_id,
    latitude: row.latitude,
    longitude: row.longitude,
    City: row[`city_${language}`],
    Street: row[`street_${language}`],
    title: row[`name_${language}`],
    address: centerAddress(row, language),
    phoneNumber: row.phone,
    timeZone: row.time_zone,
    sundayTimings: sunday,
    mondayTimings: monday,
    tuesdayTimings: tuesday,
    wednesdayTimings: wednesday,
    thursdayTimings: thursday,
    ...(friday.length > 0 && { fridayTimings: friday }),
    saturdayTimings: saturday,
    specialTimings: row.overrides
      .filter(({ from, to }) => to >= today && from <= lastBookable)
      .map(({ from, to, reason, timings }) => ({ from, to, reason: reason[language], timings })),
  };
}
