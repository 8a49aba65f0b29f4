import { describe, expect, test } from "vitest";
import type { Entry } from "./index/entry.ts";
import type { Intent } from "./intents/intent.ts";
import { SiteSearch } from "./site-search.ts";
import { inOneListing, narrowedStock } from "./stock-narrowing.ts";
import { withWholeNumbers } from "./words/query-words.ts";
import { stemOf } from "./words/word-stem.ts";
import { wordsOf } from "./words/words-of.ts";

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
    intent("book", "/book", ["oil change", "تغيير زيت"]),
    intent("prices", "/prices", ["oil change price"], { next: "book" }),
    intent("drive", "/call", ["test drive"], { modelUrl: "/vehicle/{model}#T20", models: ["nada"] }),
    intent("seats", "/used?seats=7", ["7 seats"], { models: ["wahat"], seated: true, narrowsStock: true }),
    intent("low", "/hybrid", ["hybrid", "هايبرد"], { models: ["nada", "van"] }),
    intent("loan", "/finance", ["installments", "أقساط"]),
    intent("cheap", "/used?sort=price-up", ["cheapest car"], { models: ["nada", "wahat"] }),
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

  test("a number of seats in the query chooses models and used cars that have so many", () => {
    expect(urls("7 seats")).toEqual(["/used?seats=7,9,12", "/vehicle/wahat", "/vehicle/van"]);
    expect(urls("باص ١٢ راكب")).toEqual(["/used?seats=12", "/vehicle/van"]);
    expect(urls("hybrid 9 seater")).toEqual(["/used?seats=9,12", "/hybrid", "/vehicle/van"]);
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

  test("used cars are narrowed by what the query says", () => {
    expect(urls("مستعمل واحات تحت ٦٠ الف")[0]).toBe("/used?model=wahat&priceMax=60000");
  });
});

test.each([
  ["used under 60k", "/u?priceMax=60000"],
  ["سيارات أقل من ٨٠ ألف", "/u?priceMax=80000"],
  ["cheapest used", "/u?sort=price-up"],
  ["over 100,000", "/u?priceMin=100000"],
  ["used under fifty thousand", "/u?priceMax=50000"],
  ["مستعمل اقل من خمسين الف", "/u?priceMax=50000"],
  ["مستعملة بحدود مية وعشرين ألف", "/u?priceMax=120000"],
  ["فوق نص مليون", "/u?priceMin=500000"],
  ["used under a hundred thousand", "/u?priceMax=100000"],
  ["from 40k to 70k", "/u?priceMin=40000&priceMax=70000"],
  ["بين اربعين وستين الف", "/u?priceMin=40000&priceMax=60000"],
  ["من ٤٠ الى ٧٠ الف", "/u?priceMin=40000&priceMax=70000"],
  ["من اربعين الف لين سبعين الف", "/u?priceMin=40000&priceMax=70000"],
  ["used from 2020 to 2023", "/u"],
  ["used under 60,000 km", "/u"],
  ["مستعمل أقل من ٦٠ الف كيلو", "/u"],
  ["no more than 70k", "/u?priceMax=70000"],
  ["budget of eighty thousand", "/u?priceMax=80000"],
  ["ميزانيتي ٦٠ الف", "/u?priceMax=60000"],
  ["ما يتعدى تسعين الف", "/u?priceMax=90000"],
  ["used 2024", "/u"],
])("%s narrows the stock to %s", (query, address) => {
  expect(narrowedStock("/u", query, { models: [], seats: [] })).toBe(address);
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
