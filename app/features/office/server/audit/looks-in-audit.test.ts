import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { searchAudit } from "#app/features/staff/staff.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { queryCount } from "#app/platform/database.server.ts";
import { asOwner } from "../../../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { storeLead } from "../../../../../tests/factories/leads.ts";
import { appointmentAt } from "../../../../../tests/factories/office/appointment-examples.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { examplePlace, otherPlace } from "../../../../../tests/factories/office/office-example.ts";
import { seedOfficeExamples } from "../../../../../tests/factories/office/office-examples.ts";
import { undeclaredFieldsOf } from "../../../../../tests/factories/office/personal-fields.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { listAppointmentsCall, recognizeCall, showAppointmentCall } from "../../calls/appointment-calls.ts";
import { moveCalls } from "../../calls/appointment-deed-calls.ts";
import * as customerCalls from "../../calls/customer-calls.ts";
import { listLeadsCall } from "../../calls/leads/lead-calls.ts";
import { defineOfficeCall } from "../../calls/office-call.ts";
import { printSheetCall } from "../../calls/print-calls.ts";
import { officeCalls } from "../answers/office-calls.server.ts";

testDatabase();
beforeAll(seedOfficeExamples);

let member: Awaited<ReturnType<typeof staffMember>>;
let api: ReturnType<typeof officeApiAs>;
beforeEach(async () => {
  member = await staffMember({ role: "manager", place: examplePlace });
  api = officeApiAs(member);
});
const entries = async (of = member) =>
  (await searchAudit({ staffId: of.member.id, limit: 50 })).entries.map(
    ({ deed, via, recordType, recordId, people, shown, reason }) => ({
      deed,
      via,
      record: `${recordType} ${recordId}`,
      people,
      shown,
      reason,
    }),
  );
const list = (text?: string) =>
  api.get(listAppointmentsCall, { params: { center: examplePlace }, query: { from: "2020-01-01", text } });

describe("a call that shows personal data", () => {
  test("says that it is written down, or why it is nobody's: its answer's fields tell", () => {
    const undeclared = officeCalls.flatMap(({ call }) =>
      undeclaredFieldsOf(call).map((field) => `${call.id}: ${field}`),
    );
    expect(undeclared).toEqual([]);
  });

  test("is noticed where it says nothing, however deep the field", () => {
    const call = defineOfficeCall({
      ...({ id: "bad", method: "GET", path: "/bad", deed: "order.view", refusals: {} } as const),
      answer: z.object({
        rows: z.array(z.object({ id: z.string(), of: z.nullable(z.object({ phone: z.string() })) })),
        either: z.union([z.object({ vin: z.optional(z.string()) }), z.object({ count: z.number() })]),
      }),
    });
    expect(undeclaredFieldsOf(call)).toEqual(["rows.of.phone", "either.vin"]);
    expect(undeclaredFieldsOf({ ...call, audited: "view" })).toEqual([]);
    expect(undeclaredFieldsOf({ ...call, namesNoCustomer: "Colleagues." })).toEqual([]);
  });
});

describe("a list", () => {
  test("is one entry with how many records it showed and whose, and each of them is found by it", async () => {
    await appointmentAt();
    const { rows } = (await list()).data;
    const people = [...new Set(rows.map(({ customer }) => customer.id))].toSorted();
    expect(people.length).toBeGreaterThan(0);
    const record = `appointment-list ${examplePlace}`;
    expect(await entries()).toEqual([
      { deed: "list-appointments", via: "view", record, people, shown: rows.length, reason: null },
    ]);
    for (const person of people) {
      const found = await searchAudit({ person, staffId: member.member.id, limit: 10 });
      expect(found.entries).toHaveLength(1);
    }
  });

  test("that is read again is the same look, and names who has come to it since", async () => {
    await list();
    await list();
    expect(await entries()).toHaveLength(1);
    const id = await appointmentAt();
    await sqlOwner(`update booking.appointment set customer_id = 'just-came' where id = '${id}'`);
    await list();
    expect(await entries()).toMatchObject([{ people: ["just-came"] }, {}]);
  });

  test("that is searched says for what, also where nothing is found", async () => {
    await list("nobody at all");
    const [entry] = await entries();
    expect(entry).toMatchObject({ via: "search", people: [], shown: 0 });
  });

  test("of leads names who has no account by the lead", async () => {
    const { id } = await storeLead({ mobile: "55777001", location: examplePlace });
    await api.get(listLeadsCall, { query: {} });
    expect(await searchAudit({ person: `lead/${id}`, limit: 5 })).toMatchObject({
      entries: [{ deed: "list-leads", via: "view", recordId: "inbox" }],
    });
  });

  test("costs one statement more, the first time alone", async () => {
    await list();
    const statements = async (as: typeof api) => {
      const before = queryCount();
      await as.get(listAppointmentsCall, { params: { center: examplePlace }, query: { from: "2020-01-01" } });
      return queryCount() - before;
    };
    const again = await statements(api);
    const other = await staffMember({ role: "manager", place: examplePlace });
    expect(await statements(officeApiAs(other))).toBe(again + 1);
  });

  test("is shown to nobody where it cannot be written down", async () => {
    await sqlOwner("revoke insert on staff.audit_entry from marsa_app");
    try {
      expect(await list()).toMatchObject({ status: 500, data: undefined });
    } finally {
      await sqlOwner("grant insert on staff.audit_entry to marsa_app");
    }
    expect((await list()).status).toBe(200);
    expect(await entries()).toHaveLength(1);
  });
});

