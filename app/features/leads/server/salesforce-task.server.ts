import type { LeadToHandOver } from "./crm.server.ts";
import { factLines, subjectOf } from "./lead-facts.server.ts";
import type { LeadNames } from "./lead-names.server.ts";

/** The longest subject of a Task in Salesforce, in characters. */
const longestSubject = 255;

/**
 * A lead as the standard fields of a Task in English: what it is about, and everything else in its description. A task that Salesforce
 * has already learns what the lead says by now; how far it is and when it is due is the staff's.
 */
export function salesforceTask(lead: LeadToHandOver, names: LeadNames): Readonly<Record<string, string>> {
  const said = {
    Subject: subjectOf(lead, "en", names).slice(0, longestSubject),
    Description: factLines(lead, "en", names).join("\n"),
  };
  if (lead.crmId !== null) return said;
  const ActivityDate = lead.createdAt.toISOString().slice(0, 10);
  return { ...said, Status: "Not Started", Priority: "Normal", ActivityDate };
}
