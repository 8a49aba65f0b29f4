import { expect, it } from "vitest";
import type { Site } from "#app/platform/page/site-context.ts";
import { reachOf } from "./reach.ts";

type Showroom = Parameters<typeof reachOf>[0];
const showroom = { title: "Lusail", phoneNumber: "55001201", whatsappNumber: "55001202" } as Showroom;
const siteIn = (language: "en" | "ar") => ({ language, market: { country: "QA" } }) as Site;
const car = { vehicleNo: "RM-1001", address: "https://rimal.example/listing/RM-1001" };

it("the telephone is international", () => {
  expect(reachOf(showroom, siteIn("en"), car)).toMatchObject({ title: "Lusail", phone: "+97455001201" });
});

it.each([
  ["en", "Hello, I have a question about car RM-1001: https://rimal.example/listing/RM-1001"],
  ["ar", "مرحباً، لدي سؤال عن السيارة رقم RM-1001: https://rimal.example/listing/RM-1001"],
] as const)("in %s a chat begins with the car and its page, and nothing else", (language, text) => {
  const chat = new URL(reachOf(showroom, siteIn(language), car).whatsapp ?? "");
  expect(chat.pathname).toContain("97455001202");
  expect([...chat.searchParams]).toEqual([["text", text]]);
});

it("a showroom without a chat has none", () => {
  expect(reachOf({ ...showroom, whatsappNumber: undefined }, siteIn("en"), car).whatsapp).toBeUndefined();
});
