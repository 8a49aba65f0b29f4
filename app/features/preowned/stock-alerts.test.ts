import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callApi } from "#app/platform/api/api-client.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { generatedStock } from "../../../tests/factories/stock/generated-stock.ts";
import { bringStock, preownedFetch as fetch, readFeed } from "../../../tests/factories/stock/preowned-api.ts";
import {
  confirmAlertCall,
  endAlertCall,
  showAlertCall,
  stockFeedCall,
  watchStockCall,
} from "./alert-calls.ts";
import type { StockQuery } from "./calls.ts";
import type { StockCar } from "./rules/stock/stock-car.ts";
import { deleteExpiredAlerts } from "./server/alerts/delete-expired-alerts.server.ts";
import { watchStock } from "./server/alerts/manage-alerts.server.ts";
import { notifyOfStock } from "./server/alerts/notify-of-stock.server.ts";
import type { PreownedTables } from "./tables.ts";

testDatabase();
const start = Date.now();
const hours = (count: number) => new Date(start + count * 3_600_000);
const cars = [...generatedStock(30, 5)].map(
  (car): StockCar => ({
    ...car,
    isReserved: false,
    profile: { ...car.profile, make: "rimal", makeNames: { en: "Rimal", ar: "رمال" } },
  }),
);
const suvs = cars.filter(({ profile }) => profile.bodyType === "suv");
const [firstSuv, secondSuv] = suvs as [StockCar, StockCar];
const search = { bodyType: "suv" };
let key = 0;

const db = () => database<PreownedTables>();
const watch = (
  email: string,
  more: { language?: "en" | "ar"; website?: string; search?: StockQuery } = {},
) => {
  key += 1;
  const { language = "en", website = "" } = more;
  const body = { email, search: more.search ?? search, website };
  return callApi(watchStockCall, { body, language, idempotencyKey: `alert-key-${key}`, fetch });
};
const mailsTo = async (email: string) =>
  (await newestMessages(200)).filter(({ recipient }) => recipient === email);
const tokenFor = async (email: string) => {
  const [mail] = await mailsTo(email);
  return /\/pre-owned\/alert\?token=([\w-]{24})/.exec(mail?.plain ?? "")?.[1] ?? "";
};
const confirm = (token: string) => callApi(confirmAlertCall, { params: { token }, fetch });
const cheaper = (car: StockCar, by: number) =>
  cars.map((one) => (one === car ? { ...one, price: one.price - by } : one));

beforeAll(() => bringStock(cars, hours(-1)));
beforeEach(() => db().deleteFrom("preowned.alert").execute());

