import { describe, expect, test } from "vitest";
import { stemOf } from "#app/lib/words/word-stem.ts";
import { wordsOf } from "#app/lib/words/words-of.ts";
import type { Entry } from "./index/entry.ts";
import type { Intent } from "./intents/intent.ts";
import { inOneListing } from "./one-listing.ts";
import type { FoundParts, ReadCars } from "./other-finds.ts";
import { SiteSearch } from "./site-search.ts";
import { withWholeNumbers } from "./words/query-words.ts";

const texts = (en: string, ar: string) => ({ en: { title: en, text: "" }, ar: { title: ar, text: "" } });
const model = (id: string, en: string, ar: string, seats: number[]): Entry => ({
  kind: "model",
  id,
  url: `/vehicle/${id}`,
  seats,
  texts: texts(en, ar),
});
const page: Entry = { kind: "page", id: "/finance", url: "/finance", texts: texts("Car finance", "التمويل") };
const cookies: Entry = {
  kind: "page",
  id: "/cookies",
  url: "/cookies",
  texts: {
    en: { title: "Cookies", text: "", body: "what changes when you change this" },
    ar: { title: "ملفات", text: "", body: "تغيير" },
  },
};
const intent = (id: string, url: string, phrases: string[], more: Partial<Intent> = {}): Intent => ({
  entry: { kind: "action", id, url, texts: texts(id, id) },
  phrases,
  models: [],
  mostModels: 3,
  isMeasured: false,
  seated: false,
  narrowsStock: false,
  ofParts: false,
  ...more,
});

const search = new SiteSearch(
  [
    model("nada", "Nada", "ندى", [5]),
    model("wahat", "Wahat", "واحات", [7]),
    model("van", "Qafila", "قافلة", [3, 9, 12]),
    page,
    cookies,
  ],
  [
    intent("book", "/book", ["oil change", "تغيير زيت"], { ofParts: true }),
    intent("prices", "/prices", ["oil change price"], { next: "book" }),
    intent("drive", "/call", ["test drive"], { modelUrl: "/vehicle/{model}#T20", models: ["nada"] }),
    intent("seats", "/used?seats=7", ["7 seats"], { models: ["wahat"], seated: true, narrowsStock: true }),
    intent("low", "/hybrid", ["hybrid", "هايبرد"], { models: ["nada", "van"] }),
    intent("loan", "/finance", ["installments", "أقساط"]),
    intent("cheap", "/used?sort=price-up", ["cheapest car"], {
      models: ["nada", "wahat"],
      narrowsStock: true,
    }),
    intent("warranty", "/warranty", ["كفالة"]),
    intent("used", "/used", ["used car", "مستعمل"], { narrowsStock: true }),
  ],
);
const urls = (query: string) => search.find(query, { most: 10, today: "2026-11-21" }).map(({ url }) => url);

