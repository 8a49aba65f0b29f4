/** What the office may use of leads: who answers them, what came of it, and how they are read. */
export {
  assignLead,
  type CallRecord,
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
export { countLeads, type LeadCounts, leadsForQueue } from "./server/staff/count-leads.server.ts";
export { dueTimes } from "./server/staff/due-times.server.ts";
export { findLeads, type LeadPerson } from "./server/staff/find-leads.server.ts";
export type { LeadFilter } from "./server/staff/lead-conditions.server.ts";
export type { ChangedLead, LeadDeed } from "./server/staff/lead-deed.server.ts";
export type { LeadLine } from "./server/staff/lead-line.server.ts";
export { exportLeads, type LeadPage, type LeadQuery, listLeads } from "./server/staff/list-leads.server.ts";
export {
  type FailedHandOver,
  failedHandOvers,
  type HandOverState,
  type LeadForStaff,
  type LeadTimelineEntry,
  leadForStaff,
} from "./server/staff/show-lead.server.ts";
