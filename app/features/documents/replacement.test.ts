import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { documentsWithExpiry, importDocument } from "#app/features/documents/documents.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { type DemoPerson, khalid } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { tokenOf } from "../../../tests/factories/demo-api.ts";
import { documentsApiOnDemo, photo } from "../../../tests/factories/documents/documents-api.ts";
import { pageCaller } from "../../../tests/factories/test-drive/signed-drives.ts";
import type { ConfirmedField } from "./rules/confirmed-fields.ts";
import { customersWithExpiry } from "./server/documents/customers-with-expiry.server.ts";
import { forgetDocuments } from "./server/retention/forget-documents.server.ts";
import { remindDesk } from "./server/staff/mail-desk.server.ts";
import { paperPath } from "./server/staff/paper-link.server.ts";
import { paperPageWords } from "./signed-pages/paper-page-words.ts";
import { paperPages } from "./signed-pages/paper-pages.server.ts";
import type { DocumentsTables } from "./tables.ts";

testDatabase();
const { get, post, remove } = documentsApiOnDemo();
const staff = pageCaller(paperPages, "paper");
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(now().getTime() + days * dayMs);
function dayAhead(days: number): string {
  return inDays(days).toISOString().slice(0, 10);
}
/** The last days of a car's cards, a year apart. */
const lastDays = { former: dayAhead(55), present: dayAhead(420), next: dayAhead(785) };
const vin = "RMLHJR4K7R1004821";
const otherVin = "RMLSHB2C9S1001377";
let picture: Buffer;
let people = 0;
beforeAll(async () => {
  picture = await photo();
});

async function newCustomer(number: number): Promise<DemoPerson> {
  const [id, email] = [randomUUID(), `renewer-${number}@example.qa`];
  const owner = { ...khalid, id, email, phone: `5536${1000 + number}`, kunnr: id, sfAccountId: id };
  await importCustomer(owner, now());
  return owner;
}

/** The cards of a car of one customer: of a former year, and of this one, which the customer has just confirmed. */
async function renewed({ isAccepted = false, fields = [] as ConfirmedField[] } = {}) {
  people += 1;
  const owner = await newCustomer(people);
  const token = await tokenOf(owner, now());
  const make = async (expiry: string, daysAgo: number, isDone: boolean) => {
    const id = newId<"document">();
    await importDocument({
      ...{ id, customerId: owner.id, type: "vehicle-registration", isAccepted: isDone, language: "en" },
      fields: [{ key: "vin", value: vin }, { key: "expiry", value: expiry }, ...fields],
      ...{ pages: [{ bytes: picture, width: 300, height: 200 }], confirmedAt: inDays(-daysAgo) },
    });
    return id;
  };
  const older = await make(lastDays.former, 300, true);
  const newer = await make(lastDays.present, 2, isAccepted);
  const replacedBy = async (id: string) =>
    (
      await database<DocumentsTables>()
        .selectFrom("documents.document")
        .select("replaced_by")
        .where("id", "=", id)
        .executeTakeFirst()
    )?.replaced_by;
  const counted = async () => (await documentsWithExpiry(owner.id)).map(({ id }) => id);
  const forget = (days: number) => inTransaction<unknown, void>((trx) => forgetDocuments(trx, inDays(days)));
  return { owner, token, older, newer, make, replacedBy, counted, forget };
}

