import { beforeAll, expect, test } from "vitest";
import { demoFinds, demoSearch } from "../../../../../tests/factories/search/demo-search.ts";
import type { SiteSearch } from "../site-search.ts";

const today = "2026-11-22";
let search: SiteSearch;
beforeAll(async () => {
  search = await demoSearch(new Date(`${today}T09:00:00Z`));
});

/** What customers have, and whom they call, in each dialect. */
test.each([
  ...["السله", "what is in my cart", "شنو في سلة المشتريات"].map((query) => [query, "/cart"]),
  ...["change the language to arabic", "خله عربي", "ابي اغير لغة الموقع"].map((query) => [query, "/account"]),
  ...["delete my account", "كيف احذف حسابي", "عايز امسح حسابي"].map((query) => [query, "/account/privacy"]),
  ...["whatsapp no pls", "شنو رقم الواتساب", "بدي احكي مع حدا", "i have a complaint"].map((query) => [
    query,
    "tel:",
  ]),
  ...["بنشرت على طريق سلوى شسوي", "عربيتي عطلت", "my car break down near lusail"].map((query) => [
    query,
    "tel:",
  ]),
  ...["السلام عليكم ابي ااجل موعد الصيانه حق باجر لين الاسبوع الياي", "sir i want to cancel my booking"].map(
    (query) => [query, "/dashboard"],
  ),
  ...["عاوز اقدم السي في فني ميكانيكا", "any vacancy for ac mechanic 6 yr gulf experience"].map((query) => [
    query,
    "/careers",
  ]),
  ...["ابي اشيك برقم الشاصي على استدعاء", "any recall for my car"].map((query) => [query, "/recalls"]),
  ...["اريد ايصال قطع الغيار التي اشتريتها الشهر الماضي", "فين الاوردر"].map((query) => [query, "/orders"]),
  ["كم راكب تشيل الواحات", "/vehicle/wahat"],
])("%s leads to %s", (query, path) => {
  const found = search.find(query, { most: 3, today, ...demoFinds(query) });
  expect(found.map(({ url }) => url.replace(/(?<=^tel:).*|[?#].*$/, ""))).toContain(path);
});
