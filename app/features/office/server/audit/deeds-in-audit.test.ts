import { beforeAll, describe, expect, test } from "vitest";
import { searchAudit } from "#app/features/staff/staff.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { storeLead } from "../../../../../tests/factories/leads.ts";
import { appointmentAt } from "../../../../../tests/factories/office/appointment-examples.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { examplePlace } from "../../../../../tests/factories/office/office-example.ts";
import { officeExamples, seedOfficeExamples } from "../../../../../tests/factories/office/office-examples.ts";
import { isUndeclaredDeed } from "../../../../../tests/factories/office/personal-fields.ts";
import { ableGrant, made, memberWith } from "../../../../../tests/factories/office/role-table.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { moveCalls } from "../../calls/appointment-deed-calls.ts";
import { takeLeadCall } from "../../calls/leads/lead-deed-calls.ts";
import { recordOfPath } from "../../rules/record-of-path.ts";
import { officeCalls } from "../answers/office-calls.server.ts";
import { isOfCustomer, personOfRecord } from "./person-of-record.server.ts";

testDatabase();
beforeAll(seedOfficeExamples);

const deeds = officeCalls.map(({ call }) => call).filter(({ ofCustomer }) => ofCustomer);

describe("a deed", () => {
  test("says whether its record is a customer's, or why it is nobody's", () => {
    expect(officeCalls.filter(({ call }) => isUndeclaredDeed(call)).map(({ call }) => call.id)).toEqual([]);
    const { ofCustomer: _, ...silent } = takeLeadCall;
    expect(isUndeclaredDeed(silent)).toBe(true);
    expect(isUndeclaredDeed({ ...silent, namesNoCustomer: "Nobody's." })).toBe(false);
  });

  test("on a customer's record has it in its address, but for a booking, which makes it", () => {
    const others = deeds.filter(({ path }) => {
      const record = recordOfPath(path, { id: "1", customer: "1", center: "1" });
      return record === undefined || !isOfCustomer(record.type);
    });
    expect(others.map(({ id }) => id)).toEqual(["book"]);
  });

  test.each(deeds.map((call) => [call.id, call] as const))(
    "%s names whose record it was",
    async (id, call) => {
      const example = officeExamples[id];
      if (example === undefined) throw new Error(`no example of ${id}`);
      const input = await example.input();
      const member = await memberWith(ableGrant(call, example));
      const { status } = await made(officeApiAs(member), call, input);
      const refused = await made(officeApiAs(await memberWith({ role: "editor", place: "*" })), call, input);
      expect(refused.code).toBe("not-allowed");
      if (example.isOfNoRecord) return;
      expect(status).toBe(200);
      const { entries } = await searchAudit({ staffId: member.member.id, limit: 1 });
      expect(entries).toMatchObject([{ via: "write" }]);
      const people = entries[0]?.people ?? [];
      expect(people).not.toEqual([]);
      const found = await Promise.all(people.map((person) => searchAudit({ person, limit: 10 })));
      const vias = found
        .flatMap((page) => page.entries)
        .filter(({ deed }) => deed === id)
        .map(({ via }) => via);
      // A booking that was refused made no record, and its place is nobody's.
      expect(vias).toEqual(expect.arrayContaining(id === "book" ? ["write"] : ["write", "refused"]));
    },
  );
});

describe("who has no account", () => {
  test("is named by the lead, also where the deed was refused", async () => {
    const { id } = await storeLead({ mobile: "55777041", location: examplePlace });
    const manager = officeApiAs(await staffMember({ role: "manager", place: examplePlace }));
    const input = { params: { id }, body: { version: 0 } };
    expect((await manager.post(takeLeadCall, { ...input, body: { version: 9 } })).status).toBe(409);
    const auditor = officeApiAs(await staffMember({ role: "auditor" }));
    expect((await auditor.post(takeLeadCall, input)).code).toBe("not-allowed");
    const { entries } = await searchAudit({ person: `lead/${id}`, limit: 5 });
    expect(entries.map(({ via, deed }) => `${via} ${deed}`)).toEqual([
      "refused take-lead",
      "refused take-lead",
    ]);
  });
});

test("a record that is not there is nobody's", async () => {
  expect(await personOfRecord({ type: "appointment", id: "none" })).toBeUndefined();
  expect(await personOfRecord({ type: "toString", id: "none" })).toBeUndefined();
  const manager = await staffMember({ role: "manager", place: examplePlace });
  const id = `${await appointmentAt()}-none`;
  await officeApiAs(manager).post(moveCalls["check-in"], { params: { id }, body: { version: 1, to: "CIN" } });
  const { entries } = await searchAudit({ staffId: manager.member.id, limit: 5 });
  expect(entries).toMatchObject([{ via: "refused", people: [] }]);
});
