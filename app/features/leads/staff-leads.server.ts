/** What the office may use of leads: who answers them, what came of it, and how they are read. */

export { provideLeadNames } from "./server/lead-names.server.ts";
export {
  assignLead,
  closeTask,
  markDuplicate,
  recordCall,
  reopenLead,
  retryHandOver,
  takeLead,
} from "./server/staff/answer-lead.server.ts";
export {
  assignWaitingLeads,
  handOnLeads,
  type LeadToOwn,
  provideLeadOwners,
} from "./server/staff/assign-owner.server.ts";
export { countLeads, leadsForQueue } from "./server/staff/count-leads.server.ts";
export { leadHours, provideLeadHours } from "./server/staff/due-times.server.ts";

export { customerOfLead, findLeads } from "./server/staff/find-leads.server.ts";
export type { LeadFilter } from "./server/staff/lead-conditions.server.ts";
export type { ChangedLead } from "./server/staff/lead-deed.server.ts";
export type { LeadLine } from "./server/staff/lead-line.server.ts";
export { exportLeads, type LeadQuery, listLeads } from "./server/staff/list-leads.server.ts";
export {
  failedHandOvers,
  type LeadForStaff,
  leadForStaff,
} from "./server/staff/show-lead.server.ts";
