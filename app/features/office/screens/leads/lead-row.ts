import type { listLeadsCall, showLeadCall } from "../../calls/leads/lead-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";

export type LeadRow = AnswerTo<typeof listLeadsCall>["rows"][number];
export type ShownLead = AnswerTo<typeof showLeadCall>;