describe("the search of the site", () => {
  test.each([
    ["oil change", ["/book"]],
    ["i need an oil chnage please", ["/book"]],
    ["oil change كم", ["/prices", "/book"]],
    ["أبي أغير زيت", ["/book"]],
  ])("what %s requests stands first", (query, wanted) => {
    expect(urls(query)).toEqual(wanted);
  });

  test("models answer an intent, in its order; the one that is named comes alone", () => {
    expect(urls("cheapest car").slice(0, 3)).toEqual([
      "/used?sort=price-up",
      "/vehicle/nada",
      "/vehicle/wahat",
    ]);
    expect(urls("cheapest وهات").slice(0, 2)).toEqual(["/used?sort=price-up", "/vehicle/wahat"]);
  });

  test("a page that an action leads to is not shown twice", () => {
    expect(urls("أقساط car finance").filter((url) => url === "/finance")).toHaveLength(1);
  });

  test("a name alone has no intent, and a word that nobody has nothing at all", () => {
    expect(urls("ندا")).toEqual(["/vehicle/nada"]);
    expect(urls("xqzwv")).toEqual([]);
  });

  test("where an intent is certain, a text that has some of its words by chance does not follow", () => {
    expect(urls("تغيير الزيت")).toEqual(["/book"]);
    expect(urls("تغيير")).toEqual(["/cookies"]);
  });

  test("what is done for one model is done there, for the model that is named or for each that answers", () => {
    expect(urls("test drive واحات").slice(0, 2)).toEqual(["/vehicle/wahat#T20", "/vehicle/wahat"]);
    expect(search.find("test drive واحات", { most: 1, today: "2026-11-21" })[0]?.texts.ar.title).toBe(
      "drive: واحات",
    );
    expect(urls("test drive").slice(0, 2)).toEqual(["/call", "/vehicle/nada#T20"]);
  });

  test("a number of seats in the query chooses models that have so many", () => {
    expect(urls("7 seats")).toEqual(["/used?seats=7", "/vehicle/wahat", "/vehicle/van"]);
    expect(urls("hybrid 9 seater").slice(-1)).toEqual(["/vehicle/van"]);
  });

  test("a name with a letter wrong is that model, and no other model follows it", () => {
    expect(urls("wahxt price list")).toEqual(["/vehicle/wahat"]);
    expect(urls("qafilla")).toEqual(["/vehicle/van"]);
  });

  test("a word of a phrase is no name that only sounds like it", () => {
    expect(urls("كفالة")[0]).toBe("/warranty");
    expect(urls("كافلة")).toEqual(["/vehicle/van"]);
  });

  test("Arabic in Latin letters is understood", () => {
    expect(urls("taghyeer zait")).toEqual(["/book"]);
    expect(urls("sayara mosta3mala")[0]).toBe("/used");
  });

  test("English in Arabic letters is understood, in two words, too", () => {
    expect(urls("يوزد كارز")[0]).toBe("/used");
    expect(urls("انستول منتس")[0]).toBe("/finance");
    expect(urls("seyarat mosta3mala")[0]).toBe("/used");
    expect(urls("oilchange")).toEqual(["/book"]);
    expect(urls("زيت وتغيير")[0]).toBe("/book");
  });

  test("a word that only a guess explains does not keep an intent from what else is requested", () => {
    expect(urls("oil change drifo")).toEqual(["/book"]);
  });

  test("the name of the site is left out beside other words", () => {
    const named = new SiteSearch([page, model("nada", "Nada", "ندى", [5])], [], ["Rimal", "رمال"]);
    const found = (query: string) =>
      named.find(query, { most: 5, today: "2026-11-21" }).map(({ url }) => url);
    expect(found("رمال ندى")).toEqual(["/vehicle/nada"]);
    expect(found("finance, rimal!")).toEqual(["/finance"]);
    expect(found("rimal")).toEqual([]);
  });

  const cars = (params: Record<string, string>, ...leftOut: string[]): ReadCars => ({ params, leftOut });
  const findWith = (query: string, finds: { parts?: FoundParts; cars?: ReadCars }) =>
    search.find(query, { most: 10, today: "2026-11-21", ...finds }).map(({ url }) => url);

  test("what the query says about cars narrows their listing, and nothing else does", () => {
    const withCars = { cars: cars({ model: "wahat", priceMax: "60000" }) };
    expect(findWith("مستعمل واحات تحت ٦٠ الف", withCars)[0]).toBe("/used?model=wahat&priceMax=60000");
    const other = { cars: cars({ seats: "12", color: "white" }) };
    expect(findWith("7 seats", other)[0]).toBe("/used?seats=12&color=white");
    expect(findWith("7 seats", { cars: cars({ color: "white" }) })[0]).toBe("/used?seats=7&color=white");
  });

  test("conditions of a car lead to their listing without the word for it", () => {
    const withCars = { cars: cars({ model: "wahat", color: "white" }, "clean") };
    expect(findWith("wahat white clean", withCars).slice(0, 2)).toEqual([
      "/used?model=wahat&color=white",
      "/vehicle/wahat",
    ]);
    expect(findWith("wahat", { cars: cars({ model: "wahat" }) })).toEqual(["/vehicle/wahat"]);
    const financed = { cars: cars({ model: "wahat", yearMin: "2024" }, "installments") };
    expect(findWith("installments wahat 2024", financed)[0]).toBe("/finance");
  });

  const parts = (sureness: number, ...ids: string[]): FoundParts => ({
    isNumber: false,
    sureness,
    entries: ids.map((id) => ({ kind: "part", id, url: `/shop?typeId=${id}`, texts: texts(id, id) })),
  });
  const oil = ["/shop?typeId=oil", "/shop?typeId=filter"];

  test("a part that is surely named stands first, and what can be done about it beside it", () => {
    const named = { parts: parts(0.9, "oil", "filter") };
    expect(findWith("oil change", named)).toEqual([oil[0], "/book", oil[1]]);
    expect(findWith("oil wahat", named)).toEqual([oil[0], "/book", oil[1], "/vehicle/wahat"]);
  });

  test("a part that a word of something else may name follows it; one that hardly is named is left out", () => {
    expect(findWith("installments", { parts: parts(0.9, "oil", "filter") })).toEqual(["/finance", ...oil]);
    expect(findWith("installments", { parts: parts(0.2, "oil") })).toEqual(["/finance"]);
    expect(findWith("xqzwv", { parts: parts(0.2, "oil") })).toEqual([]);
  });

  test("conditions of a car with words left out are a part's, and so is what a part is called by", () => {
    const named = parts(0.9, "oil");
    const both = { parts: named, cars: cars({ model: "wahat", yearMin: "2021" }, "oil") };
    expect(findWith("oil wahat 2021", both)[0]).toBe(oil[0]);
    const guess = { parts: parts(0.5, "oil"), cars: both.cars };
    expect(findWith("oyl wahat 2021", guess)[0]).toBe(oil[0]);
    const painted = { parts: guess.parts, cars: cars({ model: "wahat", color: "white" }, "oil") };
    expect(findWith("oyl wahat white", painted).slice(0, 2)).toEqual([
      "/used?model=wahat&color=white",
      oil[0],
    ]);
    expect(findWith("wahat", { parts: guess.parts })[0]).toBe("/vehicle/wahat");
    const camera = { parts: named, cars: cars({ model: "wahat", equipment: "rear-camera" }) };
    expect(findWith("wahat rear camera", camera)[0]).toBe(oil[0]);
    const car = { parts: named, cars: cars({ model: "wahat", priceMax: "90000" }) };
    expect(findWith("wahat under 90000", car)[0]).toBe("/used?model=wahat&priceMax=90000");
  });
});

