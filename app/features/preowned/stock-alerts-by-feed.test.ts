import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi } from "#app/platform/api/api-client.ts";
import { config } from "#app/platform/config.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { preownedFetch as fetch } from "../../../tests/factories/stock/preowned-api.ts";
import { publishedFeeds } from "../../../tests/factories/stock/published-feeds.ts";
import { confirmAlertCall, endAlertCall, watchStockCall } from "./alert-calls.ts";
import { stockUpload } from "./api.server.ts";
import { notifyOfStock } from "./server/alerts/notify-of-stock.server.ts";

testDatabase();
const env = config.env as { MARSA_STOCK_SECRET?: string | undefined };
const secret = "a-secret-of-the-dealer-with-32-letters";
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const [header = "", car = ""] = publishedFeeds.meta.split("\n");
const carWith = (number: string, changes: Readonly<Record<string, string>> = {}) =>
  Object.entries(changes).reduce((row, [from, to]) => row.replace(from, to), car.replace("FB-7", number));
const bring = async (...rows: string[]) => {
  const body = [header, ...rows].join("\r\n");
  const headers = { authorization: `Bearer ${secret}` };
  const path = "/?source=meta&complete=true&confirm=9";
  expect((await stockUpload.request(path, { method: "POST", body, headers })).status).toBe(200);
};
const mails = async () =>
  (await newestMessages(50)).filter(({ recipient }) => recipient === "noora@example.com");

beforeAll(() => {
  env.MARSA_STOCK_SECRET = secret;
});
afterAll(() => {
  env.MARSA_STOCK_SECRET = undefined;
});

test("a car that a feed brings reaches its subscriber once, and the end of the mail's link ends it", async () => {
  await bring(carWith("STK#1"));
  await callApi(watchStockCall, {
    body: { email: "noora@example.com", search: { bodyType: "wagon" }, website: "" },
    language: "ar",
    idempotencyKey: "alert-by-feed",
    fetch,
  });
  const [request] = await mails();
  const token = /\/pre-owned\/alert\?token=([\w-]{24})/.exec(request?.plain ?? "")?.[1] ?? "";
  await callApi(confirmAlertCall, { params: { token }, fetch });

  // One that fits the search, in the words of its feed, and one that does not.
  const wagon = carWith("STK#2", { CROSSOVER: "Estate", "Pearl White": "Champagne" });
  await bring(carWith("STK#1"), wagon, carWith("STK#3"));
  await notifyOfStock(later(1));
  await notifyOfStock(later(9));
  const [news, ...before] = await mails();
  expect(before).toHaveLength(1);
  expect(news?.language).toBe("ar");
  expect(news?.html).toContain("/listing/STK-2?lang=ar");
  expect(news?.plain).toContain("رمال Reem 2023");
  expect(news?.plain).not.toMatch(/STK-[13]/);
  expect(news?.html).toContain(`/pre-owned/alert?token=${token}`);

  await callApi(endAlertCall, { params: { token }, fetch });
  await bring(carWith("STK#1"), wagon, carWith("STK#4", { CROSSOVER: "Wagon 4D" }));
  await notifyOfStock(later(20));
  expect(await mails()).toHaveLength(2);
});
