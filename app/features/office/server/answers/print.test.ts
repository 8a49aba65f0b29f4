import { beforeAll, expect, test } from "vitest";
import { searchAudit } from "#app/features/staff/staff.server.ts";
import { bookingApiOnDemo } from "../../../../../tests/factories/booking/booking-api.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { appointmentAt } from "../../../../../tests/factories/office/appointment-examples.ts";
import { officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { examplePlace } from "../../../../../tests/factories/office/office-example.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { printCardCall, printSheetCall } from "../../calls/print-calls.ts";

testDatabase();
bookingApiOnDemo();
const sheet = { params: { center: examplePlace }, body: { sheet: "day", day: "2026-12-01" } } as const;
let id: string;
beforeAll(async () => {
  id = await appointmentAt();
});

test("refuses another place, and a role that does not print", async () => {
  const elsewhere = officeApiAs(await staffMember({ role: "adviser", place: "lusail" }));
  const administrator = officeApiAs(await staffMember({ role: "administrator" }));
  for (const api of [elsewhere, administrator]) {
    expect(await api.post(printSheetCall, sheet)).toMatchObject({ status: 403, code: "not-allowed" });
    expect(await api.post(printCardCall, { params: { id } })).toMatchObject({ status: 403 });
  }
  const adviser = officeApiAs(await staffMember({ role: "adviser", place: examplePlace }));
  expect(await adviser.post(printCardCall, { params: { id: "none" } })).toMatchObject({ status: 404 });
});

test("each printing is an entry, as an export is: of a day and of a card", async () => {
  const member = await staffMember({ role: "workshop", place: examplePlace });
  const api = officeApiAs(member);
  expect((await api.post(printSheetCall, sheet)).status).toBe(200);
  expect((await api.post(printCardCall, { params: { id } })).status).toBe(200);
  const { entries } = await searchAudit({ staffId: member.member.id, limit: 10 });
  expect(entries).toMatchObject([
    { deed: "print-card", via: "export", recordType: "appointment", recordId: id, place: examplePlace },
    {
      deed: "print-sheet",
      via: "export",
      recordType: "sheet",
      recordId: "day 2026-12-01",
      place: examplePlace,
    },
  ]);
});
