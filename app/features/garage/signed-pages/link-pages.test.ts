import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { messagesIn } from "../../../../tests/factories/message-language.ts";
import { pageCaller, versionIn } from "../../../../tests/factories/test-drive/signed-drives.ts";
import {
  linksOnDemo,
  linkTables,
  messagesWith,
  unknownVin,
  vehicleWith,
  vinOfNoora,
} from "../../../../tests/factories/vehicle-links.ts";
import type { VehicleLink } from "../link-calls.ts";
import { linkRequestPath } from "../server/links/link-address.server.ts";
import { linkRequestPages } from "./link-pages.server.ts";

testDatabase();
const { get, post, remove, request, newCustomer } = linksOnDemo();
const staff = pageCaller(linkRequestPages, "link-request");
let vins = 100;
beforeAll(() => seedContent(now()));

/** A request of a new customer, with the address of its page. */
async function requested(vin?: string, lang = "en") {
  vins += 1;
  const { token, person } = await newCustomer();
  const body = { vin: vin ?? unknownVin(vins), plate: "77123" };
  const { data } = await post<{ id: string }>(`/v3/vehicle-links?lang=${lang}`, body, { token });
  const { number } = await linkTables()
    .selectFrom("garage.vehicle_link")
    .select("number")
    .where("id", "=", data.id)
    .executeTakeFirstOrThrow();
  const state = async () => (await get<VehicleLink[]>("/v3/vehicle-links", { token })).data[0];
  return { ...data, vin: body.vin, token, person, state, path: linkRequestPath({ id: data.id, number }) };
}
const car = { model: "rimal:SHB", year: "2025", plate: "77 123", mileage: "12000" };

describe("the page of a request", () => {
  test("opens for its own signed link alone, and looking changes nothing", async () => {
    const { path, vin, person, state } = await requested();
    const page = await staff.request(path);
    expect(page.status).toBe(200);
    for (const shown of [vin, person.email, "77123", "No car with this VIN is on record."])
      expect(page.text).toContain(shown);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await state())?.state).toBe("waiting");
    const forged = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
    expect((await staff.request(forged)).status).toBe(404);
    expect((await staff.send(`${forged}/approve`, { version: "1", ...car })).status).toBe(404);
  });

  test("takes no form of another site", async () => {
    const { path, state } = await requested();
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const refused = await staff.send(`${path}/approve`, { version: "1", ...car }, foreign);
    expect(refused.status).toBe(403);
    expect((await state())?.state).toBe("waiting");
  });

  test("escapes what the customer wrote", async () => {
    const { token } = await newCustomer();
    const { data } = await request(token, unknownVin(90), { note: "<img src=x onerror=alert(1)>" });
    const { number } = await linkTables()
      .selectFrom("garage.vehicle_link")
      .select("number")
      .where("id", "=", data.id)
      .executeTakeFirstOrThrow();
    const { text } = await staff.request(linkRequestPath({ id: data.id, number }));
    expect(text).not.toContain("<img src=x");
    expect(text).toContain("&lt;img src=x");
  });
});

