import type { Locator, Page } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";
import { expect } from "../journey.ts";
import { collectComplaints } from "../steps.ts";
import { findingsOn, roomFindingsOn } from "./look.ts";
import type { Opening, Press, SweptPage, Width } from "./pages.ts";
import { openSettled, settled, setWidth } from "./visit.ts";

/** What lies over the page: a dialog, a menu, a drawer. */
const overlays =
  ":is(dialog:modal, :popover-open, [data-drawer], .office-overlay, [role=dialog], [role=listbox], [role=menu])";

/** Where what opens on one screen alone stays open. */
const reached = { 390: [390, 320], 1280: [1280] } as const;

interface Swept {
  readonly language: Language;
  /** What stands on them in both languages, as sources of regular expressions. */
  readonly inBoth?: readonly string[];
  /** What stands on them in the other language alone. */
  readonly never?: readonly string[] | undefined;
  /** What was made for the pages, by the names in their addresses. */
  readonly made?: Readonly<Record<string, string>>;
}

/** Looks at pages and at what opens in them, at both widths, and names everything that is wrong with any. */
export async function sweep(page: Page, pages: readonly SweptPage[], swept: Swept): Promise<string[]> {
  const complaints = collectComplaints(page);
  const found: string[] = [];
  for (const one of pages) {
    const address = (one.address ?? one.route).replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => swept.made?.[name] ?? name,
    );
    const findings = [
      ...(await sweptPage(page, address, one, swept).catch(inShort)),
      ...(await sweptOpenings(page, one, swept)),
      ...complaints.splice(0).filter((complaint) => !saysWhatIsExpected(complaint, page)),
    ];
    found.push(...findings.map((finding) => `${one.route} ${swept.language} ${address} ${finding}`));
  }
  return found;
}

/** What is not there is answered so, and pages of errors have the status of theirs. */
function saysWhatIsExpected(complaint: string, page: Page): boolean {
  return / status of 4\d\d /.test(complaint) || complaint.endsWith(` (${page.url()})`);
}

async function sweptPage(
  page: Page,
  address: string,
  { status: expected = 200 }: SweptPage,
  swept: Swept,
): Promise<string[]> {
  await setWidth(page, 390);
  const lang = `${address.includes("?") ? "&" : "?"}lang=${swept.language}`;
  const status = await inTime("opening", openSettled(page, `${address}${lang}`));
  const found = status === expected ? [] : [`answers ${status}`];
  for (const width of [390, 320, 768, 1280] as const) {
    await setWidth(page, width);
    await settled(page);
    found.push(...(await inTime(`looking at ${width}`, findingsAt(page, width, { swept }))));
  }
  return found;
}

/** Everything on a phone and on a desk; on screens beside them whether all has room. */
async function findingsAt(
  page: Page,
  width: Width,
  { swept, part }: { readonly swept: Swept; readonly part?: string | undefined },
): Promise<string[]> {
  const isBeside = width === 320 || width === 768;
  const findings = await (isBeside ? roomFindingsOn(page, part) : findingsOn(page, swept, part));
  return findings.map((finding) => `${width}: ${finding}`);
}

/** A page that answers nothing more is a finding that says when, and not a test that ends without a word. */
function inTime<T>(step: string, taken: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, 120_000, new Error(`${step} takes more than two minutes`));
  return Promise.race([taken, late]).finally(() => clearTimeout(timer));
}

/** What keeps the sweep from looking is a finding as well. */
function inShort(error: unknown): string[] {
  return [String(error).split("\n", 6).join(" ")];
}

async function sweptOpenings(page: Page, { opens = [] }: SweptPage, swept: Swept): Promise<string[]> {
  const found: string[] = [];
  for (const opening of opens) {
    // What opens on a desk stays open on a phone, where a menu may lead to it.
    const widths = opening.at === undefined ? ([1280, 390, 320, 768] as const) : reached[opening.at];
    const findings = await lookedInto(page, opening, { swept, widths }).catch(inShort);
    found.push(...findings.map((finding) => `${opening.name} ${finding}`));
  }
  return found;
}

async function lookedInto(
  page: Page,
  opening: Opening,
  { swept, widths }: { readonly swept: Swept; readonly widths: readonly Width[] },
): Promise<string[]> {
  const found: string[] = [];
  const part = opening.isStep ? undefined : overlays;
  const shown = page
    .locator(part ?? "body")
    .filter({ visible: true })
    .first();
  for (const width of widths) {
    await setWidth(page, width);
    if (width === widths[0]) await pressAll(page, opening.presses, swept.language);
    await settled(page);
    // Some close where the page is set anew for a tablet.
    if (width === 768 && !(await shown.isVisible())) continue;
    await expect(shown).toBeVisible();
    found.push(...(await findingsAt(page, width, { swept, part })));
  }
  if (part !== undefined) await close(page);
  return found;
}

async function pressAll(page: Page, presses: readonly Press[], language: Language): Promise<void> {
  // The header hides while a page is scrolled down.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const press of presses) {
    await pressed(page, press, language).click({ timeout: 30_000 });
    await settled(page);
  }
}

function pressed(page: Page, press: Press, language: Language): Locator {
  const found =
    typeof press === "string"
      ? page.locator(press)
      : page.getByRole("button", { name: new RegExp(`^${press(language)}.{0,2}$`) });
  return found.filter({ visible: true }).first();
}

/** A dialog may lie over the menu that led to it. */
async function close(page: Page): Promise<void> {
  const shown = page.locator(overlays).filter({ visible: true });
  await expect(async () => {
    if ((await shown.count()) > 0) await page.keyboard.press("Escape");
    await expect(shown).toHaveCount(0, { timeout: 700 });
  }).toPass({ timeout: 30_000 });
}
