import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { foreignTexts } from "./in-page/foreign-texts.ts";
import { smallFields } from "./in-page/small-fields.ts";
import { arabicForms, crowdedTexts, findingsOn } from "./look.ts";
import { inBothLanguages, namedInArabic } from "./same-in-both.ts";

const long = "Averylongwordwithoutanyplacetobreakit";
const box = "width:80px;height:30px;border:1px solid black;";

const spilling: Readonly<Record<string, string>> = {
  "a word that is wider than its block": `<p style="width:80px">${long}</p>`,
  "a word over the border around its block": `<div style="${box}"><span style="display:block;width:300px">${long}</span></div>`,
  "lines that are higher than their button": `<button style="width:90px;height:24px">Three lines of some words</button>`,
  "a word that a box cuts": `<div style="${box}overflow:hidden"><p style="width:300px">${long}</p></div>`,
  "a word that leaves its colored box on the right in Arabic": `<div dir="rtl" style="width:80px;background:#eee"><p style="width:80px;white-space:nowrap">${long}</p></div>`,
  "a label that its drawing cuts": `<svg width="60" height="20"><text x="0" y="15">${long}</text></svg>`,
  "a cell that pushes into the next": `<table style="table-layout:fixed;width:160px"><tr><td style="white-space:nowrap">14.7 kilometers a liter</td><td>2</td></tr></table>`,
  "a line within a cell that pushes into the next": `<table style="table-layout:fixed;width:160px"><tr><td><span style="display:flex;white-space:nowrap"><span>7:00 am</span><span>Tuesday, 29 December</span></span></td><td>2</td></tr></table>`,
  "a state that ends with an ellipsis": `<p data-pill style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${long}</p>`,
};
const overlapping: Readonly<Record<string, string>> = {
  "two lines of which one is pulled over the other": `<p style="margin:0">The first line</p><p style="margin:-18px 0 0">The second one</p>`,
  "a number that is placed over a word": `<p style="position:relative">Kilometers <b style="position:absolute;inset-inline-start:20px">14.7</b></p>`,
  "cells of a grid that meet": `<div style="display:grid;grid-template-columns:40px 1fr"><i style="display:inline-flex;width:90px">${long.slice(0, 10)}</i><i>kilometers</i></div>`,
};
const fitting: Readonly<Record<string, string>> = {
  "a word that ends with an ellipsis": `<p style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${long}</p>`,
  "what scrolls": `<div style="${box}overflow:auto"><p style="width:600px">${long}</p></div>`,
  "what is for screen readers alone": `<span style="position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap">${long}</span>`,
  "a heading in what is for screen readers alone": `<div style="position:absolute;width:1px;height:1px;overflow:hidden"><h2>${long}</h2></div>`,
  "a slide that is moved out of sight": `<div style="${box}overflow:hidden"><p style="width:80px;transform:translateX(400px)">next</p></div>`,
  "a number that hangs over its button": `<button style="${box}position:relative"><b style="position:absolute;top:-9px;inset-inline-end:-9px;background:red">12</b></button>`,
  "a menu over the page": `<p>The page</p><div style="position:absolute;top:10px;background:white">The menu over it</div>`,
  "a bar that stays": `<p>The page</p><p style="position:fixed;top:0">The bar over it</p>`,
  "lines that are cut before they meet": `<div style="width:50px;overflow:auto"><p style="width:200px">One two three four</p></div><p style="margin:-30px 0 0 60px">beside</p>`,
  "lines that break": `<p style="width:80px">Some words that break</p>`,
  "what is not shown": `<p style="width:20px;display:none">${long}</p>`,
  "letters that are higher than their line": `<p style="font-size:40px;line-height:1;background:#eee">Ag</p>`,
};
const inEnglish: Readonly<Record<string, boolean>> = {
  "<p>Service خدمة</p>": true,
  '<button aria-label="إغلاق">x</button>': true,
  '<img alt="سيارة">': true,
  '<input placeholder="ابحث">': true,
  "<p hidden>خدمة</p>": false,
  '<a lang="ar">العربية</a>': false,
  '<p lang="ar"><b>العربية</b></p>': false,
  "<p>Service</p>": false,
};
const inArabic: Readonly<Record<string, boolean>> = {
  "<p>خدمة Service</p>": true,
  '<button title="Close">س</button>': true,
  "<select><option>Any</option></select>": true,
  '<p lang="en">Service</p>': false,
  '<p>رقم <bdi dir="ltr">RML AB</bdi></p>': false,
  "<p>مرجع RM-7K2P9A</p>": false,
  "<p>noora@example.qa</p>": false,
};

