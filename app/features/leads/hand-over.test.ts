import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { salesforceStandIn } from "../../../tests/factories/booking/salesforce/task-stand-in.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { leadOf, storeLead, withoutLeadNames } from "../../../tests/factories/leads.ts";
import { builtInCrm, type Crm } from "./server/crm.server.ts";
import { forgetLeads } from "./server/forget-leads.server.ts";
import { handOver } from "./server/hand-over-lead.server.ts";
import { salesforceCrm } from "./server/salesforce-crm.server.ts";

testDatabase();
withoutLeadNames();
const patienceMs = 300;
const salesforce = salesforceStandIn(2 * patienceMs);
const { tasks, state, mood } = salesforce;
const handTo = (crm: Crm, id: string, at = now()) => handOver(id, crm, at);
const crm = () => salesforceCrm(salesforce.settings(), patienceMs);

describe("the built-in CRM", () => {
  test("keeps the lead for the office under its own id", async () => {
    const { id } = await storeLead();
    await handTo(builtInCrm, id);
    expect(await leadOf(id)).toMatchObject({ crm: "built-in", crm_id: id, next_try_at: null });
  });
});

describe("Salesforce", () => {
  test("gets a task with all that the lead says, under our id", async () => {
    mood.now = "well";
    const { id } = await storeLead({ message: "After 16:00, please", utm: { utm_source: "radio" } });
    await handTo(crm(), id);
    expect(await leadOf(id)).toMatchObject({ crm: "salesforce", crm_id: tasks.get(id)?.id });
    const { Subject, Description, Status } = tasks.get(id)?.fields ?? {};
    expect([Subject, Status]).toEqual(["Offer request · suhail-lease · Noora Al Thani", "Not Started"]);
    for (const line of ["Mobile: +974 5512 3456", "Message: After 16:00, please", "utm_source: radio", id])
      expect(Description).toContain(line);
  });

  test("reads which used car the customer waits for", async () => {
    const { id } = await storeLead({ kind: "reserved-car", vehicleNo: "RM-1001" });
    await handTo(crm(), id);
    const { Subject, Description } = tasks.get(id)?.fields ?? {};
    expect(Subject).toBe("Wait for a reserved car · RM-1001 · Noora Al Thani");
    expect(Description).toContain("Used car: RM-1001");
  });

  test("reads what a company said, and the answers of the calculator in one line", async () => {
    const calculator = { kmPerYear: 45_000, count: 40, use: "parcels", months: 36 };
    const fleet = {
      company: "Doha Water",
      crNumber: "1",
      count: "40",
      models: ["qafila"],
      term: "36",
      calculator,
    };
    const { id } = await storeLead({ kind: "fleet", email: "fleet@example.qa", fleet });
    await handTo(crm(), id);
    const { Description } = tasks.get(id)?.fields ?? {};
    expect(Description).toContain("Company: Doha Water");
    expect(Description).toContain("Calculator: 40 vehicles, 45000 km a year each, parcels, 36 months");
  });

  test.each(["down", "refuses", "hangs", "no-sign-in"] as const)(
    "that %s loses nothing: the lead waits and is taken later",
    async (how) => {
      if (how === "no-sign-in") state.signsIn = false;
      else mood.now = how;
      const { id } = await storeLead();
      const at = now();
      await handTo(crm(), id, at);
      const waiting = await leadOf(id);
      expect(waiting).toMatchObject({ handed_over_at: null, tries: 1 });
      const wait = (waiting.next_try_at?.getTime() ?? 0) - at.getTime();
      expect(wait).toBeGreaterThanOrEqual(60_000);
      expect(wait).toBeLessThan(65_000);
      expect(waiting.last_problem).toMatch(/^(CrmRefused\d{3}|TimeoutError)$/);
      state.signsIn = true;
      mood.now = "well";
      await handTo(crm(), id);
      expect(await leadOf(id)).toMatchObject({ crm: "salesforce", tries: 2, last_problem: null });
      expect(tasks.has(id)).toBe(true);
    },
  );

  test("that is not there at all loses nothing", async () => {
    const { id } = await storeLead();
    await handTo(salesforceCrm({ ...salesforce.settings(), address: "http://localhost:9" }, patienceMs), id);
    expect(await leadOf(id)).toMatchObject({ handed_over_at: null, tries: 1 });
  });

  test("that answers after the timeout has the lead once, whatever we believed", async () => {
    mood.now = "late";
    const { id } = await storeLead();
    const before = tasks.size;
    await handTo(crm(), id);
    expect(await leadOf(id)).toMatchObject({ handed_over_at: null, last_problem: "TimeoutError" });
    expect(tasks.size).toBe(before + 1);
    mood.now = "well";
    await handTo(crm(), id);
    expect(tasks.size).toBe(before + 1);
    expect((await leadOf(id)).crm_id).toBe(tasks.get(id)?.id);
  });

  test("that withdraws its token issues a new one, once", async () => {
    mood.now = "well";
    const one = crm();
    await handTo(one, (await storeLead()).id);
    const { tokens } = state;
    state.expected = "";
    const { id } = await storeLead();
    await handTo(one, id);
    expect((await leadOf(id)).handed_over_at).not.toBeNull();
    expect(state.tokens).toBe(tokens + 1);
  });

  test("is called once by five jobs for one lead at once", async () => {
    mood.now = "well";
    const { id } = await storeLead();
    const { requests } = state;
    const one = crm();
    await Promise.all(Array.from({ length: 5 }, () => handTo(one, id)));
    expect(state.requests).toBe(requests + 1);
    expect(await leadOf(id)).toMatchObject({ tries: 1, crm: "salesforce" });
  });

  test("hears of what a machine may have written, with its mark", async () => {
    mood.now = "well";
    const { id } = await storeLead({ website: "x" });
    await handTo(crm(), id);
    const { Subject, Description } = tasks.get(id)?.fields ?? {};
    expect(Subject).toBe("[Check] Offer request · suhail-lease · Noora Al Thani");
    expect(Description).toContain("Check first: A hidden field was filled in");
  });
});

test("after 24 months a lead is forgotten, not a day before", async () => {
  const { id } = await storeLead();
  const later = (months: number, days: number) => {
    const at = now();
    at.setUTCMonth(at.getUTCMonth() + months);
    return new Date(at.getTime() + days * 86_400_000);
  };
  await inTransaction((trx) => forgetLeads(trx, later(24, -1)));
  expect((await leadOf(id)).id).toBe(id);
  await inTransaction((trx) => forgetLeads(trx, later(24, 1)));
  await expect(leadOf(id)).rejects.toThrow();
});
