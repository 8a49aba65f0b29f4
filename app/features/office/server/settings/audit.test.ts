import { rm } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { chainHeadFile, recordAudit, searchAudit } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { asOwner } from "../../../../../tests/factories/database/as-owner.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { office, officeApiAs } from "../../../../../tests/factories/office/office-api.ts";
import { staffMember } from "../../../../../tests/factories/office/staff.ts";
import { importPlaces } from "../../../../../tests/factories/office-places.ts";
import { searchAuditCall, showAuditCheckCall, verifyAuditCall } from "../../calls/settings/audit-calls.ts";

const { name } = testDatabase();
type Member = Awaited<ReturnType<typeof staffMember>>;
let administrator: Member;
let auditor: Member;
const by = { staffId: "staff-1", name: "=HYPERLINK(1)" };
const ofNoora = { deed: "note-lead", record: { type: "lead", id: "lead-1", place: "al-sadd" } };

beforeAll(async () => {
  await importPlaces();
  await importCustomer(noora, now());
  administrator = await staffMember({ role: "administrator" });
  auditor = await staffMember({ role: "auditor" });
  const entry = { ...ofNoora, by, personId: noora.id, reason: "not-reached", via: "write" as const };
  await inTransaction((trx) => recordAudit(trx, entry));
});
afterAll(() => rm(chainHeadFile(name), { force: true }));

const file = (query: string, { cookie }: { readonly cookie?: string } = {}) =>
  office.request(`http://localhost/office/export/audit.csv?${query}`, {
    headers: { ...(cookie && { cookie }), "sec-fetch-site": "same-origin" },
  });
const lines = async (query: string, member: Member): Promise<Record<string, string>[]> =>
  parse(Buffer.from(await (await file(query, member)).arrayBuffer()), { bom: true, columns: true });

describe("entries", () => {
  test("name whose data they are about, and are found by it; of who was erased the number stays", async () => {
    const api = officeApiAs(auditor);
    const found = async () =>
      (await api.get(searchAuditCall, { query: { person: noora.id, via: "write" } })).data;
    expect((await found()).rows).toMatchObject([
      { deed: "note-lead", people: [{ id: noora.id, name: "Noora Al Kuwari" }], peopleCount: 1 },
    ]);
    await sql`update account.customer set id = 'erased' where id = ${noora.id}`.execute(database());
    expect((await found()).rows).toMatchObject([{ people: [{ id: noora.id, name: null }] }]);
    await sql`update account.customer set id = ${noora.id} where id = 'erased'`.execute(database());
  });

  test("of a refusal say why in the reader's words", async () => {
    const clerk = await staffMember({ role: "parts" });
    expect((await file("", clerk)).status).toBe(403);
    const query = { staff: clerk.member.id };
    const { rows } = (await officeApiAs(auditor).get(searchAuditCall, { query })).data;
    expect(rows).toMatchObject([{ deed: "export-audit", via: "refused" }]);
    expect(rows[0]?.reason).toMatch(/^Your role does not allow this/);
  });
});

describe("the file of the audit", () => {
  test("is refused to strangers, and at other places to who holds the right at one", async () => {
    expect((await file("")).status).toBe(401);
    const local = await staffMember({ role: "auditor", place: "lusail" });
    expect((await file("", local)).status).toBe(403);
    expect((await file("place=al-sadd", local)).status).toBe(403);
    expect((await file("place=lusail", local)).status).toBe(200);
    expect((await file("via=none", auditor)).status).toBe(422);
  });

  test.each([
    ["en", "Kind", "Refusals"],
    ["ar", "النوع", "إجراءات مرفوضة"],
  ])("says in %s what kind of entry each is", async (language, head, refusals) => {
    const clerk = await staffMember({ role: "parts" });
    await file("", clerk);
    const [line] = await lines(`lang=${language}&staff=${clerk.member.id}`, auditor);
    expect(line).toMatchObject({ [head]: refusals });
  });

  test("names staff in the language of the screen", async () => {
    const { by: maha } = await staffMember({ name: "Maha Al Kuwari", nameAr: "مها الكواري" });
    const owner = { field: "ownerName", before: null, after: maha.name };
    const entry = { ...ofNoora, by: maha, changes: [owner], via: "write" as const };
    await inTransaction((trx) => recordAudit(trx, entry));
    const [line] = await lines(`lang=ar&staff=${maha.staffId}`, auditor);
    expect(line).toMatchObject({ الموظف: "مها الكواري" });
    expect(JSON.parse(line?.التعديلات ?? "")).toEqual([
      { field: "ownerName", before: null, after: "مها الكواري" },
    ]);
    expect(await lines(`lang=en&staff=${maha.staffId}`, auditor)).toMatchObject([{ Person: maha.name }]);
  });

  test("has the entries of the filter without formulas, with whose data it is, and is an entry itself", async () => {
    const found = await lines(`lang=en&person=${noora.id}&via=write`, administrator);
    expect(found).toMatchObject([
      {
        Person: "'=HYPERLINK(1)",
        Kind: "Changes",
        Record: "Lead",
        "Record id": "lead-1",
        "Whose data": "Noora Al Kuwari",
        "Customer ids": noora.id,
        Reason: "not-reached",
      },
    ]);
    const { entries } = await searchAudit({ staffId: administrator.member.id, limit: 5 });
    expect(entries).toMatchObject([
      {
        deed: "export-audit",
        via: "export",
        people: [noora.id],
        shown: 1,
        reason: JSON.stringify({ person: noora.id, via: "write" }),
      },
    ]);
  });

  test("goes on beyond a page, and has an entry for each", async () => {
    for (let one = 0; one < 201; one += 1)
      await recordAudit(database(), { ...ofNoora, by: { ...by, staffId: "many" }, via: "write" });
    expect(await lines("staff=many", auditor)).toHaveLength(201);
    const { entries } = await searchAudit({ staffId: auditor.member.id, deed: "export-audit", limit: 2 });
    expect(entries.map(({ shown }) => shown)).toEqual([1, 200]);
  });
});

test("an administrator verifies the chain, an auditor sees what was found, and both see what is wrong", async () => {
  const [own, other] = [officeApiAs(administrator), officeApiAs(auditor)];
  expect((await other.get(showAuditCheckCall, {})).data).toEqual({ check: null, isKeyInDatabase: true });
  expect((await other.post(verifyAuditCall, {})).code).toBe("not-allowed");
  const { check } = (await own.post(verifyAuditCall, {})).data;
  expect(check).toMatchObject({ problem: null, problems: 0 });
  expect((await other.get(showAuditCheckCall, {})).data.check).toEqual(check);
  await asOwner(
    sql.raw(`set session_replication_role = replica;
      update staff.audit_entry set staff_name = 'Another' where record_id = 'lead-1' and staff_id = 'staff-1'`),
  );
  await own.post(verifyAuditCall, {});
  expect((await other.get(showAuditCheckCall, {})).data.check).toMatchObject({
    problem: "changed",
    problems: 1,
  });
});
