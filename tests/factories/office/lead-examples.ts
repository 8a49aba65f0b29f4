import { randomUUID } from "node:crypto";
import type { CampaignsTables } from "#app/features/campaigns/tables.ts";
import type { WaitingListTables } from "#app/features/waiting-list/tables.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { changeLead, leadOf, storeLead } from "../leads.ts";
import { type ExampleInput, examplePlace, type OfficeExamples } from "./office-example.ts";
import { staffMember } from "./staff.ts";

const hourMs = 3_600_000;
const soon = (hours: number) => new Date(now().getTime() + hours * hourMs);

let people = 0;
/** A new lead of somebody else each time: one person's would be suggested as duplicates. */
async function newLead(): Promise<string> {
  people += 1;
  const person = { mobile: String(55_400_000 + people), lastName: "Al Dosari", location: examplePlace };
  return (await storeLead(person)).id;
}
/** A deed on a lead that nobody has changed; nobody else is the first to do it. */
const deed = (more: object = {}) => ({
  ...({ scope: "place", isSpent: true } as const),
  input: async (): Promise<ExampleInput> => ({
    params: { id: await newLead() },
    body: { version: 1, ...more },
  }),
});
const ofLead = async () => ({ params: { id: await newLead() } });

/** A request to take part in a campaign, with a time of tomorrow. */
export async function campaignRequestAt(place: string, hours = 24): Promise<string> {
  const id = randomUUID();
  await database<CampaignsTables>()
    .insertInto("booking.campaign_request")
    .values({
      ...{
        id,
        campaign: "ac-checkup",
        campaign_title: "Air conditioning check",
        campaign_until: "2099-12-31",
      },
      ...{ brand: "rimal", vin: id, customer_id: noora.id, appointment_id: null, center_id: place },
      ...{ starts_at: soon(hours), ends_at: soon(hours + 1), model: "Hajar", model_year: 2020, notes: "" },
      ...{ full_name: "Khalid Al Mannai", phone: "55123402", email: null, language: "en", code: "CREA" },
      created_at: now(),
    })
    .execute();
  return id;
}

/** A customer who waits for an earlier time at a service center. */
export async function waitingAt(place: string): Promise<string> {
  const id = randomUUID();
  await database<WaitingListTables>()
    .insertInto("booking.waiting")
    .values({
      ...{ id, customer_id: noora.id, vehicle_id: randomUUID(), brand: "rimal", language: "en" },
      ...{ service_codes: ["pm10"], center_ids: [place], from_day: soon(0).toISOString().slice(0, 10) },
      ...{ before: soon(240), appointment_id: null, created_at: now(), ended_at: null },
    })
    .execute();
  return id;
}

async function assigned(): Promise<ExampleInput> {
  const { by } = await staffMember({ role: "sales", place: examplePlace });
  return { params: { id: await newLead() }, body: { version: 1, to: by.staffId } };
}
async function closed(): Promise<ExampleInput> {
  const id = await newLead();
  await changeLead(id, { state: "won", due_at: null });
  return { params: { id }, body: { version: (await leadOf(id)).version } };
}
async function failed(): Promise<ExampleInput> {
  const id = await newLead();
  await changeLead(id, { last_problem: "CrmRefused503", next_try_at: soon(1) });
  return { params: { id } };
}
const list = { scope: "own-places", mark: "Al Dosari" } as const;

/** Leads, campaign requests and the waiting list. */
export const leadExamples: OfficeExamples = {
  "list-leads": {
    ...list,
    input: async () => {
      await newLead();
      return { query: { text: "Al Dosari" } };
    },
  },
  "count-leads": { scope: "no-place", input: () => ({ query: {} }) },
  "show-lead-names": { scope: "no-place", input: () => ({}) },
  "list-failed-hand-overs": { scope: "everywhere", input: () => ({ query: {} }) },
  "show-lead": { scope: "place", input: ofLead },
  "list-lead-owners": { scope: "place", input: ofLead },
  "take-lead": deed(),
  "record-call": deed({ outcome: "reached" }),
  "assign-lead": { scope: "place", isSpent: true, input: assigned },
  "reopen-lead": { scope: "place", isSpent: true, input: closed },
  "retry-hand-over": { scope: "place", isSpent: true, input: failed },
  "mark-duplicate": {
    ...({ scope: "place", isSpent: true } as const),
    input: async () => ({ params: { id: await newLead() }, body: { version: 1, of: await newLead() } }),
  },
  "list-campaign-requests": {
    ...({ scope: "own-places", mark: "Khalid Al Mannai" } as const),
    input: async () => {
      await campaignRequestAt(examplePlace);
      return { query: {} };
    },
  },
  "answer-campaign-request": {
    ...({ scope: "place", isSpent: true } as const),
    input: async () => ({
      params: { id: await campaignRequestAt(examplePlace) },
      body: { version: 1, answer: "CNF" },
    }),
  },
  "list-waiting": { scope: "place", input: () => ({ params: { center: examplePlace }, query: {} }) },
};
