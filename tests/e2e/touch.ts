import type { Locator, Page } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";

const moves = 12;

/**
 * A finger draws what scrolls there along the line of reading, to what comes next or back, by two thirds of its width:
 * far enough to snap to the neighbour however slowly it goes.
 */
export async function swipe(
  page: Page,
  track: Locator,
  { to, language }: { readonly to: "next" | "previous"; readonly language: Language },
): Promise<void> {
  const box = await track.boundingBox();
  if (box === null) throw new Error("Nothing to swipe over");
  const way = (to === "next") === (language === "ar") ? 1 : -1;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const pointAt = (part: number) => ({ x: middle.x + way * box.width * (part - 0.5) * 0.66, y: middle.y });
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [pointAt(0)] });
  for (let move = 1; move <= moves; move++)
    await client.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [pointAt(move / moves)],
    });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}
