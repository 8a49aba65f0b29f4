import type { Page } from "@playwright/test";
import { alertWords } from "#app/features/preowned/ui/alert/words.ts";
import { distanceWords } from "#app/features/preowned/ui/distance/words.ts";
import { savedSearchWords } from "#app/features/preowned/ui/saved/words.ts";
import { searchWords } from "#app/features/preowned/ui/search/words.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { outboxOf } from "../outbox.ts";
import { textsFor } from "../site-texts.ts";
import { open, openAwake } from "../steps.ts";

const search = "/pre-owned/search";

test(
  "a saved search and the district that distances are counted from stay in this browser, and leave the address alone",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    const saved = savedSearchWords.of(language);
    const count = page.locator("#stock-count");
    await openAwake(page, `${search}?bodyType=van`);
    await page.getByRole("button", { name: saved.title }).click();
    const dialog = page.getByRole("dialog", { name: saved.title });
    await dialog.getByRole("textbox", { name: saved.name }).fill("للعائلة");
    await dialog.getByRole("button", { name: saved.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    const from = page.getByRole("combobox", { name: distanceWords.of(language).distanceFrom });
    await from.selectOption("al-wakrah");
    const distance = page.getByRole("main").getByRole("article").first().locator(".stock-distance");
    await expect(distance).toContainText("كم");
    await expect(page).not.toHaveURL(/wakrah/i);

    await openAwake(page, search);
    await expect(from).toHaveValue("al-wakrah");
    await expect(distance).toBeVisible();
    await expect(count).toHaveText(searchWords.of(language).cars(56));
    const list = page.getByRole("navigation", { name: saved.savedSearches });
    await list.getByRole("link", { name: "للعائلة" }).click();
    await expect(count).toHaveText(searchWords.of(language).cars(1));
    await list.getByRole("button", { name: saved.remove("للعائلة") }).click();
    await expect(list).toHaveCount(0);
  },
);

test(
  "an alert is confirmed by its mail and ended there, after which the link opens nothing",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    const alerts = alertWords.of(language);
    const email = `buyer-${info.project.name}@example.qa`;
    await openAwake(page, `${search}?bodyType=pickup`);
    await page.getByRole("button", { name: savedSearchWords.of(language).title }).click();
    const part = page.getByRole("region", { name: alerts.byMail });
    await part.getByLabel(alerts.email).fill(email);
    await part.getByRole("button", { name: alerts.watch }).click();
    await expect(part.getByText(alerts.sent)).toBeVisible();
    const feed = page.getByRole("region", { name: alerts.feed });
    await feed.getByRole("button", { name: alerts.feedShow }).click();
    await expect(feed.getByLabel(alerts.feedAddress)).toHaveValue(/^http/);

    const link = await linkInMail(page, email);
    await open(page, link);
    await page.getByRole("button", { name: alerts.confirm }).click();
    await expect(page.getByText(alerts.active)).toBeVisible();
    await page.getByRole("button", { name: alerts.end }).click();
    await expect(page.getByText(alerts.ended)).toBeVisible();
    await page.goto(link);
    await expect(page.getByText(alerts.gone)).toBeVisible();
  },
);

/** The link to the alert's page in the mail that was sent to an address. */
async function linkInMail(page: Page, email: string): Promise<string> {
  const link = new RegExp(`${email}[\\s\\S]*?(/pre-owned/alert\\?[^\\s<"]+)`);
  const read = async () => link.exec(await outboxOf(page))?.[1] ?? "";
  await expect.poll(read).not.toBe("");
  return (await read()).replaceAll("&amp;", "&");
}
