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

test.each([
  ["low km", "/pre-owned/search?sort=mileage"],
  ["under 55k", "/pre-owned/search?priceMax=55000"],
  ["1500 a month", "/pre-owned/search?monthlyMax=1500"],
  ["certified", "/pre-owned/search?certified=true"],
])("what only used cars have leads to them: %s", (query, url) => {
  expect(search.find(query, { most: 1, today, ...demoFinds(query) })[0]?.url).toBe(url);
});

describe("one request in many dialects", () => {
  test.each([
    ["عطوني رقمكم", "tel:"],
    ["بغيت نهضر مع شي واحد", "tel:"],
    ["ابي ادق عليكم", "tel:"],
    ["manager se baat karni hai", "tel:"],
    ["حابب قدم شكوى عالموظف", "tel:"],
    ["شغلكم خايس", "tel:"],
    ["3ayez ashteky", "tel:"],
    ["no one picks the phone", "tel:"],
    ["bghit nbeddel rendez-vous", "/dashboard"],
    ["حنلغي الموعد", "/dashboard"],
    ["put my appointment on another day", "/dashboard"],
    ["hajazt w ma wsalni message", "/dashboard"],
    ["حجزت وما جاني اس ام اس", "/dashboard"],
    ["طوموبيلتي حبسات", "tel:"],
    ["depannage", "tel:"],
    ["الكوموند ديالي فين", "/orders"],
    ["card declined when paying for parts", "/orders"],
    ["bghit nbi3 tomobilti", "/pre-owned"],
    ["el kafala kam sene", "/warranty"],
    ["شو في بسلتي", "/cart"],
    ["خصم للطلاب", "/special-offers"],
    ["service at our camp", "/fleet"],
    ["السيرفس بيطول قديه", "/questions"],
    ["بشحال الفيدانج", "/service/models"],
  ])("%s leads to %s", (query, path) => {
    expect(firstThree(query)).toContain(path);
  });
});

describe("what has a page of its own", () => {
  test.each([
    ["i have the part number", "/online-parts"],
    ["ادور قطعة برقمها", "/online-parts"],
    ["قطع برقم الشاصي", "/online-parts"],
    ["ضيف سيارتي التانية عالحساب", "/link-car"],
    ["put my wife car in my account", "/link-car"],
    ["new sadaf specs", "/lexus-service"],
    ["بكم الدرة اليديدة", "/lexus-service"],
    ["is hybrid good for gulf climate", "/hybrid-technology"],
    ["4 tyres 265/70 r17 fitting", "/book-a-service"],
  ])("%s leads to %s", (query, path) => {
    expect(firstThree(query)).toContain(path);
  });
});

test("the name of a model of the sister make is no request of its own beside conditions of used cars", () => {
  expect(firstThree("brown durra with heads up display and 360 camera")[0]).toBe("/pre-owned/search");
});
