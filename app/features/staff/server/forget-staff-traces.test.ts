import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { staffMember } from "../../../../tests/factories/office/staff.ts";
import { auditOf, recordAudit, registerDevice } from "../staff.server.ts";
import type { StaffTables } from "../tables.ts";
import { forgetStaffTraces } from "./forget-staff-traces.server.ts";

testDatabase();
const start = now();
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const left = async (table: keyof StaffTables) =>
  (await database<StaffTables>().selectFrom(table).selectAll().execute()).length;
const forget = (at: Date) => inTransaction((trx) => forgetStaffTraces(trx, at));

test("sessions go after 12 hours, sign-ins on devices after 30 days, values of the audit with their time, entries never", async () => {
  const { by } = await staffMember({ at: start });
  const tablet = { by, name: "Tablet", place: "west-bay", now: start };
  const { deviceId } = await inTransaction((trx) => registerDevice(trx, tablet));
  await staffMember({ deviceId, at: start });
  const record = { type: "customer", id: "noora" };
  const changes = [{ field: "query", before: null, after: "Noora" }];
  const searched = { by, deed: "customer.search", record, changes, via: "search", now: start } as const;
  await inTransaction((trx) => recordAudit(trx, searched));
  const counts = async () => [
    await left("staff.session"),
    await left("staff.full_sign_in"),
    await left("staff.audit_value"),
  ];
  await forget(hours(11.9));
  expect(await counts()).toEqual([2, 1, 1]);
  await forget(hours(12));
  expect(await counts()).toEqual([0, 1, 1]);
  await forget(hours(30 * 24));
  expect(await counts()).toEqual([0, 0, 1]);
  await forget(hours(90 * 24));
  expect(await counts()).toEqual([0, 0, 0]);
  const { entries } = await auditOf(record, { limit: 9, vias: ["search"] });
  expect(entries).toMatchObject([{ fields: ["query"], changes: [] }]);
});
