import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";

/** What a visitor scrolls through at most, by the width of the screen, and what a phone lays out at most. */
const tallest = { 390: 14_000, 1280: 12_000 } as const;
const mostElements = 1_400;
const folder = "content/demo/vehicle-pages";
/** Those of the brand that the program serves. */
const models = readdirSync(folder)
  .filter((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")).brand === "rimal")
  .map((file) => file.replace(".json", ""));

/** As the server wrote it: a page whose parts have come alive is as tall, and its footer then has its map. */
const sizeOf = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    elements: document.querySelectorAll("*").length,
  }));

test("no model's page is longer than a visitor reads", async ({ page }) => {
  await page.route(/\/images\//, (route) => route.abort());
  const long: string[] = [];
  for (const width of [390, 1280] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const model of models)
      for (const language of ["en", "ar"]) {
        await page.goto(`/vehicle/${model}?lang=${language}`);
        const { height, elements } = await sizeOf(page);
        if (height > tallest[width] || elements > mostElements)
          long.push(`${model} in ${language} at ${width}: ${height} px, ${elements} elements`);
      }
  }
  expect(long).toEqual([]);
});
