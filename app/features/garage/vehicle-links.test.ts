import { describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import {
  linksOnDemo,
  linkTables,
  messagesWith,
  unknownVin,
  vinOfNoora,
} from "../../../tests/factories/vehicle-links.ts";
import type { VehicleLink } from "./link-calls.ts";
import { mostLinksPerDay } from "./rules/link-states.ts";

testDatabase();
const { get, post, remove, request, newCustomer } = linksOnDemo();
const listed = async (token: string) => (await get<VehicleLink[]>("/v3/vehicle-links", { token })).data;

describe("POST v3 vehicle-links", () => {
  test("refuses a visitor", async () => {
    const refused = await post("/v3/vehicle-links", { vin: unknownVin() }, {});
    expect(refused).toMatchObject({ status: 401, code: "not-signed-in" });
  });

  test("answers the same for a VIN that nobody has and for someone else's", async () => {
    const { token } = await newCustomer();
    const unknown = await request(token, unknownVin());
    const others = await request(token, vinOfNoora);
    for (const { status, data } of [unknown, others]) {
      expect(status).toBe(200);
      expect(Object.keys(data).sort()).toEqual(["id", "reference", "state"]);
      expect(data.state).toBe("waiting");
    }
    const shown = await listed(token);
    const facts = shown.map(({ state, reason, answerNote }) => ({ state, reason, answerNote }));
    expect(facts).toEqual(Array(2).fill({ state: "waiting", reason: null, answerNote: null }));
  });

  test("stores a VIN and a plate as they are written in one way", async () => {
    const { token } = await newCustomer();
    const written = { plate: " ٤٨٢ ٩١٥ ", note: "  Bought in May  " };
    expect(await request(token, " rml-nda2b5t٢000777 ", written)).toMatchObject({ status: 200 });
    const [link] = await listed(token);
    expect(link).toMatchObject({ vin: "RMLNDA2B5T2000777", plate: "482915" });
  });

  test.each([
    [{}, "vin"],
    [{ vin: "RMLNDA2B5T200077" }, "vin"],
    [{ vin: "RMLNDA2B5T20007777" }, "vin"],
    [{ vin: "هجرهجرهجرهجرهجره١" }, "vin"],
    [{ vin: unknownVin(), plate: "قطر 1" }, "plate"],
    [{ vin: unknownVin(), note: "x".repeat(501) }, "note"],
  ])("refuses %j and names the field", async (body, path) => {
    const { token } = await newCustomer();
    const refused = await post("/v3/vehicle-links", body, { token });
    expect(refused).toMatchObject({ status: 422, code: "invalid-input", fields: [{ path }] });
  });

  test("refuses a car that is the customer's own, in their language", async () => {
    const refused = await post("/v3/vehicle-links?lang=ar", { vin: vinOfNoora }, { as: noora });
    expect(refused).toMatchObject({ status: 409, code: "already-yours" });
    expect(refused.message).toMatch(/\p{Script=Arabic}/u);
  });

  test("takes one open request for a VIN, also of many at once", async () => {
    const { token } = await newCustomer();
    const replies = await Promise.all(Array.from({ length: 8 }, () => request(token, unknownVin(2))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === "already-requested")).toHaveLength(7);
    expect(await listed(token)).toHaveLength(1);
    const [link] = await listed(token);
    expect(await messagesWith(link?.reference ?? "none")).toHaveLength(1);
  });

  test("repeats its answer to a repetition", async () => {
    const { token } = await newCustomer();
    const sent = { token, key: "vehicle-link-repeated" };
    const first = await post("/v3/vehicle-links", { vin: unknownVin(3) }, sent);
    expect(await post("/v3/vehicle-links", { vin: unknownVin(3) }, sent)).toMatchObject({ data: first.data });
    expect(await listed(token)).toHaveLength(1);
  });

  test("takes five a day, withdrawn ones too, also of many at once", async () => {
    const { token, person } = await newCustomer();
    const vins = Array.from({ length: mostLinksPerDay + 4 }, (_, number) => unknownVin(10 + number));
    const replies = await Promise.all(vins.map((vin) => request(token, vin)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(mostLinksPerDay);
    expect(replies.filter(({ code }) => code === "too-many-links")).toHaveLength(4);
    for (const { id } of await listed(token)) await remove(`/v3/vehicle-links/${id}`, { token });
    expect(await request(token, unknownVin(50))).toMatchObject({ status: 429, code: "too-many-links" });
    const dayAgo = new Date(now().getTime() - 25 * 3_600_000);
    await linkTables()
      .updateTable("garage.vehicle_link")
      .set({ created_at: dayAgo })
      .where("customer_id", "=", person.id)
      .execute();
    expect(await request(token, unknownVin(50))).toMatchObject({ status: 200 });
  });

  test("mails the service desk the address of its page, and the VIN in nobody else's message", async () => {
    const { token, person } = await newCustomer();
    const { data } = await request(token, unknownVin(60));
    const [mail, ...others] = await messagesWith(data.reference);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "sales@marsa.example", template: "vehicle-link-new-for-desk" });
    expect(mail?.plain).toContain(unknownVin(60));
    expect(mail?.plain).toContain(`${person.firstName} ${person.lastName}`);
    expect(mail?.plain).toMatch(/\/link-request\/\w{6}-[\w-]{16}\?lang=en/);
  });
});

describe("GET v3 vehicle-links", () => {
  test("refuses a visitor", async () => {
    expect(await get("/v3/vehicle-links", {})).toMatchObject({ status: 401 });
  });
  test("lists the customer's own requests, newest first, and nobody else's", async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    await request(one.token, unknownVin(70));
    await request(one.token, unknownVin(71));
    await request(other.token, unknownVin(72));
    expect((await listed(one.token)).map(({ vin }) => vin)).toEqual([unknownVin(71), unknownVin(70)]);
    expect((await listed(other.token)).map(({ vin }) => vin)).toEqual([unknownVin(72)]);
  });
});

describe("DELETE v3 vehicle-links/{id}", () => {
  test("refuses a visitor", async () => {
    expect(await remove("/v3/vehicle-links/any", {})).toMatchObject({ status: 401 });
  });
  test("answers someone else's request like one that does not exist", async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const { data } = await request(one.token, unknownVin(80));
    const others = await remove(`/v3/vehicle-links/${data.id}`, { token: other.token });
    const nobodys = await remove("/v3/vehicle-links/nobodys", { token: other.token });
    expect(others).toMatchObject({ status: 404, code: "not-found" });
    expect({ ...others, requestId: "" }).toEqual({ ...nobodys, requestId: "" });
    expect((await listed(one.token))[0]?.state).toBe("waiting");
  });
  test("withdraws a request, again too, after which the VIN can be sent once more", async () => {
    const { token } = await newCustomer();
    const { data } = await request(token, unknownVin(81));
    for (let time = 0; time < 2; time += 1)
      expect(await remove(`/v3/vehicle-links/${data.id}`, { token })).toMatchObject({ status: 200 });
    expect(await request(token, unknownVin(81))).toMatchObject({ status: 200 });
    expect((await listed(token)).map(({ state }) => state)).toEqual(["waiting", "withdrawn"]);
  });
});
