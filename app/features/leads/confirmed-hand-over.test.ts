import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { salesforceStandIn } from "../../../tests/factories/booking/salesforce/task-stand-in.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { leadOf, storeLead } from "../../../tests/factories/leads.ts";
import { proofOf } from "../../../tests/factories/phone.ts";
import { confirmNumber } from "./server/confirm-number.server.ts";
import type { Crm, LeadToHandOver } from "./server/crm.server.ts";
import { handOver } from "./server/hand-over-lead.server.ts";
import { salesforceCrm } from "./server/salesforce-crm.server.ts";
import { workOffLeads } from "./server/work-off-leads.server.ts";

testDatabase();
const salesforce = salesforceStandIn(600);
const { tasks, state, mood } = salesforce;
const crm = () => salesforceCrm(salesforce.settings(), 300);
const mobile = "55123456";
const confirm = (leadId: string) =>
  inTransaction<unknown, unknown>((trx) =>
    confirmNumber(trx, { leadId, mobile, phoneProof: proofOf(mobile) }, now()),
  );
const line = "Number confirmed: yes";

/** A CRM that takes every lead; `meanwhile` is done while it has the first one. */
function crmThat(meanwhile: (lead: LeadToHandOver) => Promise<unknown> = async () => undefined) {
  const taken: LeadToHandOver[] = [];
  const crm: Crm = {
    name: "stand-in",
    async take(lead) {
      taken.push(lead);
      if (taken.length === 1) await meanwhile(lead);
      return `crm-${lead.id}`;
    },
  };
  return { crm, taken };
}

test("confirmed before its hand-over, a lead says so at once and goes once", async () => {
  const { id } = await storeLead();
  await confirm(id);
  const { requests } = state;
  await handOver(id, crm(), now());
  expect(tasks.get(id)?.fields.Description).toContain(line);
  await handOver(id, crm(), now());
  expect(state.requests).toBe(requests + 1);
  expect(await leadOf(id)).toMatchObject({ crm: "salesforce", next_try_at: null });
});

test("confirmed after it, the same task learns that, and what staff have done with it stays", async () => {
  const { id } = await storeLead();
  await handOver(id, crm(), now());
  const task = tasks.get(id) ?? expect.unreachable();
  expect(task.fields.Description).not.toContain(line);
  Object.assign(task.fields, { Status: "Completed", Priority: "High", ActivityDate: "2026-12-24" });
  await confirm(id);
  expect(await leadOf(id)).toMatchObject({ crm_id: task.id, tries: 0, next_try_at: expect.any(Date) });
  await handOver(id, crm(), now());
  expect(tasks.get(id)).toMatchObject({
    id: task.id,
    fields: {
      ...{ Status: "Completed", Priority: "High", ActivityDate: "2026-12-24" },
      Description: expect.stringContaining(line),
    },
  });
  expect(await leadOf(id)).toMatchObject({ crm_id: task.id, next_try_at: null, last_problem: null });
});

test("a CRM that is down then learns it later, and what it had already is still known", async () => {
  const { id } = await storeLead();
  await handOver(id, crm(), now());
  const { crm_id, handed_over_at } = await leadOf(id);
  await confirm(id);
  mood.now = "down";
  await handOver(id, crm(), now());
  const waiting = await leadOf(id);
  expect(waiting).toMatchObject({ crm_id, handed_over_at, crm: "salesforce", last_problem: "CrmRefused503" });
  expect(waiting.next_try_at?.getTime()).toBeGreaterThan(now().getTime());
  mood.now = "well";
  await handOver(id, crm(), now());
  expect(tasks.get(id)?.fields.Description).toContain(line);
  expect(await leadOf(id)).toMatchObject({ crm_id, next_try_at: null, last_problem: null });
});

test("without its job the lead's own row brings it to the CRM", async () => {
  const { crm, taken } = crmThat();
  const { id } = await storeLead();
  await handOver(id, crm, now());
  await confirm(id);
  expect(await workOffLeads(crm)).toBe(1);
  expect(taken.map((lead) => [lead.id, lead.crmId, lead.phoneConfirmedAt !== null])).toEqual([
    [id, null, false],
    [id, `crm-${id}`, true],
  ]);
  expect(await workOffLeads(crm)).toBe(0);
});

test("confirmed while the CRM has it, the lead is offered again", async () => {
  const { crm, taken } = crmThat((lead) => confirm(lead.id));
  const { id } = await storeLead();
  await handOver(id, crm, now());
  expect(await leadOf(id)).toMatchObject({ crm_id: `crm-${id}`, next_try_at: expect.any(Date) });
  expect(await workOffLeads(crm)).toBe(1);
  expect(taken.map(({ phoneConfirmedAt }) => phoneConfirmedAt !== null)).toEqual([false, true]);
  expect(await leadOf(id)).toMatchObject({ next_try_at: null, claimed_until: null });
});
