import type { Locator, Page, TestInfo } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";

/** Whether the screen of this project is touched. */
export function isTouched(info: TestInfo): boolean {
  return info.project.use.hasTouch === true;
}

/** A finger draws what scrolls there along the line of reading: to what comes next, or back. Settles when it has let go. */
export async function swipe(
  page: Page,
  track: Locator,
  { to, language }: { readonly to: "next" | "previous"; readonly language: Language },
): Promise<void> {
  const box = await track.boundingBox();
  if (box === null) throw new Error("Nothing to swipe over");
  const way = (to === "next") === (language === "ar") ? 1 : -1;
  const client = await page.context().newCDPSession(page);
  await client.send("Input.synthesizeScrollGesture", {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    xDistance: way * Math.round(box.width * 0.7),
    gestureSourceType: "touch",
  });
  await client.detach();
}
