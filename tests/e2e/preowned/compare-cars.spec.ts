import type { Page } from "@playwright/test";
import { compareWords } from "#app/features/preowned/ui/compare/words.ts";
import { statusNames } from "#app/features/preowned/words.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { answers, collectComplaints, expectAccessible, expectNoSideways, open } from "../steps.ts";

/** Of the demo stock: two that can be had, and one that is sold. */
const [car, second, third] = ["SHL-240111", "SHL-240248", "HJR-230728"];

test("cars are chosen on their pages, stand side by side, are taken out, and the address is all it needs", async ({
  page,
}, info) => {
  const { language, preownedEmptyState } = textsFor(info);
  const compare = compareWords.of(language);
  const complaints = collectComplaints(page);
  const tray = page.getByRole("region", { name: compare.tray });
  for (const number of [car, second]) {
    await open(page, `/listing/${number}?lang=${language}`);
    await page.locator("main header button[data-analytics=compare]").click();
    await expect(tray).toBeVisible();
  }
  await expectAccessible(page, "a car's page with the tray");
  await tray.getByRole("link", { name: compare.compareThese(2) }).click();
  await expect(page).toHaveURL(new RegExp(`cars=${car}(,|%2C)${second}`));
  await expect(columns(page)).toHaveCount(2);

  await page.goto(`/pre-owned/compare?cars=${car},${second},${third},RM-0&lang=${language}`);
  await answers(page);
  await expect(columns(page)).toHaveCount(3);
  await expect(
    page.locator("main table").getByText(statusNames.of(language).sold, { exact: true }),
  ).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, "three cars side by side");
  const groups = page.locator("main table .compare-group");
  await expect(groups).toHaveText([compare.different, compare.alike]);
  await page.getByRole("switch", { name: compare.differencesFirst }).click();
  await expect(groups).toHaveCount(0);
  await columns(page).last().locator("[data-analytics=compare-remove]").click();
  await expect(columns(page)).toHaveCount(2);
  await expect(page).not.toHaveURL(new RegExp(third));
  await page.reload();
  await expect(columns(page)).toHaveCount(2);

  await page.goto(`/pre-owned/compare?lang=${language}`);
  const nothing = preownedEmptyState("compared-cars");
  await expect(page.getByRole("heading", { name: nothing("title") })).toBeVisible();
  await expectAccessible(page, "no cars to compare");
  expect(complaints).toEqual([]);
});

test("no fourth car is taken in, and the tray can be cleared", async ({ page }, info) => {
  const { language } = textsFor(info);
  const compare = compareWords.of(language);
  await page.addInitScript(() => {
    const stored = { version: 1, numbers: ["SHL-240111", "SHL-240248", "SHL-230696"] };
    if (sessionStorage.getItem("given")) return;
    sessionStorage.setItem("given", "yes");
    localStorage.setItem("marsa.compared", JSON.stringify(stored));
  });
  await open(page, `/listing/HJR-240106?lang=${language}`);
  const tray = page.getByRole("region", { name: compare.tray });
  await page.locator("main header button[data-analytics=compare]").click();
  await expect(page.getByText(compare.full)).toBeVisible();
  await expect(tray.getByRole("listitem")).toHaveCount(3);
  await tray.locator("[data-analytics=compare-remove]").first().click();
  await expect(tray.getByRole("listitem")).toHaveCount(2);
  await page.reload();
  await expect(tray.getByRole("listitem")).toHaveCount(2);
});

const columns = (page: Page) => page.locator("main table thead th");
