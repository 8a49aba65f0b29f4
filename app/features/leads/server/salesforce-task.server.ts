import type { LeadToHandOver } from "./crm.server.ts";
import { factLines, subjectOf } from "./lead-facts.server.ts";

/** The longest subject of a Task in Salesforce, in characters. */
const longestSubject = 255;

/** A lead as the standard fields of a Task: what it is about, and everything else in its description. */
export function salesforceTask(lead: LeadToHandOver): Readonly<Record<string, string>> {
  return {
    Subject: subjectOf(lead, "en").slice(0, longestSubject),
    Status: "Not Started",
    Priority: "Normal",
    ActivityDate: lead.createdAt.toISOString().slice(0, 10),
    Description: factLines(lead, "en").join("\n"),
  };
}
