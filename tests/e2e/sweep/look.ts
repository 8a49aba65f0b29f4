import type { Page } from "@playwright/test";
import { directionOf, type Language } from "#app/i18n/language.ts";
import { formProblems } from "../../../tools/check/content/arabic/arabic-forms.ts";
import { findingsOfAxe } from "../axe.ts";
import { arabicLines } from "./in-page/arabic-lines.ts";
import { foreignTexts } from "./in-page/foreign-texts.ts";
import { overlappingTexts } from "./in-page/overlapping-texts.ts";
import { pageTexts } from "./in-page/page-texts.ts";
import { smallFields } from "./in-page/small-fields.ts";
import { spilledTexts } from "./in-page/spilled-texts.ts";
import { inBothLanguages } from "./same-in-both.ts";

interface Reading {
  readonly language: Language;
  /** What stands here in both languages, as sources of regular expressions. */
  readonly inBoth?: readonly string[];
  /** What stands here in the other language alone, as sources of regular expressions. */
  readonly never?: readonly string[] | undefined;
}

/** Everything that is wrong with what a page shows now, at its present width; in a part of it where one is named. */
export async function findingsOn(
  page: Page,
  { language, inBoth = [], never }: Reading,
  part?: string,
): Promise<string[]> {
  const axe = await findingsOfAxe(page, part);
  const [document, crowded, small, foreign] = [
    await page.evaluate(documentFacts),
    await crowdedTexts(page, part),
    await page.evaluate(smallFields, part ?? "body"),
    await page.evaluate(foreignTexts, { language, inBoth: [...inBothLanguages, ...inBoth], never, part }),
  ];
  const forms = language === "ar" ? await arabicForms(page, part) : [];
  const expected = `${language} ${directionOf(language)}`;
  return [
    ...(document.languageAndDirection === expected ? [] : [`lang and dir: ${document.languageAndDirection}`]),
    ...sidewaysOf(document),
    ...crowded,
    ...axe.map((finding) => `axe: ${finding}`),
    ...small.map((finding) => `a phone zooms into: ${finding}`),
    ...foreign.map((finding) => `other language: ${finding}`),
    ...forms,
  ];
}

/** How numbers, times and commas of an Arabic page are written. */
export async function arabicForms(page: Page, part?: string): Promise<string[]> {
  const { lines, turned } = await page.evaluate(arabicLines, part ?? "body");
  return [
    ...lines.flatMap((line) => formProblems(line).map((problem) => `${problem}: "${line.slice(0, 80)}"`)),
    ...turned.map((line) => `a percent sign to the left of its number: "${line}"`),
  ];
}

/** What has no room at the present width: the page itself, and texts in it or in a part of it. */
export async function roomFindingsOn(page: Page, part?: string): Promise<string[]> {
  return [...sidewaysOf(await page.evaluate(documentFacts)), ...(await crowdedTexts(page, part))];
}

function sidewaysOf({ sideways, widest }: ReturnType<typeof documentFacts>): string[] {
  return sideways > 0 ? [`scrolls sideways by ${sideways} px: ${widest}`] : [];
}

/** Texts that leave their boxes, are cut, or are drawn through each other. They are collected once for all of it. */
export function crowdedTexts(page: Page, part = "body"): Promise<string[]> {
  return page.evaluate(`{
    const texts = (${pageTexts})(${JSON.stringify(part)});
    [...new Set([...(${spilledTexts})(texts), ...(${overlappingTexts})(texts)])];
  }`);
}

/** Runs in the page. */
function documentFacts() {
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth - clientWidth;
  const isOver = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > clientWidth + 1);
  };
  const over = sideways > 0 ? [...document.body.querySelectorAll("*")].filter(isOver) : [];
  const widest = over.slice(0, 3).map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
  return { languageAndDirection: `${lang} ${dir}`, sideways, widest: widest.join(", ") };
}
