import { beforeAll, describe, expect, test } from "vitest";
import { demoFinds, demoSearch } from "../../../../../tests/factories/search/demo-search.ts";
import type { SiteSearch } from "../site-search.ts";

const today = "2026-11-22";
let search: SiteSearch;
beforeAll(async () => {
  search = await demoSearch(new Date(`${today}T09:00:00Z`));
});
const firstThree = (query: string) =>
  search
    .find(query, { most: 3, today, ...demoFinds(query) })
    .map(({ url }) => url.replace(/(?<=^tel:).*|[?#].*$/, ""));

describe("a car that stands still is a call, however it is said", () => {
  test.each([
    "سيارتي عطلانة",
    "موتري عطلان في الشارع",
    "السيارة متعطلة",
    "السيارة بايظة",
    "خربت علي السيارة في الوكرة",
    "سيارتي ما تتحرك",
    "ما تدق سلف",
    "سيارتي واقفة عند الدوار ابي ونش",
    "ابي رافعة للسيارة",
    "احتاج كرين",
    "باتري خلصان",
    "اشتراك بطارية",
    "خلصان البنزين",
    "الحرارة طلعت",
    "my car broke down on the highway",
    "car not moving",
  ])("%s", (query) => {
    expect(firstThree(query)).toContain("tel:");
  });
});

describe("parts of a car lead to a service, in English in Arabic letters, too, with article and plural", () => {
  test.each([
    ...["البريك", "البريكات تصيح", "البريك يزيق", "تغيير تايرات", "باتري جديد", "تبديل الباتري"],
    ...[
      "الانجن يطلع صوت",
      "فحص الماطور",
      "وايبرات",
      "السنسر",
      "شوك ابزوربر",
      "بلكات",
      "رنقات",
      "اللايت ما يشتغل",
    ],
    ...["screeching brakes when i stop", "brake squeal", "change wipers"],
  ])("%s", (query) => {
    expect(firstThree(query)).toContain("/book-a-service");
  });
});

describe("what a part costs is in the prices of services", () => {
  test.each([
    ...["wiper price", "how much for new wipers", "price to replace clutch", "twenty thousand km service"],
    ...["سعر المساحات", "بكم تبديل التايرات", "كم سعر الباتري", "صيانة عشرة الاف"],
  ])("%s", (query) => {
    expect(firstThree(query)).toContain("/service/models");
  });
});

describe("air for tires is their pressure", () => {
  test.each([
    ...["how much air in my tires", "tyre inflation", "كم هوا التاير", "هواء الاطارات", "نفخ التواير"],
  ])("%s", (query) => {
    expect(firstThree(query)).toContain("/news/tire-pressure-heat");
  });
});

describe("كفالة is a warranty, and no model whose name sounds like it", () => {
  test.each([
    ...[
      "كفالة",
      "كم سنة كفالة القير",
      "كفالة البطارية",
      "سيارتي تحت الكفالة",
      "مكفولة كم سنة",
      "وارنتي الانجن",
    ],
  ])("%s", (query) => {
    expect(firstThree(query)[0]).toBe("/warranty");
  });
});

test.each([
  ["مستعمل اقل من خمسين الف", "/pre-owned/search?priceMax=50000"],
  ["مستعملة بحدود مية وعشرين الف ريال", "/pre-owned/search?priceMax=120000"],
  ["used suv below eighty thousand", "/pre-owned/search?bodyType=suv&priceMax=80000"],
  ["second hand cars under half a million", "/pre-owned/search?priceMax=500000"],
  ["used hajar under a hundred thousand", "/pre-owned/search?model=hajar&priceMax=100000"],
  ["musta3mal ta7t khamseen alf", "/pre-owned/search?priceMax=50000"],
])("%s narrows the used cars", (query, address) => {
  expect(search.find(query, { most: 1, today, ...demoFinds(query) })[0]?.url).toBe(address);
});

describe("orders, companies, jobs and papers, in many words", () => {
  test.each([
    ["شو صار بطلبيتي تبع القطع", "/orders"],
    ["وصلت طلبيتي ولا لا", "/orders"],
    ["متى توصل القطعه اللي طلبتها", "/orders"],
    ["where my spare parts order reached", "/orders"],
    ["company need 10 pickup monthly quotation", "/fleet"],
    ["عرض سعر لعشر سيارات للشركه", "/fleet"],
    ["ما اقدر اجي بكرا غيرو الموعد", "/dashboard"],
    ["ابي اشتغل عندكم ميكانيكي", "/careers"],
    ["workshop damaged my car who to speak", "tel:"],
    ["my qid expired update new copy", "/documents"],
    ["التطعيس كيف", "/news/desert-driving"],
  ])("%s", (query, path) => {
    expect(firstThree(query)).toContain(path);
  });
});
