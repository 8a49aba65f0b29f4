import {
  answerFactorReset,
  customersForStaff,
  requestFactorReset,
  resetsForStaff,
} from "#app/features/account/staff-customers.server.ts";
import { mayApprove } from "#app/features/staff/rules/permissions.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import {
  answerFactorResetCall,
  listFactorResetsCall,
  requestFactorResetCall,
} from "../../calls/factor-reset-calls.ts";
import { answerDeed, answerRead } from "../answer-office.server.ts";

/** A lost second factor is reset by two members of staff: one sees the paper, another one answers. */
export const factorResetAnswers = [
  answerRead(listFactorResetsCall, async ({ params, by, now }) => {
    const { id } = params;
    if (!(await customersForStaff([id])).has(id)) return refuse("not-found");
    const { hasFactor, resets } = await resetsForStaff(id, now);
    const shown = resets.map(({ requestedById, ...reset }) => ({
      ...reset,
      isOwn: requestedById === by.staffId,
    }));
    return {
      ...succeed({ hasFactor, resets: shown }),
      audit: { record: { type: "customer", id }, people: [id] },
    };
  }),

  answerDeed(requestFactorResetCall, async ({ trx, params, body, by, now }) => {
    const { customer: customerId } = params;
    const { paper, paperEnd } = body;
    const requested = await requestFactorReset(trx, { by, customerId, paper, paperEnd, now });
    if (!requested.ok) return requested;
    await announceChange(trx, ["people"]);
    const changes = [
      { field: "state", before: null, after: "requested" },
      { field: "paper", before: null, after: paper },
      { field: "paperEnd", before: null, after: paperEnd },
    ];
    const record = { type: "factor-reset", id: requested.value.id };
    return { ...succeed(requested.value), audit: { record, changes, personId: customerId } };
  }),

  answerDeed(answerFactorResetCall, async ({ trx, params, body, by, now }) => {
    const { customer: customerId, id } = params;
    const { version, answer } = body;
    const answered = await answerFactorReset(trx, { by, customerId, id, version, answer, mayApprove, now });
    if (!answered.ok) return answered;
    await announceChange(trx, ["people"]);
    const changes = [{ field: "state", before: "requested", after: answer }];
    const record = { type: "factor-reset", id };
    return { ...succeed(answered.value), audit: { record, changes, personId: customerId } };
  }),
];