describe("an alert", () => {
  test("sends one mail for confirmation, in the language of the page, and nothing before it is confirmed", async () => {
    expect((await watch("mariam@example.com", { language: "ar" })).ok).toBe(true);
    const [mail, ...others] = await mailsTo("mariam@example.com");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ language: "ar", subject: "هل نبلغك بهذه السيارات؟" });
    await bringStock(cheaper(firstSuv, 300), hours(0));
    await notifyOfStock(hours(1));
    expect(await mailsTo("mariam@example.com")).toHaveLength(1);
    await bringStock(cars, hours(1));
  });

  test.each(["en", "ar"] as const)(
    "says nothing of what was typed, in the mail (%s) or on its page, before it is confirmed",
    async (language) => {
      const typed = { q: "visit spam example", model: "freemoney", priceMax: "97431122", bodyType: "suv" };
      const email = `victim-${language}@example.com`;
      await watch(email, { language, search: typed });
      const [mail] = await mailsTo(email);
      const text = [mail?.subject, mail?.plain, mail?.html].join(" ").replaceAll(",", "");
      for (const word of ["spam", "freemoney", "97431122", "SUV", "رباعية"]) expect(text).not.toContain(word);
      const token = await tokenFor(email);
      const shown = await callApi(showAlertCall, { params: { token }, fetch });
      expect(shown).toMatchObject({ ok: true, data: { state: "unconfirmed", search: "" } });
      expect(await confirm(token)).toMatchObject({ data: { search: expect.stringContaining("spam") } });
    },
  );

  test("that is confirmed reports a lower price and a new car once each, and never others", async () => {
    await watch("ali@example.com");
    const token = await tokenFor("ali@example.com");
    expect(await confirm(token)).toMatchObject({
      ok: true,
      data: { state: "active", search: "?bodyType=suv" },
    });
    await notifyOfStock(hours(2));
    expect(await mailsTo("ali@example.com")).toHaveLength(1);

    const sedan = cars.find(({ profile }) => profile.bodyType === "sedan");
    const changed = cheaper(firstSuv, 700)
      .filter((car) => car !== secondSuv)
      .map((car) => (car === sedan ? { ...car, price: car.price - 900 } : car));
    await bringStock(changed, hours(3));
    await notifyOfStock(hours(10));
    await notifyOfStock(hours(20));
    const [news, ...before] = await mailsTo("ali@example.com");
    expect(before).toHaveLength(1);
    expect(news?.subject).toBe("One car for your search");
    expect(news?.html).toContain(`/listing/${firstSuv.vehicleNo}`);
    expect(news?.plain).toContain(firstSuv.vehicleNo);
    expect(news?.plain).toContain((firstSuv.price - 700).toLocaleString("en"));
    expect(news?.plain).toContain(token);

    // Back on offer, and a price that rises.
    await bringStock(cars, hours(21));
    await notifyOfStock(hours(30));
    const [back] = await mailsTo("ali@example.com");
    expect(back?.plain).toContain(secondSuv.vehicleNo);
    expect(back?.plain).not.toContain(firstSuv.vehicleNo);
  });

  test("writes at most once in six hours; what came meanwhile is sent then", async () => {
    await watch("sara@example.com");
    await confirm(await tokenFor("sara@example.com"));
    await bringStock(cheaper(firstSuv, 1100), hours(40));
    await notifyOfStock(hours(41));
    await bringStock(cheaper(secondSuv, 1300), hours(42));
    await notifyOfStock(hours(43));
    expect(await mailsTo("sara@example.com")).toHaveLength(2);
    await notifyOfStock(hours(48));
    const [last, ...others] = await mailsTo("sara@example.com");
    expect(others).toHaveLength(2);
    expect(last?.plain).toContain(secondSuv.vehicleNo);
    await bringStock(cars, hours(49));
  });

  test("ends by its link, with the address; an unknown token shows nothing", async () => {
    await watch("omar@example.com");
    const token = await tokenFor("omar@example.com");
    expect(await callApi(showAlertCall, { params: { token }, fetch })).toMatchObject({
      ok: true,
      data: { state: "unconfirmed" },
    });
    for (let twice = 0; twice < 2; twice += 1)
      expect((await callApi(endAlertCall, { params: { token }, fetch })).ok).toBe(true);
    expect(await confirm(token)).toMatchObject({ ok: false, status: 404, code: "alert-not-found" });
    expect(await db().selectFrom("preowned.alert").select("email").execute()).toEqual([]);
    expect(await confirm("x".repeat(24))).toMatchObject({ ok: false, status: 404 });
  });

  test("ends with one click in a mailbox, at the address that its mails name", async () => {
    await watch("huda@example.com");
    const token = await tokenFor("huda@example.com");
    await confirm(token);
    await bringStock(cheaper(firstSuv, 1500), hours(50));
    await notifyOfStock(hours(60));
    const [news, question] = await mailsTo("huda@example.com");
    expect(question?.unsubscribe).toBeNull();
    const address = news?.unsubscribe ?? "";
    expect(address).toMatch(new RegExp(`^https?://[^/]+/api/v1/cpov/alerts/${token}/end$`));
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(new URL(address).pathname, { method: "POST", body })).status).toBe(200);
    expect(await confirm(token)).toMatchObject({ ok: false, status: 404 });
    await bringStock(cars, hours(61));
  });

  test("is forgotten after 48 hours where nobody confirmed it", async () => {
    await watch("late@example.com");
    await watch("kept@example.com");
    await confirm(await tokenFor("kept@example.com"));
    await inTransaction<unknown, void>((trx) => deleteExpiredAlerts(trx, hours(47)));
    expect(await db().selectFrom("preowned.alert").select("email").execute()).toHaveLength(2);
    await inTransaction<unknown, void>((trx) => deleteExpiredAlerts(trx, hours(49)));
    expect(await db().selectFrom("preowned.alert").select("email").execute()).toEqual([
      { email: "kept@example.com" },
    ]);
  });

  test("does not fill a stranger's inbox, nor answer whether an address is known", async () => {
    const answers = [];
    for (let round = 0; round < 6; round += 1) answers.push(await watch("stranger@example.com"));
    expect(await mailsTo("stranger@example.com")).toHaveLength(3);
    await watch("machine@example.com", { website: "https://spam.example" });
    expect(await mailsTo("machine@example.com")).toHaveLength(0);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(await watch("not an address")).toMatchObject({ ok: false, status: 422 });
    // From elsewhere its owner still gets one, and no number of strangers brings more than twelve.
    const from = (network: string) =>
      inTransaction<unknown, void>((trx) =>
        watchStock(trx, { email: "stranger@example.com", search, language: "en", network, now: hours(0) }),
      );
    await from("192.0.2");
    expect(await mailsTo("stranger@example.com")).toHaveLength(4);
    for (let round = 0; round < 20; round += 1) await from(`198.51.${round}`);
    expect((await mailsTo("stranger@example.com")).length).toBeLessThanOrEqual(12);
  });
});

describe("the feed of a search", () => {
  const addressOf = async (query: object, language: "en" | "ar" = "en") => {
    const reply = await callApi(stockFeedCall, { query, language, fetch });
    if (!reply.ok) throw new Error(reply.code);
    return reply.data.address;
  };

  test("has one address, however the search is written, and holds its cars in its language", async () => {
    const address = await addressOf({ bodyType: "suv", sort: "price-up", page: "3" });
    expect(await addressOf({ bodyType: "suv" })).toBe(address);
    const answer = await readFeed(address);
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const text = await answer.text();
    expect(text.match(/<entry>/g)).toHaveLength(suvs.length);
    expect(text).toContain(`/listing/${firstSuv.vehicleNo}?lang=en`);
    expect(await (await readFeed(await addressOf(search, "ar"))).text()).toContain("رباعية الدفع");
    const etag = answer.headers.get("etag") ?? "";
    expect((await readFeed(address, { "if-none-match": etag })).status).toBe(304);
  });

  test("is none where the address was forged, for another search or in another language", async () => {
    const address = await addressOf(search);
    for (const forged of [
      address.replace("bodyType=suv", "bodyType=sedan"),
      address.replace("lang=en", "lang=ar"),
      address.replace("?", "?make=rimal&"),
      address.replace(/used-cars\/.{8}/, "used-cars/AAAAAAAA"),
      `${address}&color=white`,
    ])
      expect((await readFeed(forged)).status, forged).toBe(404);
    expect((await readFeed(address)).status).toBe(200);
  });

  test("is well-formed whatever is searched for", async () => {
    const text = await (await readFeed(await addressOf({ q: 'a<b> & "c" \u0007' }))).text();
    expect(text).toContain("a&lt;b&gt; &amp; &quot;c&quot;");
    expect(text).not.toContain("\u0007");
  });
});
