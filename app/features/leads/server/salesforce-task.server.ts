import type { FleetAnswers } from "../calls.ts";
import type { LeadToHandOver } from "./crm.server.ts";

/** The longest subject of a Task in Salesforce, in characters. */
const longestSubject = 255;

/** A lead as the standard fields of a Task: what it is about, and everything else in its description. */
export function salesforceTask(lead: LeadToHandOver): Readonly<Record<string, string>> {
  const about = lead.vehicleNo ?? lead.offerId ?? lead.model;
  const subject = [subjects[lead.kind], about, `${lead.firstName} ${lead.lastName}`];
  return {
    Subject: subject.filter(Boolean).join(" · ").slice(0, longestSubject),
    Status: "Not Started",
    Priority: "Normal",
    ActivityDate: lead.createdAt.toISOString().slice(0, 10),
    Description: linesOf(lead).join("\n"),
  };
}

const subjects = {
  offer: "Offer request",
  finance: "Finance request",
  "used-car": "Used car request",
  "reserved-car": "Wait for a reserved car",
  "sell-car": "Car offered to us",
  fleet: "Fleet inquiry",
} as const;

function linesOf(lead: LeadToHandOver): string[] {
  const facts: [string, unknown][] = [
    ["Name", `${lead.firstName} ${lead.lastName}`],
    ["Mobile", `+974 ${lead.mobile}`],
    ["Email", lead.email],
    ["Language", lead.language],
    ["Campaign", lead.campaignId],
    ["Offer", lead.offerId],
    ["Model", lead.model],
    ["Used car", lead.vehicleNo],
    ...fleetFacts(lead.fleet),
    ["Message", lead.message],
    ["Page", lead.page],
    ...Object.entries(lead.utm ?? {}),
    ["Marketing consent", lead.marketingConsent ? "yes" : "no"],
    ["Received", lead.createdAt.toISOString()],
    ["Lead", lead.id],
  ];
  return facts
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : String(value)}`);
}

/** What a company says, and the answers of the calculator that its inquiry went out from. */
function fleetFacts(fleet: unknown): [string, unknown][] {
  const { calculator, ...said } = (fleet ?? {}) as { calculator?: FleetAnswers };
  if (calculator === undefined) return Object.entries(said);
  const { count, kmPerYear, use, months } = calculator;
  const answers = `${count} vehicles, ${kmPerYear} km a year each, ${use}, ${months} months`;
  return [...Object.entries(said), ["Calculator", answers]];
}
