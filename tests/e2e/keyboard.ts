import { expect, type Locator, type Page, test } from "@playwright/test";

const mostStops = 60;

/** Walks forward by the Tab key until `target` has the focus. Every stop on the way can be seen, ring and all. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target, "Tab");
}

/** The same against the order of reading. */
export async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await walkTo(page, target, "Shift+Tab");
}

async function walkTo(page: Page, target: Locator, key: string): Promise<void> {
  const stops: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press(key);
    const name = await nameOfFocused(page);
    stops.push(name);
    await test.step(`${key}: ${name}`, () => expectFocusSeen(page));
    if (await hasFocus(target)) return;
  }
  throw new Error(`The keyboard never reached ${target}. Its stops: ${stops.join(" > ")}`);
}

/** Looks only once, where a web-first assertion would wait for the focus to come. */
async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) !== 1) return false;
  return target.evaluate((element) => element === document.activeElement);
}

/** What has the focus shows a ring, and neither the header nor a bar at the bottom covers it (WCAG 2.4.7, 2.4.11). */
async function expectFocusSeen(page: Page): Promise<void> {
  // The page may still be scrolling there.
  await expect.poll(() => page.evaluate(whatHidesFocus)).toBe("nothing");
  await expect.poll(() => page.evaluate(hasRing), { message: "focus without a ring" }).toBe(true);
}

function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    return `${focused?.tagName.toLowerCase()} "${(focused?.textContent ?? "").trim().slice(0, 30)}"`;
  });
}

/** Runs in the page. A choice lies unseen in its card, which shows the ring for it. */
function hasRing(): boolean {
  const focused = document.activeElement;
  const shown = focused?.closest("label") ?? focused;
  if (!shown) return false;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
  return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
}

/** Runs in the page. The skip link lies above the header, dialogs and popovers above everything. */
function whatHidesFocus(): string {
  const focused = document.activeElement ?? document.body;
  if (focused === document.body) return "nothing has the focus";
  if (focused.closest("dialog, [role=dialog], [popover]") || getComputedStyle(focused).position === "fixed")
    return "nothing";
  const box = (focused.closest("label") ?? focused).getBoundingClientRect();
  const bars = [...document.querySelectorAll("header, main *")].flatMap((element) => {
    const { position, bottom } = getComputedStyle(element);
    const isBar = position === "fixed" || (position === "sticky" && bottom === "0px");
    const bar = element.getBoundingClientRect();
    // One that stands beside it covers nothing of it.
    const isBeside = bar.right <= box.left || bar.left >= box.right;
    return isBar && !isBeside && !element.contains(focused) ? [bar] : [];
  });
  const top = Math.max(0, ...bars.filter((bar) => bar.top <= 0).map((bar) => bar.bottom));
  const bottom = Math.min(innerHeight, ...bars.filter((bar) => bar.top > top).map((bar) => bar.top));
  const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  // Of a text area the browser shows the line of the caret; what is larger than the screen cannot be seen whole.
  const isPart = focused.matches("textarea") || box.height > bottom - top;
  const wanted = isPart ? Math.min(box.height, bottom - top) / 2 : box.height - 1;
  return seen >= wanted ? "nothing" : `${Math.round(wanted - seen)} px of it are covered or outside`;
}
