import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { documentTypes } from "../../../../app/features/documents/rules/document-types.ts";
import { browserOptions } from "../../../test/browser.ts";
import { Dice } from "../dice.ts";
import type { DocumentCase } from "../document-cases.ts";
import { type DrawnLayout, type Languages, layouts, rowsHtml, zoneHtml } from "./drawn-layouts.ts";
import { type DrawnPaper, drawnPaper, type Wording } from "./drawn-papers.ts";
import { styleOf } from "./drawn-style.ts";
import { type Fault, faults, photographed } from "./photographed.ts";

const types = documentTypes.slice(0, 5);
const dates: readonly Wording["date"][] = ["slashes", "dashes", "points", "year-first", "month-name"];
const seeds = { build: 4_071_113, held: 90_210_577 } as const;

/** Draws papers of a set into a folder, with a `truth.json` that names them. The same ones on every machine. */
export async function drawCases(set: keyof typeof layouts, count: number, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const options = await browserOptions();
  const cases: DocumentCase[] = [];
  let browser = await chromium.launch(options);
  for (let attempts = 0; cases.length < count; ) {
    try {
      cases.push(await drawCase(browser, set, cases.length, folder));
      attempts = 0;
    } catch (error) {
      // Without a graphics card a busy browser fails to take a picture at times; a new one takes it.
      attempts += 1;
      if (attempts > 3) throw error;
      await browser.close();
      browser = await chromium.launch(options);
    }
  }
  await browser.close();
  writeFileSync(join(folder, "truth.json"), JSON.stringify(cases, undefined, 1));
}

/** What a paper of a set is to be, by its place in it. */
function planOf(set: keyof typeof layouts, place: number, dice: Dice) {
  const type = types[place % types.length] ?? "qid";
  const fitting = layouts[set].filter((layout) => fits(layout, type));
  const layout = fitting[Math.floor(place / types.length) % fitting.length] ?? "table";
  const isScreen = layout.startsWith("screen");
  const languages: Languages = isScreen ? dice.pick(["en", "ar"]) : "both";
  const usual = faults[(Math.floor(place / types.length) * 3 + place) % faults.length] ?? "clean";
  const fault: Fault = isScreen ? "screenshot" : type === "insurance" && dice.happens(0.3) ? "pdf" : usual;
  const wording = { labels: set === "held" ? [0, 1, 2, 3, 3] : [0, 1, 2], date: dice.pick(dates) };
  return { type, layout, isScreen, languages, fault, wording };
}

async function drawCase(
  browser: Browser,
  set: keyof typeof layouts,
  place: number,
  folder: string,
): Promise<DocumentCase> {
  const dice = new Dice(seeds[set] + place * 7919);
  const { type, layout, isScreen, languages, fault, wording } = planOf(set, place, dice);
  const paper = drawnPaper(type, wording, dice);
  const id = [String(place).padStart(3, "0"), type, layout, languages, fault].join("-");
  const page = await browser.newPage(
    isScreen
      ? { viewport: { width: 450, height: 900 }, deviceScaleFactor: 2.6 }
      : { viewport: viewportOf(type) },
  );
  const style = styleOf(dice, isScreen);
  const files: string[] = [];
  const sides = isScreen ? [paper.sides.flat()] : paper.sides;
  for (const [side, rows] of sides.entries()) {
    const parts = [
      side === 0 ? titleHtml(paper, languages) : "",
      side === 0 && hasPhoto(paper, isScreen) ? `<i class="photo"></i>` : "",
      `<main>${rowsHtml(layout, rows, languages)}</main>`,
      side === sides.length - 1 && !isScreen ? zoneHtml(paper.mrz) : "",
    ];
    const direction = languages === "ar" ? "rtl" : "ltr";
    await page.setContent(
      `<!doctype html><style>${style}</style><div class="table"><div class="paper" dir="${direction}">${parts.join("")}</div></div>`,
    );
    const file = `${id}-${side}.${fault === "pdf" ? "pdf" : "jpg"}`;
    files.push(file);
    if (fault === "pdf") await page.pdf({ path: join(folder, file), format: "A4", printBackground: true });
    else writeFileSync(join(folder, file), await photographed(page, fault, dice));
  }
  await page.close();
  const { code, ar } = paper.person.nation;
  const truth = truthOf(paper, languages);
  return { id, type, layout: `${layout} ${languages}`, fault, files, truth, natCode: code, natAr: ar };
}

/** On a screen in one language the other one's name does not stand. */
function truthOf({ truth }: DrawnPaper, languages: Languages): DocumentCase["truth"] {
  const missing = languages === "en" ? "nameArabic" : languages === "ar" ? "name" : undefined;
  return Object.fromEntries(Object.entries(truth).filter(([key]) => key !== missing));
}

const hasPhoto = ({ type }: DrawnPaper, isScreen: boolean) =>
  !isScreen && ["qid", "driving-license", "passport"].includes(type);
const titleHtml = ({ title }: DrawnPaper, languages: Languages) =>
  `<header>${languages === "ar" ? "" : `<span>${title[0]}</span>`}${languages === "en" ? "" : `<span lang="ar" dir="rtl">${title[1]}</span>`}</header>`;

function fits(layout: DrawnLayout, type: DrawnPaper["type"]): boolean {
  if (layout === "letter" || layout === "report") return type === "insurance";
  return type !== "passport" || !/screen|table|arabic-first|unlabeled|header/.test(layout);
}

function viewportOf(type: DrawnPaper["type"]) {
  if (type === "insurance") return { width: 1400, height: 1900 };
  return type === "passport" ? { width: 1500, height: 1100 } : { width: 1300, height: 860 };
}