test("a plate that is looked up is a search with what was typed", async () => {
  await api.get(recognizeCall, { params: { center: examplePlace }, query: { plate: "482915" } });
  const { entries: found } = await searchAudit({ staffId: member.member.id, limit: 5 });
  expect(found).toMatchObject([{ via: "search", changes: [{ field: "plate", after: "482915" }] }]);
});

test("of a customer whom nobody knows there is nothing to see, and nobody was seen", async () => {
  const everybody = await staffMember({ role: "manager" });
  const administrator = await staffMember({ role: "administrator" });
  for (const call of Object.values(customerCalls)) {
    if (!("path" in call) || !call.path.startsWith("/people/:id")) continue;
    const as = officeApiAs(call.deed === "privacy.view" ? administrator : everybody);
    expect((await as.get(call, { params: { id: "nobody" } } as never)).code, call.id).toBe("not-found");
  }
  const vias = [...(await entries(everybody)), ...(await entries(administrator))].map(({ via }) => via);
  expect(new Set(vias)).toEqual(new Set(["refused"]));
});

describe("what is refused is an entry with its code", () => {
  const move = async (to: "CIN" | "RFD") => ({
    params: { id: await appointmentAt() },
    body: { version: 1, to },
  });

  test("a deed by role, by place, by rule, and for its shape", async () => {
    const auditor = await staffMember({ role: "auditor" });
    const elsewhere = await staffMember({ role: "manager", place: otherPlace });
    const input = await move("CIN");
    const record = `appointment ${input.params.id}`;
    const deed = moveCalls["check-in"];
    expect((await officeApiAs(auditor).post(deed, input)).code).toBe("not-allowed");
    expect((await officeApiAs(elsewhere).post(deed, input)).code).toBe("not-allowed");
    const old = { ...input, body: { ...input.body, version: 0 } };
    const { code } = await api.post(deed, old);
    expect((await api.post(deed, { ...input, body: { to: "nowhere" } } as never)).code).toBe("invalid-input");
    for (const one of [auditor, elsewhere])
      expect(await entries(one)).toMatchObject([
        { deed: "check-in", via: "refused", record, reason: "not-allowed" },
      ]);
    expect(await entries()).toMatchObject([
      { deed: "check-in", via: "refused", record, reason: "invalid-input" },
      { deed: "check-in", via: "refused", record, reason: code },
    ]);
  });

  test("each time a deed is refused, and once in ten minutes what a screen reads by itself", async () => {
    const elsewhere = await staffMember({ role: "manager", place: otherPlace });
    const as = officeApiAs(elsewhere);
    const input = await move("CIN");
    for (let turn = 0; turn < 3; turn += 1) {
      await as.post(moveCalls["check-in"], input);
      await as.get(showAppointmentCall, { params: input.params });
      await as.get(showAppointmentCall, { params: { id: "none" } });
    }
    const deeds = (await entries(elsewhere)).map(({ deed, reason }) => `${deed} ${reason}`);
    expect(deeds.filter((one) => one === "check-in not-allowed")).toHaveLength(3);
    expect(deeds.filter((one) => one === "show-appointment not-allowed")).toHaveLength(1);
    expect(deeds.filter((one) => one === "show-appointment not-found")).toHaveLength(1);
  });
});

test("a sheet that is printed names whose visits are on it", async () => {
  await appointmentAt();
  const { rows } = (await list()).data;
  const [row] = rows;
  const day = dayIn(row?.startsAt ?? now(), "Asia/Qatar");
  const printed = await api.post(printSheetCall, {
    params: { center: examplePlace },
    body: { sheet: "day", day },
  });
  expect(printed.status).toBe(200);
  const [entry] = await entries();
  expect(entry).toMatchObject({ deed: "print-sheet", via: "export" });
  expect(entry?.people).toContain(row?.customer.id);
});

const sqlOwner = (text: string) => asOwner(sql.raw(text));
