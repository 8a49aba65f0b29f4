import {
  assignLead,
  type ChangedLead,
  type LeadForStaff,
  markDuplicate,
  recordCall,
  reopenLead,
  retryHandOver,
  takeLead,
} from "#app/features/leads/staff-leads.server.ts";
import { type Refused, refuse, type Success, succeed } from "#app/lib/result.ts";
import {
  assignLeadCall,
  markDuplicateCall,
  recordCallCall,
  reopenLeadCall,
  retryHandOverCall,
  takeLeadCall,
} from "../../calls/leads/lead-deed-calls.ts";
import { answerPreparedDeed, personOfLead } from "../answer-office.server.ts";
import { ownersToChoose } from "./lead-owners.server.ts";
import { ownLead } from "./own-lead.server.ts";

type Input = Parameters<typeof ownLead>[2] & { readonly params: { readonly id: string } };
const toAnswer = (input: Input) => ownLead(input.params.id, "lead.answer", input);

/** What staff do with a lead. Its place is checked before the transaction begins. */
export const leadDeeds = [
  answerPreparedDeed(takeLeadCall, toAnswer, async ({ trx, body, by, now, prepared: lead }) =>
    changed(lead, await takeLead(trx, { by, leadId: lead.id, version: body.version, now })),
  ),

  answerPreparedDeed(
    assignLeadCall,
    async (input) => {
      const lead = await ownLead(input.params.id, "lead.assign", input);
      if (!lead.ok) return lead;
      const people = await ownersToChoose(lead.value.location);
      const owner = people.find(({ id }) => id === input.body.to);
      return owner === undefined ? refuse("owner-not-here") : succeed({ lead: lead.value, owner });
    },
    async ({ trx, body, by, now, prepared: { lead, owner } }) => {
      const to = { staffId: owner.id, name: owner.name };
      return changed(lead, await assignLead(trx, { by, leadId: lead.id, version: body.version, to, now }));
    },
  ),

  answerPreparedDeed(recordCallCall, toAnswer, async ({ trx, body, by, now, prepared: lead }) => {
    const { callAt, ...call } = body;
    const at = callAt === undefined ? undefined : new Date(callAt);
    return changed(lead, await recordCall(trx, { ...call, by, leadId: lead.id, callAt: at, now }));
  }),

  answerPreparedDeed(reopenLeadCall, toAnswer, async ({ trx, body, by, now, prepared: lead }) =>
    changed(lead, await reopenLead(trx, { by, leadId: lead.id, version: body.version, now })),
  ),

  answerPreparedDeed(
    markDuplicateCall,
    async (input) => {
      const original = await ownLead(input.body.of, "lead.answer", input);
      if (!original.ok) return original;
      const lead = await toAnswer(input);
      return lead.ok ? succeed({ lead: lead.value, original: original.value }) : lead;
    },
    async ({ trx, body, by, now, prepared: { lead, original } }) => {
      const { version, of } = body;
      const marked = await markDuplicate(trx, { by, leadId: lead.id, version, of, now });
      return changed(lead, marked, original);
    },
  ),

  answerPreparedDeed(retryHandOverCall, toAnswer, async ({ trx, by, now, prepared: lead }) =>
    changed(lead, await retryHandOver(trx, { by, leadId: lead.id, now })),
  ),
];

/** What a deed changed, for the screen and for the audit. */
function changed<R extends string>(
  lead: LeadForStaff,
  deed: Success<ChangedLead> | Refused<R>,
  ...alsoOf: readonly LeadForStaff[]
) {
  if (!deed.ok) return deed;
  const { id, location, customerId } = lead;
  const { version, changes } = deed.value;
  return {
    ...succeed({ id, version }),
    audit: {
      record: { type: "lead", id, place: location ?? undefined },
      changes,
      personId: customerId ?? undefined,
      people: [lead, ...alsoOf].map(personOfLead),
    },
  };
}
