import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { assignWaitingLeads } from "#app/features/leads/staff-leads.server.ts";
import { type AuditVia, auditOf, memberLeaves } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { changeLead, deleteLeads, leadOf, storeLead } from "../../../../../tests/factories/leads.ts";
import { office, officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import {
  countLeadsCall,
  listFailedHandOversCall,
  listLeadOwnersCall,
  listLeadsCall,
  showLeadCall,
} from "../../calls/leads/lead-calls.ts";
import {
  assignLeadCall,
  markDuplicateCall,
  recordCallCall,
  reopenLeadCall,
  retryHandOverCall,
  takeLeadCall,
} from "../../calls/leads/lead-deed-calls.ts";

testDatabase();

const lusail = "rimal-showroom-lusail";
const salwa = "rimal-showroom-salwa-road";
type Member = Awaited<ReturnType<typeof staffMember>>;
let seller: Member;
let other: Member;
let manager: Member;
let auditor: Member;

beforeAll(async () => {
  await seedTestDrives(now());
  seller = await staffMember({ role: "sales", place: lusail, name: "Yousef Haddad", nameAr: "يوسف حداد" });
  other = await staffMember({ role: "sales", place: salwa, name: "Priya Menon" });
  manager = await staffMember({ role: "manager", name: "Maryam Al Sulaiti" });
  auditor = await staffMember({ role: "auditor" });
});
beforeEach(deleteLeads);

/** Each of another customer, unless a number is given: one person's are suggested as duplicates. */
let people = 0;
const lead = async (changes: Record<string, unknown> = {}) => {
  people += 1;
  return (await storeLead({ location: lusail, mobile: String(55_200_000 + people), ...changes })).id;
};
const seen = (id: string, version = 1) => ({ params: { id }, body: { version } });
const listed = async (member: Member, query = {}) =>
  (await officeApiAs(member).get(listLeadsCall, { query })).data.rows.map(({ id }) => id);
const entries = async (id: string, via: AuditVia = "write") =>
  (await auditOf({ type: "lead", id }, { vias: [via], limit: 50 })).entries;

describe("leads", () => {
  test("are shown to nobody outside, and to no role that does not answer them", async () => {
    const id = await lead();
    for (const one of [undefined, await staffMember({ role: "workshop", place: lusail })]) {
      const api = officeApiAs(one);
      const status = one === undefined ? 401 : 403;
      expect((await api.get(listLeadsCall, { query: {} })).status).toBe(status);
      expect((await api.get(showLeadCall, { params: { id } })).status).toBe(status);
      expect((await api.post(takeLeadCall, seen(id))).status).toBe(status);
    }
  });

  test("of another place are neither listed, shown nor answered; those of no place are everybody's", async () => {
    const [here, there, anywhere] = [
      await lead(),
      await lead({ location: salwa }),
      await lead({ location: undefined }),
    ];
    expect((await listed(seller)).toSorted()).toEqual([here, anywhere].toSorted());
    expect(await listed(seller, { place: salwa })).toEqual([anywhere]);
    const api = officeApiAs(seller);
    expect((await api.get(showLeadCall, { params: { id: there } })).code).toBe("not-allowed");
    const deeds = [
      api.post(takeLeadCall, seen(there)),
      api.post(recordCallCall, { params: { id: there }, body: { version: 1, outcome: "reached" } }),
      api.post(markDuplicateCall, { params: { id: there }, body: { version: 1, of: here } }),
      api.post(markDuplicateCall, { params: { id: here }, body: { version: 1, of: there } }),
      api.post(retryHandOverCall, { params: { id: there } }),
    ];
    for (const { code } of await Promise.all(deeds)) expect(code).toBe("not-allowed");
    expect((await leadOf(there)).version).toBe(1);
    expect((await api.post(takeLeadCall, seen(anywhere))).status).toBe(200);
  });

  test("are read by an auditor and changed by none", async () => {
    const id = await lead();
    const api = officeApiAs(auditor);
    expect((await api.get(showLeadCall, { params: { id } })).status).toBe(200);
    expect((await api.post(takeLeadCall, seen(id))).code).toBe("not-allowed");
    expect((await api.get(listFailedHandOversCall, { query: {} })).code).toBe("not-allowed");
  });

  test("are narrowed by tab, kind, state and text, and the tabs count the same", async () => {
    const [mine, fresh] = [await lead({ firstName: "Jassim" }), await lead()];
    await officeApiAs(seller).post(takeLeadCall, seen(mine));
    expect(await listed(seller, { tab: "mine" })).toEqual([mine]);
    expect(await listed(seller, { tab: "new" })).toEqual([fresh]);
    expect(await listed(seller, { tab: "unowned" })).toEqual([fresh]);
    expect(await listed(seller, { state: "assigned" })).toEqual([mine]);
    expect(await listed(seller, { kind: "finance" })).toEqual([]);
    expect(await listed(seller, { text: "jass" })).toEqual([mine]);
    const { data } = await officeApiAs(seller).get(countLeadsCall, { query: {} });
    expect(data).toMatchObject({ all: 2, mine: 1, new: 1, unowned: 1, failed: 0 });
  });

  test("are written down where they are listed, looked for by a text, or opened", async () => {
    const id = await lead();
    await listed(seller);
    await listed(seller, { text: "Noora" });
    await officeApiAs(seller).get(showLeadCall, { params: { id } });
    const inbox = await auditOf({ type: "lead-list", id: "inbox" }, { vias: ["view"], limit: 50 });
    expect(inbox.entries.some(({ people }) => people.includes(`lead/${id}`))).toBe(true);
    const search = await auditOf({ type: "lead-list", id: "search" }, { vias: ["search"], limit: 10 });
    const { staffId } = seller.by;
    expect(search.entries.at(0)).toMatchObject({ deed: "list-leads", via: "search", staffId });
    expect(await entries(id, "view")).toMatchObject([{ deed: "show-lead", via: "view", place: lusail }]);
  });
});

describe("a lead", () => {
  test("says what it is about with pages of the site, and when to call again", async () => {
    const id = await lead({ model: "hajar", message: "After five, please" });
    const { data } = await officeApiAs(seller).get(showLeadCall, { params: { id } });
    expect(data).toMatchObject({ message: "After five, please", handOver: { crm: null, problem: null } });
    expect(data.pages.model).toMatch(/\/vehicle\/hajar\?lang=en$/);
    expect(data.pages.offer).toMatch(/\/offers\/suhail-lease\?lang=en$/);
    const shown = data.facts.flatMap(({ value, code }) => [value, code]);
    for (const twice of ["Noora Al Thani", "After five, please", id]) expect(shown).not.toContain(twice);
    expect(shown).toContain("/offers/suhail-lease");
    expect(data.callTimes.length).toBeGreaterThan(2);
    expect(data.callTimes.every((at) => Date.parse(at) > now().getTime())).toBe(true);
  });

  test("is written down once for each thing that is done with it", async () => {
    const id = await lead();
    const api = officeApiAs(seller);
    const call = (version: number, body: object) =>
      api.post(recordCallCall, { params: { id }, body: { version, ...body } as never });
    const callAt = new Date(now().getTime() + 86_400_000).toISOString();
    expect((await api.post(takeLeadCall, seen(id))).data).toEqual({ id, version: 2 });
    expect((await call(2, { outcome: "no-answer", note: "The line was busy" })).status).toBe(200);
    expect((await call(3, { outcome: "call-later", callAt })).status).toBe(200);
    expect((await call(4, { outcome: "lost", lostReason: "price" })).status).toBe(200);
    expect((await api.post(reopenLeadCall, seen(id, 5))).data.version).toBe(6);
    const written = await entries(id);
    expect(written.map(({ deed }) => deed).toReversed()).toEqual([
      ...["take-lead", "record-call", "record-call", "record-call", "reopen-lead"],
    ]);
    for (const one of written) expect(one).toMatchObject({ via: "write", place: lusail });
    expect(written[1]?.fields).toContain("lostReason");
    const { data } = await api.get(showLeadCall, { params: { id } });
    expect(data.timeline.map(({ kind, note }) => [kind, note])).toEqual([
      ["taken", ""],
      ["no-answer", "The line was busy"],
      ["call-later", ""],
      ["lost", ""],
      ["reopened", ""],
    ]);
  });

  test("that another member changed meanwhile says who, and nothing is written", async () => {
    const id = await lead();
    await officeApiAs(seller).post(takeLeadCall, seen(id));
    const refused = await officeApiAs(manager).post(takeLeadCall, seen(id));
    expect(refused).toMatchObject({ status: 409, code: "changed-meanwhile", said: { by: "Yousef Haddad" } });
    const headers = { "accept-language": "ar" };
    const inArabic = await officeApiAs(manager).post(takeLeadCall, seen(id), { headers });
    expect(inArabic.said).toMatchObject({ code: "changed-meanwhile", by: "يوسف حداد" });
    expect(await entries(id)).toHaveLength(1);
  });

  test("of two who take it at once goes to one", async () => {
    const id = await lead();
    const taken = await Promise.all(
      [seller, manager].map((one) => officeApiAs(one).post(takeLeadCall, seen(id))),
    );
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("is refused what its outcome lacks, and stays as it is", async () => {
    const id = await lead();
    const call = (body: object) =>
      officeApiAs(seller).post(recordCallCall, { params: { id }, body: { version: 1, ...body } as never });
    expect((await call({ outcome: "lost" })).code).toBe("lost-reason-missing");
    expect((await call({ outcome: "call-later" })).code).toBe("call-time-missing");
    expect((await call({ outcome: "call-later", callAt: "2020-01-01T00:00:00Z" })).code).toBe(
      "call-time-passed",
    );
    expect((await call({ outcome: "married" })).code).toBe("invalid-input");
    expect(await entries(id)).toEqual([]);
    expect(await leadOf(id)).toMatchObject({ version: 1, state: "new" });
  });

  test("is assigned by a manager to who sells at its place, and to nobody else", async () => {
    const id = await lead();
    const api = officeApiAs(manager);
    const { data } = await api.get(listLeadOwnersCall, { params: { id } });
    expect(data.people.map((one) => one.id)).toEqual([seller.by.staffId]);
    const assign = (to: string) => api.post(assignLeadCall, { params: { id }, body: { version: 1, to } });
    expect((await assign(other.by.staffId)).code).toBe("owner-not-here");
    expect((await assign(seller.by.staffId)).status).toBe(200);
    expect(await leadOf(id)).toMatchObject({ owner_name: "Yousef Haddad", state: "assigned" });
    const refused = await officeApiAs(seller).post(assignLeadCall, {
      params: { id },
      body: { version: 2, to: seller.by.staffId },
    });
    expect(refused.code).toBe("not-allowed");
  });

  test("without a place may go to anybody who sells", async () => {
    const id = await lead({ location: undefined });
    const { data } = await officeApiAs(manager).get(listLeadOwnersCall, { params: { id } });
    const ids = data.people.map((one) => one.id);
    expect(ids).toContain(seller.by.staffId);
    expect(ids).toContain(other.by.staffId);
  });

  test("shows its duplicates as far as they are the reader's, and is marked by one press", async () => {
    const person = { mobile: "66990011" };
    const [first, second, elsewhere] = [
      await lead(person),
      await lead(person),
      await lead({ ...person, location: salwa }),
    ];
    const api = officeApiAs(seller);
    const { data } = await api.get(showLeadCall, { params: { id: second } });
    expect(data.duplicates.map(({ id }) => id)).toEqual([first]);
    expect(
      (await officeApiAs(manager).get(showLeadCall, { params: { id: elsewhere } })).data.duplicates,
    ).not.toEqual([]);
    const own = await api.get(showLeadCall, { params: { id: elsewhere } });
    expect(own.code).toBe("not-allowed");
    const marked = await api.post(markDuplicateCall, {
      params: { id: second },
      body: { version: 1, of: first },
    });
    expect(marked.status).toBe(200);
    expect(await leadOf(second)).toMatchObject({ state: "duplicate", duplicate_of: first });
    expect(await leadOf(first)).toMatchObject({ state: "new", version: 1 });
  });
});

test("what the CRM did not take is listed for who assigns everywhere, and is offered again by one press", async () => {
  const id = await lead();
  await changeLead(id, {
    next_try_at: new Date(now().getTime() + 3_600_000),
    last_problem: "CrmRefused503",
    tries: 6,
  });
  const { data } = await officeApiAs(manager).get(listFailedHandOversCall, { query: {} });
  expect(data.rows).toMatchObject([{ id, handOver: { problem: "CrmRefused503", tries: 6 } }]);
  expect(data.next).toBeNull();
  const local = await staffMember({ role: "manager", place: lusail });
  expect((await officeApiAs(local).get(listFailedHandOversCall, { query: {} })).code).toBe("not-allowed");
  expect((await officeApiAs(seller).post(retryHandOverCall, { params: { id } })).status).toBe(200);
  expect((await entries(id)).map(({ deed }) => deed)).toEqual(["retry-hand-over"]);
  expect((await leadOf(id)).next_try_at?.getTime()).toBeLessThanOrEqual(now().getTime());
});

test("what the CRM did not take comes page by page, as many as its tab counts", async () => {
  const made = await Promise.all(Array.from({ length: 51 }, () => lead()));
  const next_try_at = new Date(now().getTime() + 3_600_000);
  for (const id of made) await changeLead(id, { next_try_at, last_problem: "CrmRefused503", tries: 6 });
  const api = officeApiAs(manager);
  const first = (await api.get(listFailedHandOversCall, { query: {} })).data;
  const { data: second } = await api.get(listFailedHandOversCall, { query: { after: first.next ?? "" } });
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 1, null]);
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(made.toSorted());
  const counts = (await api.get(countLeadsCall, { query: {} })).data;
  expect(counts.failed).toBe(made.length);
});

describe("owners", () => {
  // Where nobody sells at a place, who sells everywhere does; the office wires both.
  test("are found by turns among sales of the place, and anew when one leaves", async () => {
    expect(office.routes.length).toBeGreaterThan(0);
    const id = await lead({ location: salwa });
    await assignWaitingLeads(now());
    expect((await leadOf(id)).owner_id).toBe(other.by.staffId);
    await staffMember({ role: "administrator" });
    const { by } = await staffMember({ role: "administrator" });
    const { id: memberId } = other.member;
    const left = await inTransaction<unknown, Awaited<ReturnType<typeof memberLeaves>>>((trx) =>
      memberLeaves(trx, { by, memberId, version: 1, now: now() }),
    );
    expect(left).toMatchObject({ ok: true, value: { handedOn: { leads: 1 } } });
    await assignWaitingLeads(now());
    expect((await leadOf(id)).owner_id).toBeNull();
    const everywhere = await staffMember({ role: "sales" });
    await assignWaitingLeads(now());
    expect((await leadOf(id)).owner_id).toBe(everywhere.by.staffId);
  });
});
