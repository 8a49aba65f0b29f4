import type { Page } from "@playwright/test";
import { directionOf, type Language } from "#app/i18n/language.ts";
import { findingsOfAxe } from "../axe.ts";
import { foreignTexts } from "./in-page/foreign-texts.ts";
import { smallFields } from "./in-page/small-fields.ts";
import { spilledTexts } from "./in-page/spilled-texts.ts";
import { inBothLanguages } from "./same-in-both.ts";

interface Reading {
  readonly language: Language;
  /** What stands here in both languages, as sources of regular expressions. */
  readonly inBoth?: readonly string[];
}

/** Everything that is wrong with what a page shows now, at its present width; in a part of it where one is named. */
export async function findingsOn(
  page: Page,
  { language, inBoth = [] }: Reading,
  part?: string,
): Promise<string[]> {
  const axe = await findingsOfAxe(page, part);
  const [document, small, spilled, foreign] = [
    await page.evaluate(documentFacts),
    await page.evaluate(smallFields, part ?? "body"),
    await page.evaluate(spilledTexts, part ?? "body"),
    await page.evaluate(foreignTexts, { language, inBoth: [...inBothLanguages, ...inBoth], part }),
  ];
  const expected = `${language} ${directionOf(language)}`;
  return [
    ...(document.languageAndDirection === expected ? [] : [`lang and dir: ${document.languageAndDirection}`]),
    ...(document.sideways > 0 ? [`scrolls sideways by ${document.sideways} px: ${document.widest}`] : []),
    ...axe.map((finding) => `axe: ${finding}`),
    ...small.map((finding) => `a phone zooms into: ${finding}`),
    ...spilled.map((finding) => `spills: ${finding}`),
    ...foreign.map((finding) => `other language: ${finding}`),
  ];
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
