import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { demoStock } from "../../../../../tests/factories/stock/demo-stock.ts";
import { columnsOf } from "../stock/stock-columns.ts";
import { StockIndex } from "../stock/stock-index.ts";
import type { TextFilters } from "./text-filters.ts";

const { reader } = new StockIndex(columnsOf(demoStock(new Date("2026-11-22T09:00:00Z"))));
const fourWheel = { drive: ["awd", "4wd"] };
const year = (value: number) => ({ yearMin: value, yearMax: value });

describe("a text says", () => {
  it.each<[string, TextFilters]>([
    // Sums.
    ["under 60k", { priceMax: 60_000 }],
    ["below 60,000", { priceMax: 60_000 }],
    ["less than 60 thousand", { priceMax: 60_000 }],
    ["under 60", { priceMax: 60_000 }],
    ["price below 60 000", { priceMax: 60_000 }],
    ["up to QAR 75,500", { priceMax: 75_500 }],
    ["max 80000 riyals", { priceMax: 80_000 }],
    ["under 1 lakh", { priceMax: 100_000 }],
    ["60k", { priceMax: 60_000 }],
    ["60000 qar", { priceMax: 60_000 }],
    ["تحت 60 الف", { priceMax: 60_000 }],
    ["تحت ٦٠ ألف", { priceMax: 60_000 }],
    ["أقل من 60 ألف ريال", { priceMax: 60_000 }],
    ["ما يتجاوز ٦٠٬٠٠٠ ريال", { priceMax: 60_000 }],
    ["حتى 60000", { priceMax: 60_000 }],
    ["في حدود 70 ألف", { priceMax: 70_000 }],
    ["ميزانية 50 الف", { priceMax: 50_000 }],
    ["تحت تسعين الف ريال", { priceMax: 90_000 }],
    ["تحت مية وعشرين", { priceMax: 120_000 }],
    ["بستين ألف", { priceMax: 60_000 }],
    ["ta7t 90 alf", { priceMax: 90_000 }],
    ["under one fifty thousand", { priceMax: 150_000 }],
    ["سعرها اقل من خمسين الف", { priceMax: 50_000 }],
    ["من تمانين حتى لمية وعشرين الف ريال", { priceMin: 80_000, priceMax: 120_000 }],
    ["bsitteen alf", { priceMax: 60_000 }],
    ["over 100k", { priceMin: 100_000 }],
    ["أكثر من 100 ألف", { priceMin: 100_000 }],
    ["between 50 and 60k", { priceMin: 50_000, priceMax: 60_000 }],
    ["50k-60k", { priceMin: 50_000, priceMax: 60_000 }],
    ["50-80 alf", { priceMin: 50_000, priceMax: 80_000 }],
    ["من 50 إلى 60 ألف", { priceMin: 50_000, priceMax: 60_000 }],
    ["بين 50 و60 الف", { priceMin: 50_000, priceMax: 60_000 }],
    // Payments a month.
    ["1500 a month", { monthlyMax: 1500 }],
    ["monthly under 1,500", { monthlyMax: 1500 }],
    ["monthly 1800 max", { monthlyMax: 1800 }],
    ["١٥٠٠ بالشهر", { monthlyMax: 1500 }],
    ["قسط 2000 بالشهر", { monthlyMax: 2000 }],
    ["قسطه ما يزيد عن 1200", { monthlyMax: 1200 }],
    ["قسط الف وخمسمية", { monthlyMax: 1500 }],
    ["بالفين بالشهر", { monthlyMax: 2000 }],
    ["one thousand eight hundred a month", { monthlyMax: 1800 }],
    ["ماشي اقل 100 الف كيلو", { mileageMax: 100_000 }],
    ["ما مشى اكثر من ٥٠ الف كيلو", { mileageMax: 50_000 }],
    ["ما يكون ماشي كتير", { sort: "mileage" }],
    ["under 120k monthly 1500", { priceMax: 120_000, monthlyMax: 1500 }],
    ["2023 under 2500 monthly", { ...year(2023), monthlyMax: 2500 }],
    ["عدادها ما وصل اربعين الف 2021", { mileageMax: 40_000, ...year(2021) }],
    ["2021 عدادها ما وصل اربعين الف", { mileageMax: 40_000, ...year(2021) }],
    ["قسطها ما يطوف الف وخمسميه", { monthlyMax: 1500 }],
    ["mn 50 l 70 alf", { priceMin: 50_000, priceMax: 70_000 }],
    // Years.
    ["سنة واحد وعشرين", year(2021)],
    ["الفين اتنين وعشرين", year(2022)],
    ["two thousand and twenty one", year(2021)],
    ["من الفين وعشرين لالفين تلاتة وعشرين", { yearMin: 2020, yearMax: 2023 }],
    ["mn 2019 la 2022", { yearMin: 2019, yearMax: 2022 }],
    ["mashya 2olayel", { sort: "mileage" }],
    ["mileage low 2023", { sort: "mileage", ...year(2023) }],
    ["kilo galeel 2024", { sort: "mileage", ...year(2024) }],
    // Counted seats, and what they are of.
    ["سبع مقاعد جلد", { seats: ["7"], equipment: ["leather"] }],
    ["مقاعد جلد 2022", { equipment: ["leather"], ...year(2022) }],
    ["people carrier for eight", { bodyType: ["mpv"], seats: ["8"] }],
    // A name that speech divides.
    ["so hail hybrid", { model: ["suhail"], fuel: ["hybrid"] }],
    ["has the hybrid", { fuel: ["hybrid"] }],
    ["2024", year(2024)],
    ["2023 model", year(2023)],
    ["موديل 23", year(2023)],
    ["suhail 22", { model: ["suhail"], ...year(2022) }],
    ["twenty twenty two", year(2022)],
    ["2023 or newer", { yearMin: 2023 }],
    ["2021+", { yearMin: 2021 }],
    ["2023 وفوق", { yearMin: 2023 }],
    ["2022 wfoq", { yearMin: 2022 }],
    ["من 2022", { yearMin: 2022 }],
    ["before 2022", { yearMax: 2022 }],
    ["2022 to 2024", { yearMin: 2022, yearMax: 2024 }],
    ["2020 or 2021", { yearMin: 2020, yearMax: 2021 }],
    ["من سنة الفين وعشرين الى الفين واثنين وعشرين", { yearMin: 2020, yearMax: 2022 }],
    // The way that a car has gone.
    ["under 50,000 km", { mileageMax: 50_000 }],
    ["60 thousand km", { mileageMax: 60_000 }],
    ["ماشيه اقل من ٤٠ الف كيلو", { mileageMax: 40_000 }],
    ["ماشي اقل من ١٠٠ الف وسعره تحت ٧٠ الف", { mileageMax: 100_000, priceMax: 70_000 }],
    // Counts and power.
    ["7 seats", { seats: ["7"] }],
    ["7-seater", { seats: ["7"] }],
    ["seven seats", { seats: ["7"] }],
    ["سبع ركاب", { seats: ["7"] }],
    ["12 مقعداً", { seats: ["12"] }],
    ["7 kerasi", { seats: ["7"] }],
    ["عائلية", { seats: ["7"] }],
    ["two-door", { doors: ["2"] }],
    ["4 أبواب", { doors: ["4"] }],
    ["over 300 hp", { powerMin: 300 }],
    ["300 حصان", { powerMin: 300 }],
    // Orders.
    ["low km", { sort: "mileage" }],
    ["ماشي قليل", { sort: "mileage" }],
    ["mashi galeel", { sort: "mileage" }],
    ["عدادها قليل", { sort: "mileage" }],
    ["cheapest", { sort: "price-up" }],
    ["رخيصه", { sort: "price-up" }],
    ["ra5ee9", { sort: "price-up" }],
    ["new model", { sort: "year" }],
    ["موديل جديد", { sort: "year" }],
    // Values in both scripts, and in Arabic with Latin letters.
    ["wahat 4wd", { model: ["wahat"], ...fourWheel }],
    ["دفع رباعي", fourWheel],
    ["فور ويل", fourWheel],
    ["4x4", fourWheel],
    ["front wheel drive", { drive: ["fwd"] }],
    ["بيضا", { color: ["white"] }],
    ["لؤلؤي", { color: ["white"] }],
    ["رصاصيه", { color: ["gray"] }],
    ["a7mar", { color: ["red"] }],
    ["silver or white", { color: ["silver", "white"] }],
    ["تماتيك", { transmission: ["automatic"] }],
    ["قير عادي", { transmission: ["manual"] }],
    ["plug-in hybrid", { fuel: ["plug-in-hybrid"] }],
    ["دبل كابينه", { bodyType: ["pickup"] }],
    ["pick-up", { bodyType: ["pickup"] }],
    ["leather seats with rear ac", { equipment: ["leather", "rear-air-vents"] }],
    ["بفتحه سقف وكاميرا", { equipment: ["sunroof", "rear-camera"] }],
    ["معتمده", { certified: true }],
    ["بوكسي ديزل", { bodyType: ["pickup"], fuel: ["diesel"] }],
    ["عربيه صغننه نبيتي", { bodyType: ["hatchback"], color: ["red"] }],
    ["قافله بلوتوث", { model: ["qafila"], equipment: ["phone-link"] }],
    // Not much of something, and not expensive, in any order.
    ["ما يكون ماشي وايد", { sort: "mileage" }],
    ["ريم ممشاها مب عالي", { model: ["reem"], sort: "mileage" }],
    ["not much driven", { sort: "mileage" }],
    ["ma ykoon ghali", { sort: "price-up" }],
    ["موب غاليه", { sort: "price-up" }],
    // A number before what "family" says; a scale alone is a number.
    ["للعائله ٨ ركاب", { seats: ["8"] }],
    ["ركاب ١٢", { seats: ["12"] }],
    ["كراسي تحت ١٠٠ الف", { priceMax: 100_000 }],
    ["باديه عاديه", { model: ["badia"], transmission: ["manual"] }],
    ["fat7at saqf", { equipment: ["sunroof"] }],
    ["قسطها تحت الالف", { monthlyMax: 1000 }],
    // Whoever says it, a request says nothing of a car.
    ["bade suhail", { model: ["suhail"] }],
    ["داير هجر", { model: ["hajar"] }],
    ["لازمني واحات لو سمحت معلم", { model: ["wahat"] }],
    // Names, misspelt and as they sound; the only make says nothing.
    ["rimal suhail", { model: ["suhail"] }],
    ["sohail", { model: ["suhail"] }],
    ["kafila", { model: ["qafila"] }],
    ["gafila", { model: ["qafila"] }],
    ["hajr", { model: ["hajar"] }],
    ["الواحات", { model: ["wahat"] }],
    // Nothing in particular.
    ["used cars for sale", {}],
    ["ابغى سيارة", {}],
    ["", {}],
  ])("%s", (text, filters) => {
    expect(reader.read(text)).toMatchObject({ filters, words: "", leftOut: [] });
    expect(reader.read(text).filters).toEqual(filters);
  });

  it.each([
    ["badia trail", { model: ["badia"] }, "trail", []],
    ["هجر المجلس", { model: ["hajar"] }, "المجلس", []],
    ["badia work", { model: ["badia"] }, "work", []],
    ["suhail lusail", { model: ["suhail"] }, "lusail", []],
    ["white SHL-240111", { color: ["white"] }, "SHL-240111", []],
    ["هجر فل اوبشن", { model: ["hajar"] }, "", ["فل اوبشن"]],
    ["Lady Driven nada, Clean!", { model: ["nada"] }, "", ["Lady Driven", "Clean"]],
    ["suhail without sunroof", { model: ["suhail"] }, "", ["without sunroof"]],
    ["good patrol", {}, "", ["good", "patrol"]],
    ["سهيل ماشي وايد", { model: ["suhail"] }, "", ["وايد"]],
    ["xqzwv", {}, "", ["xqzwv"]],
    ["under 55k owner leaving", { priceMax: 55_000 }, "", ["owner", "leaving"]],
  ])("%s: filters %j, words %j, left out %j", (text, filters, words, leftOut) => {
    expect(reader.read(text)).toMatchObject({ filters, words, leftOut });
    expect(reader.read(text).filters).toEqual(filters);
  });
});

test("whatever is typed, what is left of it says no filter, and a word is understood or left out", () => {
  const part = fc.constantFrom(
    ...["under", "60k", "7", "seats", "تحت", "٦٠", "الف", "من", "-", "km", "2024", "white", "trail", "clean"],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.string({ maxLength: 10 }), (parts, more) => {
      const { words } = reader.read([...parts, more].join(" "));
      const again = reader.read(words);
      expect(again).toMatchObject({ filters: {}, words });
    }),
  );
});
