import {
  countLeads,
  failedHandOvers,
  type LeadForStaff,
  leadHours,
  listLeads,
} from "#app/features/leads/staff-leads.server.ts";
import { everywhere, type Grant } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { succeed } from "#app/lib/result.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import {
  countLeadsCall,
  listFailedHandOversCall,
  listLeadOwnersCall,
  listLeadsCall,
  showLeadCall,
  showLeadNamesCall,
} from "../../calls/leads/lead-calls.ts";
import { answerRead, listSearched, listSeen, personOfLead } from "../answer-office.server.ts";
import { leadNames } from "../names/lead-names.server.ts";
import { callTimes } from "./call-times.ts";
import { ownersToChoose } from "./lead-owners.server.ts";
import {
  chosenPlaces,
  handOverOf,
  leadFilterOf,
  leadRowOf,
  otherFacts,
  timelineEntryOf,
} from "./lead-rows.server.ts";
import { isHere, ownLead } from "./own-lead.server.ts";

const pageSize = 50;

/** What the inbox and the screen of a lead show. */
export const leadAnswers = [
  answerRead(listLeadsCall, async ({ query, places, by, now }) => {
    const { after, ...wanted } = query;
    const filter = leadFilterOf(wanted, { places, staffId: by.staffId });
    const { leads, next } = await listLeads({ ...filter, sort: sortOf(wanted), after, limit: pageSize, now });
    const { text } = wanted;
    const whose = leads.map(personOfLead);
    return {
      ...succeed({ rows: leads.map((lead) => leadRowOf(lead, now)), next: next ?? null }),
      audit: text?.trim()
        ? listSearched({ type: "lead-list", id: "search" }, { text }, whose)
        : listSeen({ type: "lead-list", id: "inbox" }, whose),
    };
  }),

  answerRead(countLeadsCall, async ({ query, places, by, now }) => {
    const counts = await countLeads({ places: chosenPlaces(places, query.place), staffId: by.staffId, now });
    const { new: fresh, assigned, contacted, mine, overdue, today, withoutOwner, handOverProblems } = counts;
    const all = fresh + assigned + contacted;
    return succeed({
      all,
      mine,
      new: fresh,
      overdue,
      today,
      unowned: withoutOwner,
      failed: handOverProblems,
    });
  }),

  answerRead(showLeadNamesCall, async ({ language }) =>
    succeed({ names: Object.fromEntries(await leadNames(language)) }),
  ),

  answerRead(
    listFailedHandOversCall,
    async ({ query, now }) => {
      const { leads, next } = await failedHandOvers({ after: query.after, limit: pageSize });
      return {
        ...succeed({
          rows: leads.map((lead) => ({ ...leadRowOf(lead, now), handOver: handOverOf(lead.handOver) })),
          next: next ?? null,
        }),
        audit: listSeen({ type: "lead-list", id: "hand-overs" }, leads.map(personOfLead)),
      };
    },
    () => everywhere,
  ),

  answerRead(showLeadCall, async (input) => {
    const found = await ownLead(input.params.id, "lead.view", input);
    if (!found.ok) return found;
    const { id, location, customerId, duplicates } = found.value;
    const shown = duplicates.filter((one) => isHere(one, "lead.view", input.session.member.grants));
    const hoursOn = await inTransaction((trx: AnyTransaction) => leadHours(trx, location));
    return {
      ...succeed(shownLead(found.value, { ...input, hoursOn, grants: input.session.member.grants })),
      audit: {
        record: { type: "lead", id, place: location ?? undefined },
        personId: customerId ?? undefined,
        people: [found.value, ...shown].map(personOfLead),
      },
    };
  }),

  answerRead(listLeadOwnersCall, async (input) => {
    const found = await ownLead(input.params.id, "lead.assign", input);
    if (!found.ok) return found;
    const people = await ownersToChoose(found.value.location);
    return succeed({
      people: people.map(({ id, name, nameAr }) => ({
        id,
        name: input.language === "ar" && nameAr !== "" ? nameAr : name,
      })),
    });
  }),
];

/** What is open by its due time; what is closed has none. */
function sortOf({ state }: { readonly state?: string | undefined }): "due" | "newest" {
  return state === "won" || state === "lost" || state === "duplicate" ? "newest" : "due";
}

interface Shown {
  readonly now: Date;
  readonly language: Language;
  readonly grants: readonly Grant[];
  readonly hoursOn: Awaited<ReturnType<typeof leadHours>>;
}

function shownLead(lead: LeadForStaff, { now, language, grants, hoursOn }: Shown) {
  const duplicates = lead.duplicates.filter((one) => isHere(one, "lead.view", grants));
  const { model, offerId, vehicleNo } = lead.about;
  return {
    ...leadRowOf(lead, now),
    ...{
      language: lead.language,
      message: lead.message,
      customerId: lead.customerId,
      answerAt: lead.answerAt,
    },
    facts: otherFacts(lead),
    pages: {
      model: model && origin() + withLanguage(href("/vehicle/:car", { car: model }), language),
      offer: offerId && origin() + withLanguage(href("/offers/:slug", { slug: offerId }), language),
      usedCar: vehicleNo && origin() + withLanguage(href("/listing/:id", { id: vehicleNo }), language),
    },
    timeline: lead.timeline.map(timelineEntryOf),
    duplicates: duplicates.map((one) => leadRowOf(one, now)),
    hasDuplicateElsewhere: duplicates.length < lead.duplicates.length,
    handOver: handOverOf(lead.handOver),
    requestOfNumber: lead.requestOfNumber,
    callTimes: callTimes({ now, zone: config.importer.zone, hoursOn }).map((at) => at.toISOString()),
  };
}