describe("a newer card of the same car", () => {
  test("takes the place of the older one, which counts for no day any more", async () => {
    const { owner, older, newer, replacedBy, counted } = await renewed();
    expect([await replacedBy(older), await replacedBy(newer)]).toEqual([newer, null]);
    expect(await counted()).toEqual([newer]);
    expect(
      await inTransaction((trx) => customersWithExpiry(trx, lastDays.present, lastDays.present)),
    ).toContain(owner.id);
  });

  test("gives it back where the staff reject it", async () => {
    const { older, newer, replacedBy, counted } = await renewed();
    const reject = { version: "3", reason: "blurred", text: "" };
    expect((await staff.send(`${paperPath(newer)}/reject`, reject)).status).toBe(303);
    expect(await replacedBy(older)).toBeNull();
    expect(await counted()).toEqual([older]);
  });

  test("and a third one: deleting the last gives the place to the second", async () => {
    const { token, older, newer, make, replacedBy } = await renewed();
    const last = await make(lastDays.next, 1, false);
    expect([await replacedBy(older), await replacedBy(newer)]).toEqual([last, last]);
    expect((await remove(`/v3/documents/${last}`, { token })).status).toBe(200);
    expect([await replacedBy(older), await replacedBy(newer)]).toEqual([newer, null]);
  });

  test("that turns out to be of another car leaves the older one", async () => {
    const { token, older, newer, replacedBy, counted } = await renewed();
    const fields = [
      { key: "vin", value: otherVin },
      { key: "expiry", value: lastDays.present },
    ];
    const body = { version: 3, fields };
    const answer = await post(`/v3/documents/confirmations/${newer}`, body, { token });
    expect(answer.status).toBe(200);
    expect(await replacedBy(older)).toBeNull();
    expect((await counted()).sort()).toEqual([older, newer].sort());
  });

  test("is named at the older one in the customer's list", async () => {
    const { token, older, newer } = await renewed();
    const { data } = await get<{ id: string; replacedBy: string | null }[]>("/v3/documents", { token });
    expect(data.map(({ id, replacedBy }) => [id, replacedBy])).toEqual([
      [newer, null],
      [older, newer],
    ]);
  });
});

describe("a replaced document", () => {
  test("is deleted 90 days after the newer one was accepted", async () => {
    const { older, newer, replacedBy, forget } = await renewed({ isAccepted: true });
    await forget(87);
    expect(await replacedBy(older)).toBe(newer);
    await forget(89);
    expect(await replacedBy(older)).toBeUndefined();
    expect(await replacedBy(newer)).toBeNull();
  });

  test("stays while the newer one was not accepted, until its own time is over", async () => {
    const { older, newer, replacedBy, forget } = await renewed();
    await forget(120);
    expect(await replacedBy(older)).toBe(newer);
  });

  test("waits for no answer of the staff, who see why", async () => {
    const { owner, newer, make, replacedBy } = await renewed();
    const last = await make(lastDays.next, 1, false);
    expect(await replacedBy(newer)).toBe(last);
    const { text } = await staff.request(`${paperPath(newer)}?lang=en`);
    expect(text).toContain(paperPageWords.of("en").replaced);
    expect(text).not.toContain("<form method");
    expect((await staff.send(`${paperPath(newer)}/accept`, { version: "3" })).status).toBe(409);
    await inTransaction<unknown, void>((trx) => remindDesk(trx, inDays(1)));
    const reminded = await database<DocumentsTables>()
      .selectFrom("documents.document")
      .select("id")
      .where("customer_id", "=", owner.id)
      .where("reminded_at", "is not", null)
      .execute();
    expect(reminded).toEqual([{ id: last }]);
  });
});

test("two confirmations at once leave the newest of all as the one that counts", async () => {
  const { token, make, counted } = await renewed();
  const ids = [await make(lastDays.next, 1, false), await make(lastDays.next, 1, false)] as const;
  const confirm = (id: string, plate: string) =>
    post(
      `/v3/documents/confirmations/${id}`,
      {
        version: 3,
        fields: [
          { key: "vin", value: vin },
          { key: "plate", value: plate },
          { key: "expiry", value: lastDays.next },
        ],
      },
      { token },
    );
  const answers = await Promise.all(ids.map((id, place) => confirm(id, `7712${place}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await counted()).toHaveLength(1);
  // One whose answer was lost is sent once more, with the version that its sender knows.
  expect(await confirm(ids[0], "77120")).toMatchObject({ status: 200, data: answers[0]?.data });
});
