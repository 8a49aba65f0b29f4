import { beforeAll, describe, expect, test, vi } from "vitest";
// Says how appointments are read.
import "#app/features/booking/api.server.ts";
import { officePath } from "#app/features/office/calls/office-call.ts";
import { officeRefusals } from "#app/features/office/refusals.ts";
import { officeCalls } from "#app/features/office/server/answers/office-calls.server.ts";
import { deedWords, fieldWords, recordWords } from "#app/features/office/ui/audit/audit-words.ts";
import type { StaffTables } from "#app/features/staff/tables.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { database } from "#app/platform/database.server.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { AnswerCounts, faultsOf } from "../../factories/fuzz/wrong-answers.ts";
import { searchOf } from "../../factories/fuzz/wrong-fields.ts";
import { howMany } from "../../factories/how-much.ts";
import { office } from "../../factories/office/office-api.ts";
import { officeExamples, seedOfficeExamples } from "../../factories/office/office-examples.ts";
import { ableGrant, memberWith } from "../../factories/office/role-table.ts";

vi.hoisted(() => {
  process.env.MARSA_REQUESTS_PER_MINUTE = "1000000000";
});
testDatabase();
beforeAll(seedOfficeExamples);

const counts = new AnswerCounts();

describe("a call of the office with one wrong field is answered as the catalogue says", () => {
  test.each(officeCalls.map(({ call }) => [call.id, call] as const))("%s", async (id, call) => {
    const example = officeExamples[id];
    if (example === undefined) throw new Error(`no example of ${id}`);
    const newMember = () => memberWith(ableGrant(call, example), { isNew: true });
    let { cookie } = await newMember();
    const faults = await faultsOf(call, {
      counts,
      common: { ...commonRefusals, ...officeRefusals },
      valuesOfField: howMany({ day: 1, night: 1_000 }),
      example: async () => example.input(),
      // A write may have ended the session.
      signInAgain: async () => {
        ({ cookie } = await newMember());
      },
      send: ({ params, query }, request) =>
        office.request(`http://localhost${officePath(call, params)}?${searchOf(query)}`, {
          ...request,
          method: call.method,
          headers: { ...request.headers, cookie },
        }),
    });
    expect(faults).toEqual([]);
  });

  test("and most of them reach what is wrong with it", () => {
    process.stdout.write(`office: ${officeCalls.length} operations, ${counts}\n`);
    expect(counts.shareOf("invalid-input")).toBeGreaterThan(0.1);
    expect(counts.shareOf("done")).toBeGreaterThan(0.02);
  });

  test("and what the audit holds of them has a name in both languages", async () => {
    const entries = await database<StaffTables>()
      .selectFrom("staff.audit_entry")
      .select(["deed", "record_type", "fields"])
      .execute();
    const named = { deed: deedWords, record: recordWords, field: fieldWords };
    const ids = entries.flatMap(({ deed, record_type: record, fields }) => [
      ["deed", deed] as const,
      ["record", record] as const,
      ...fields.map((field) => ["field", field] as const),
    ]);
    // What a wrong call requested is written down as it was.
    const nameless = ids.filter(([of, id]) => id !== "constructor" && !Object.hasOwn(named[of].of("ar"), id));
    expect([...new Set(nameless.map((one) => one.join(" ")))]).toEqual([]);
    expect(new Set(ids.map(([, id]) => id)).size).toBeGreaterThan(60);
  });
});