describe("approving", () => {
  test("puts a car that is not on record into the customer's account, and says so in their language", async () => {
    const { path, vin, token, person, state } = await requested(undefined, "ar");
    const { text } = await staff.request(`${path}?lang=ar`);
    expect(text).toContain("شهاب");
    const approved = await staff.send(`${path}/approve`, { version: versionIn(text), ...car });
    expect([approved.status, approved.headers.get("location")]).toEqual([303, `${path}?lang=en&done=saved`]);
    expect((await state())?.state).toBe("approved");
    expect(await vehicleWith(vin)).toMatchObject({
      customer_id: person.id,
      brand: "rimal",
      model_en: "Shihab",
      model_year: 2025,
      plate: "77123",
      mileage: 12_000,
    });
    const { data } = await get<{ vin: string }[]>("/v3/vehicles", { token });
    expect(data.map((vehicle) => vehicle.vin)).toEqual([vin]);
    const news = (await messagesWith(vin)).filter(({ template }) => template === "vehicle-link-approved");
    expect(news.map(({ channel, recipient }) => `${channel} ${recipient}`).sort()).toEqual([
      `mail ${person.email}`,
      `sms +974${person.phone}`,
    ]);
    for (const { plain, language, channel } of news) {
      expect(language).toBe("ar");
      expect(plain).toMatch(/\p{Script=Arabic}/u);
      if (channel === "sms") expect(plain).toMatch(/\/dashboard\?lang=ar$/);
    }
    expect((await staff.request(path)).text).not.toContain("/approve");
  });

  test.each([
    ["model", { model: "" }, "Model"],
    ["model in the catalogue", { model: "rimal:XXX" }, "Model"],
    ["year", { year: "1900" }, "Model year"],
    ["plate", { plate: "قطر" }, "Plate"],
    ["mileage", { mileage: "" }, "Mileage (km)"],
    ["plate and mileage", { plate: "", mileage: "far" }, "Plate, Mileage (km)"],
  ])("refuses a car without its %s, which it names beside what was typed", async (_, wrong, names) => {
    const { path, vin, state } = await requested();
    const sent = { ...car, ...wrong };
    const refused = await staff.send(`${path}/approve?lang=en`, { version: "1", ...sent });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`Missing or not possible: ${names}.`);
    expect(refused.text.includes('value="rimal:SHB" required checked')).toBe(sent.model === car.model);
    for (const name of ["year", "plate", "mileage"] as const) {
      const [input = ""] = new RegExp(`<input name="${name}"[^>]*>`).exec(refused.text) ?? [];
      expect(input).toContain(`value="${sent[name]}"`);
      expect(input.includes('aria-invalid="true"')).toBe(name in wrong);
    }
    expect(await vehicleWith(vin)).toBeUndefined();
    expect((await state())?.state).toBe("waiting");
  });

  test("offers every model of the catalogue, and older ones of which the garage has cars", async () => {
    const older = { brand: "rimal", make_code: "RM", model_code: "OLD", model_en: "Barq", model_ar: "برق" };
    await linkTables()
      .insertInto("garage.vehicle")
      .values({
        ...older,
        ...{ id: "older-car", customer_id: "another", vin: unknownVin(99), model_year: 2012, plate: "1" },
        ...{
          mileage: 1,
          mileage_at: now(),
          image: "/images/demo/models/nasma/front.webp",
          created_at: now(),
        },
      })
      .execute();
    const { path, vin } = await requested();
    const { text } = await staff.request(path);
    const offered = [...text.matchAll(/name="model" value="([^"]+)"/g)].map(([, value]) => value);
    // The other brand's cars stand in this brand's catalogue, too. The garage has cars of three models.
    expect(offered.slice(0, 2)).toEqual(["rimal:NSM", "rimal:NDA"]);
    expect(offered.slice(10)).toEqual(["lulwa:JMN", "lulwa:DRR", "lulwa:SDF", "rimal:OLD"]);
    expect((await staff.request(`${path}?lang=ar`)).text).toContain("قافلة");
    const approved = await staff.send(`${path}/approve`, { version: "1", ...car, model: "rimal:QFL" });
    expect(approved.status).toBe(303);
    expect(await vehicleWith(vin)).toMatchObject({
      ...{ brand: "rimal", make_code: "RM", model_code: "QFL", model_en: "Qafila", model_ar: "قافلة" },
      image: "/images/demo/models/qafila/front.webp",
    });
  });

  test("moves a car only where staff say that its owner has changed, and notifies the former one", async () => {
    const { path, person } = await requested(vinOfNoora);
    const { text } = await staff.request(path);
    expect(text).toContain("Noora Al Kuwari");
    const form = { version: versionIn(text), owner: noora.id };
    const unconfirmed = await staff.send(`${path}/approve?lang=en`, form);
    expect(unconfirmed.status).toBe(422);
    expect(unconfirmed.text).toContain("<details open><summary>Approve and move the car");
    expect((await vehicleWith(vinOfNoora))?.customer_id).toBe(noora.id);
    // The page named another owner: the car was moved meanwhile.
    const stale = await staff.send(`${path}/approve`, { ...form, owner: "another", moves: "yes" });
    expect(stale.status).toBe(409);
    expect((await vehicleWith(vinOfNoora))?.customer_id).toBe(noora.id);

    expect((await staff.send(`${path}/approve`, { ...form, moves: "yes" })).status).toBe(303);
    expect((await vehicleWith(vinOfNoora))?.customer_id).toBe(person.id);
    const moved = (await messagesWith(vinOfNoora)).filter(({ template }) => template === "vehicle-moved");
    expect(moved.map(({ recipient, language }) => [recipient, language])).toEqual([[noora.email, "en"]]);
    expect(moved[0]?.plain).not.toContain(person.lastName === "" ? person.id : person.email);
  });

  test("mails the former owner in the language of the account", async () => {
    const former = await requested();
    await staff.send(`${former.path}/approve`, { version: "1", ...car });
    await messagesIn(former.person.id, "ar");
    const { path } = await requested(former.vin);
    const form = { version: "1", owner: former.person.id, moves: "yes" };
    expect((await staff.send(`${path}/approve`, form)).status).toBe(303);
    const moved = (await messagesWith(former.vin)).filter(({ template }) => template === "vehicle-moved");
    expect(moved.map(({ recipient, language }) => [recipient, language])).toEqual([
      [former.person.email, "ar"],
    ]);
  });

  test("happens once, however often it is sent at once", async () => {
    const { path, vin } = await requested();
    const form = { version: "1", ...car };
    const answers = await Promise.all(Array.from({ length: 6 }, () => staff.send(`${path}/approve`, form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303));
    const news = (await messagesWith(vin)).filter(({ template }) => template === "vehicle-link-approved");
    expect(news).toHaveLength(2);
  });

  test("of two customers' requests for one new car gives it to the first alone", async () => {
    const first = await requested();
    const second = await requested(first.vin);
    const answers = await Promise.all(
      [first, second].map(({ path }) => staff.send(`${path}/approve`, { version: "1", ...car })),
    );
    // The second is refused, whether it saw the car with its new owner or came upon the change.
    const [given, refused] = answers.map(({ status }) => status).sort();
    expect([given, [409, 422].includes(refused ?? 0)]).toEqual([303, true]);
    const states = await Promise.all([first.state(), second.state()]);
    expect(states.map((link) => link?.state).sort()).toEqual(["approved", "waiting"]);
  });
});

