import type { Page } from "@playwright/test";
import axeCore from "axe-core";

/** What axe finds on what is shown now, by the rules of WCAG 2.2 AA and its own best practices; in a part where one is named. */
export async function findingsOfAxe(page: Page, part?: string): Promise<string[]> {
  // Once a document: it is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return page.evaluate(look, part);
}

/** Runs in the page. Without an account of all that is right axe takes a third of the time. */
async function look(part: string | undefined): Promise<string[]> {
  // Colors in the middle of a transition are nobody's reading; nor are those of a message that comes while axe looks.
  for (const animation of document.getAnimations()) {
    // What moves with the scroll or goes round for ever has no end.
    const isEnding = animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    if (animation.timeline === document.timeline && isEnding) animation.finish();
  }
  const still = new CSSStyleSheet();
  still.replaceSync("* { animation: none !important; transition: none !important }");
  document.adoptedStyleSheets = [still];
  const { axe } = window as unknown as { readonly axe: typeof axeCore };
  const { violations } = await axe.run(part === undefined ? document : { include: [part] }, {
    resultTypes: ["violations"],
  });
  document.adoptedStyleSheets = [];
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