test("actions in one listing are one, unless they want different things of it", () => {
  const action = (url: string): Entry => ({ kind: "action", id: url, url, texts: texts(url, url) });
  const joined = (...of: string[]) => inOneListing(of.map(action)).map(({ url }) => url);
  expect(joined("/u?sort=price-up", "/fleet", "/u?bodyType=suv")).toEqual([
    "/u?sort=price-up&bodyType=suv",
    "/fleet",
  ]);
  expect(joined("/u?bodyType=van", "/u?bodyType=suv")).toEqual(["/u?bodyType=van", "/u?bodyType=suv"]);
  expect(joined("/u#sell", "/u")).toEqual(["/u#sell", "/u"]);
});

test.each([
  ["60k", "60000"],
  ["٦٠ الف", "60000"],
  ["60,000 km", "60000 km"],
  ["ستين الف", "60000"],
  ["10 آلاف", "10000"],
  ["2 million", "2000000"],
  ["10 الفئة", "10 الفئة"],
  ["1.5k", "1.5k"],
  ["A/C check", "ac check"],
  ["a/c", "ac"],
  ["الاي سي", "ac"],
  ["المكيف مايبرد", "المكيف ما يبرد"],
  ["ماء", "ماء"],
])("%s is read as %s", (typed, read) => {
  expect(withWholeNumbers(typed)).toBe(read);
});

test.each([
  ["سيارتي", "سيارة"],
  ["السيارات", "سيارة"],
  ["موعدي", "موعد"],
  ["brakes", "brake"],
  ["booking", "book"],
  ["batteries", "battery"],
  ["40000", "10000"],
  ["8", "7"],
  ["أسعار", "سعر"],
  ["عروض", "عرض"],
  ["تستبدلون", "استبدال"],
])("%s and %s are one word in a phrase", (one, other) => {
  const stem = (word: string) => stemOf(wordsOf(word)[0]?.bare ?? "");
  expect(stem(one)).toBe(stem(other));
});