const forms: Readonly<Record<string, boolean>> = {
  "<p>السد, الدوحة</p>": true,
  "<p>السد<span>, الدوحة</span></p>": true,
  '<button aria-label="المواعيد, الثلاثاء">س</button>': true,
  "<p>بنسبة 5.75% ثابتة</p>": true,
  "<p><bdi>1,717</bdi> <span>ريال</span></p>": true,
  "<p>من 7:00\u00a0ص<b>إلى</b> المساء</p>": true,
  '<a href="tel:+97444001200"><bdi dir="ltr">+97444001200</bdi></a>': true,
  "<p>السد، الدوحة</p>": false,
  "<p>بنسبة \u20665.75%\u2069 ثابتة</p>": false,
  '<p>بنسبة <bdi dir="ltr">5.75%</bdi> ثابتة</p>': false,
  "<p><bdi>1,717</bdi> <span>ريالاً</span></p>": false,
  "<p hidden>السد, الدوحة</p>": false,
  '<p dir="auto">السد, الدوحة</p>': false,
  '<bdi dir="ltr">+974 4400 1200</bdi>': false,
};

/** A page that holds nothing but a sample. */
async function show(page: Page, body: string, language = "en"): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><title>س</title><body>${body}`,
  );
}

test("the sweep finds fields that a phone zooms into, and no others", async ({ page }) => {
  const [small, large] = ["font-size:15px", "font-size:16px"];
  await page.setViewportSize({ width: 390, height: 844 });
  await show(
    page,
    `<select name="sort" style="${small}"></select><input name="q" style="${large}"><input type="radio" style="${small}"><textarea name="note" style="${small};display:none"></textarea>`,
  );
  expect(await page.evaluate(smallFields, "body")).toEqual(["select sort: 15 px"]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.evaluate(smallFields, "body")).toEqual([]);
});

test("the sweep finds texts that spill out of their boxes or over each other, and no others", async ({
  page,
}) => {
  for (const [kind, samples] of [
    ["spills", spilling],
    ["overlap", overlapping],
  ] as const)
    for (const [name, sample] of Object.entries(samples)) {
      await show(page, sample);
      const found = (await crowdedTexts(page)).filter((finding) => finding.startsWith(kind));
      expect(found, name).toHaveLength(1);
    }
  for (const [name, sample] of Object.entries(fitting)) {
    await show(page, sample);
    expect(await crowdedTexts(page), name).toEqual([]);
  }
});

test("the sweep finds words of the other language, in texts and in names", async ({ page }) => {
  for (const [language, samples] of [
    ["en", inEnglish],
    ["ar", inArabic],
  ] as const)
    for (const [sample, isFound] of Object.entries(samples)) {
      await show(page, sample, language);
      await page.evaluate((title) => (document.title = title), language === "ar" ? "س" : "a");
      const found = await page.evaluate(foreignTexts, { language, inBoth: inBothLanguages });
      expect(found, sample).toHaveLength(isFound ? 1 : 0);
    }
});

test("the sweep finds numbers, times and commas that are not written as Arabic has them", async ({
  page,
}) => {
  for (const [sample, isFound] of Object.entries(forms)) {
    await show(page, sample, "ar");
    expect(await arabicForms(page), sample).toHaveLength(isFound ? 1 : 0);
  }
});

test("the sweep finds a name that has an Arabic form, in whatever it stands", async ({ page }) => {
  const samples: Readonly<Record<string, boolean>> = {
    "<p>سيارة <bdi>Hajar</bdi></p>": true,
    '<p dir="auto">Maryam Al Sulaiti</p>': true,
    '<p>هجر <bdi lang="en">Hajar</bdi></p>': false,
    "<p><bdi>Hajara</bdi></p>": false,
  };
  for (const [sample, isFound] of Object.entries(samples)) {
    await show(page, sample, "ar");
    const reading = { language: "ar", inBoth: inBothLanguages, never: namedInArabic } as const;
    expect(await page.evaluate(foreignTexts, reading), sample).toHaveLength(isFound ? 1 : 0);
  }
});

test("the sweep finds a wrong language, what scrolls sideways and what axe finds", async ({ page }) => {
  await show(
    page,
    '<main><h1>Cars</h1><img src="data:,"><div style="width:3000px;height:9px"></div></main>',
    "ar",
  );
  const found = (await findingsOn(page, { language: "en" })).join("\n");
  for (const part of ["lang and dir: ar rtl", "scrolls sideways by", "image-alt"])
    expect(found).toContain(part);
});