describe("rejecting", () => {
  test("needs a reason, and sends it to the customer", async () => {
    const { path, vin, state } = await requested();
    const none = await staff.send(`${path}/reject?lang=en`, { version: "1", note: "The card is old" });
    expect(none.status).toBe(422);
    for (const shown of ["please choose a reason", 'value="The card is old"', '<details class="apart" open>'])
      expect(none.text).toContain(shown);
    const long = { version: "1", reason: "not-owner", note: "x".repeat(301) };
    const tooLong = await staff.send(`${path}/reject?lang=en`, long);
    expect(tooLong.status).toBe(422);
    for (const shown of ["300 characters at most", 'value="not-owner" required checked', long.note])
      expect(tooLong.text).toContain(shown);
    expect(tooLong.text).toMatch(/<input name="note"[^>]* aria-invalid="true"/);
    const note = "The card names another person.";
    const rejected = await staff.send(`${path}/reject`, { version: "1", reason: "not-owner", note });
    expect(rejected.status).toBe(303);
    expect(await state()).toMatchObject({ state: "rejected", reason: "not-owner", answerNote: note });
    expect(await vehicleWith(vin)).toBeUndefined();
    const [mail] = (await messagesWith(vin)).filter(
      ({ template, channel }) => template === "vehicle-link-rejected" && channel === "mail",
    );
    expect(mail?.plain).toContain("registered in your name");
    expect(mail?.plain).toContain(note);
  });

  test("and approving at once leave one answer", async () => {
    const { path, state } = await requested();
    const answers = await Promise.all([
      staff.send(`${path}/approve`, { version: "1", ...car }),
      staff.send(`${path}/reject`, { version: "1", reason: "vin-wrong", note: "" }),
    ]);
    // The second is refused, whether it saw the car with its new owner or came upon the change.
    const [given, refused] = answers.map(({ status }) => status).sort();
    expect([given, [409, 422].includes(refused ?? 0)]).toEqual([303, true]);
    expect(["approved", "rejected"]).toContain((await state())?.state);
  });

  test("what the customer has withdrawn is not answered any more", async () => {
    const { path, id, token, vin, state } = await requested();
    await remove(`/v3/vehicle-links/${id}`, { token });
    expect((await staff.send(`${path}/approve`, { version: "1", ...car })).status).toBe(409);
    expect((await staff.send(`${path}/approve`, { version: "2", ...car })).status).toBe(409);
    expect((await state())?.state).toBe("withdrawn");
    expect(await vehicleWith(vin)).toBeUndefined();
  });
});
