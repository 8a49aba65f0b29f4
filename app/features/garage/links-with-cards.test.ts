import { beforeAll, describe, expect, test } from "vitest";
import { importDocument } from "#app/features/documents/documents.server.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "#app/platform/clock.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { documentsApiOnDemo, photo } from "../../../tests/factories/documents/documents-api.ts";
import { pageCaller } from "../../../tests/factories/test-drive/signed-drives.ts";
import { linksOnDemo, linkTables, unknownVin } from "../../../tests/factories/vehicle-links.ts";
import type { VehicleLink } from "./link-calls.ts";
import { linkRequestPath } from "./server/links/link-address.server.ts";
import { linkPageWords } from "./signed-pages/link-page-words.ts";
import { linkRequestPages } from "./signed-pages/link-pages.server.ts";

testDatabase();
const { get, request, newCustomer } = linksOnDemo();
const documents = documentsApiOnDemo();
const staff = pageCaller(linkRequestPages, "link-request");
const words = linkPageWords.of("en");
let picture: Buffer;
let vins = 500;
beforeAll(async () => {
  await seedContent(now());
  picture = await photo();
});

/** A customer with a registration card of a car of their own. */
async function withCard(changes: Partial<Parameters<typeof importDocument>[0]> = {}) {
  const { person, token } = await newCustomer();
  vins += 1;
  const vin = unknownVin(vins);
  const documentId = newId<"document">();
  await importDocument({
    ...{ id: documentId, customerId: person.id, type: "vehicle-registration", isAccepted: false },
    fields: [
      { key: "plate", value: "880142" },
      { key: "vin", value: vin },
      { key: "modelYear", value: "2025" },
    ],
    ...{ pages: [{ bytes: picture, width: 300, height: 200 }], language: "en", confirmedAt: now() },
    ...changes,
  });
  return { person, token, vin, documentId };
}
const listed = async (token: string) => (await get<VehicleLink[]>("/v3/vehicle-links", { token })).data;
async function pathOf(id: string): Promise<string> {
  const { number } = await linkTables()
    .selectFrom("garage.vehicle_link")
    .select("number")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return linkRequestPath({ id, number });
}
const readingsOf = async (token: string) =>
  (await documents.get<{ reader: string; documentId: string }[]>("/v3/documents/readings", { token })).data;

describe("a request with a registration card", () => {
  test("names it, and is listed with it", async () => {
    const { token, vin, documentId } = await withCard();
    expect(await request(token, vin, { documentId })).toMatchObject({ status: 200 });
    expect(await listed(token)).toMatchObject([{ vin, documentId, state: "waiting" }]);
  });

  test("takes digits for the letters that no VIN has", async () => {
    const { token, vin, documentId } = await withCard();
    expect(await request(token, vin.replace("0", "O"), { documentId })).toMatchObject({ status: 200 });
  });

  test("answers another customer's card like one that does not exist", async () => {
    const { vin, documentId } = await withCard();
    const { token } = await newCustomer();
    const others = await request(token, vin, { documentId });
    const nobodys = await request(token, vin, { documentId: "nobodys" });
    expect(others).toMatchObject({ status: 404, code: "not-found" });
    expect({ ...others, requestId: "" }).toEqual({ ...nobodys, requestId: "" });
    expect(await listed(token)).toEqual([]);
  });

  test.each([
    ["another type", { type: "insurance" as const }],
    ["a card without a VIN", { fields: [{ key: "plate" as const, value: "880142" }] }],
  ])("takes no %s", async (_, changes) => {
    const { token, vin, documentId } = await withCard(changes);
    expect(await request(token, vin, { documentId })).toMatchObject({ status: 404, code: "not-found" });
  });

  test("takes no card that is not confirmed", async () => {
    const { token, vin } = await withCard();
    const documentId = await documents.upload([picture], "vehicle-registration");
    expect(await request(token, vin, { documentId })).toMatchObject({ status: 404 });
  });

  test("takes no other VIN than the card's", async () => {
    const { token, documentId } = await withCard();
    const refused = await request(token, unknownVin(499), { documentId });
    expect(refused).toMatchObject({ status: 422, code: "card-differs" });
    expect(await listed(token)).toEqual([]);
  });
});

describe("the staff's page of such a request", () => {
  test("shows the card, which is written down for its owner, as is each opened page", async () => {
    const { token, vin, documentId } = await withCard();
    const { data } = await request(token, vin, { documentId });
    const path = await pathOf(data.id);
    const { text } = await staff.request(`${path}?lang=en`);
    for (const shown of [
      words.card,
      "880142",
      "Not scanned for malware",
      'name="year" required inputmode="numeric"',
      'value="2025"',
    ])
      expect(text).toContain(shown);
    expect(text).toContain(`/paper/${documentId}.`);
    expect(await readingsOf(token)).toMatchObject([{ reader: "staff", documentId, page: null }]);
    const [, address = ""] = /src="(\/papers\/[^"]+)"/.exec(text) ?? [];
    expect((await documents.openPage(address)).status).toBe(200);
    expect(await readingsOf(token)).toMatchObject([
      { reader: "staff", documentId, page: 0 },
      { reader: "staff", documentId, page: null },
    ]);
    const arabic = (await staff.request(`${path}?lang=ar`)).text;
    expect(arabic).toContain(linkPageWords.of("ar").card);
  });

  test("writes nothing down where an answer leads on without showing the card", async () => {
    const { token, vin, documentId } = await withCard();
    const { data } = await request(token, vin, { documentId });
    const rejection = { version: "1", reason: "not-owner", note: "" };
    expect((await staff.send(`${await pathOf(data.id)}/reject`, rejection)).status).toBe(303);
    expect(await readingsOf(token)).toEqual([]);
  });

  test("shows it no more once it is answered, or its customer has deleted it", async () => {
    const { token, vin, documentId } = await withCard();
    const { data } = await request(token, vin, { documentId });
    const path = await pathOf(data.id);
    await documents.remove(`/v3/documents/${documentId}`, { token });
    const { text } = await staff.request(`${path}?lang=en`);
    expect(text).toContain(words.cardGone);
    expect(text).not.toContain("/papers/");

    const other = await withCard();
    const answered = await request(other.token, other.vin, { documentId: other.documentId });
    const otherPath = await pathOf(answered.data.id);
    const rejection = { version: "1", reason: "not-owner", note: "" };
    expect((await staff.send(`${otherPath}/reject`, rejection)).status).toBe(303);
    const after = (await staff.request(`${otherPath}?lang=en`)).text;
    expect(after).toContain(words.rejected);
    expect(after).not.toContain("/papers/");
  });
});
