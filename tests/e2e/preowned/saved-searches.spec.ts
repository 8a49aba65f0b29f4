import { expect, type Page, test } from "@playwright/test";
import { alertWords } from "#app/features/preowned/ui/alert/words.ts";
import { savedWords } from "#app/features/preowned/ui/saved/words.ts";
import { listingWords } from "#app/features/preowned/ui/search/words.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, open, openAwake } from "../steps.ts";

const search = "/pre-owned/search";

test("a search is kept under a name, waits for who comes back, and is removed", async ({ page }, info) => {
  const { language } = textsFor(info);
  const saved = savedWords.of(language);
  await openAwake(page, `${search}?bodyType=van`);
  await page.getByRole("button", { name: saved.keep }).click();
  const dialog = page.getByRole("dialog", { name: saved.keep });
  await dialog.getByRole("textbox", { name: saved.name }).fill(" ");
  await dialog.getByRole("button", { name: saved.save, exact: true }).click();
  await expect(dialog.getByText(saved.nameMissing)).toBeVisible();
  await expectAccessible(page, "a search to keep");
  await dialog.getByRole("textbox", { name: saved.name }).fill("للعائلة");
  await dialog.getByRole("button", { name: saved.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await openAwake(page, search);
  const list = page.getByRole("navigation", { name: saved.saved });
  await list.getByRole("link", { name: "للعائلة" }).click();
  await expect(page.locator("#stock-count")).toHaveText(listingWords.of(language).cars(1));
  await expectAccessible(page, "a kept search");
  await list.getByRole("button", { name: saved.forget("للعائلة") }).click();
  await expect(list).toHaveCount(0);
});

test("new cars are told by mail after a press in the mail, and no more after another", async ({
  page,
}, info) => {
  const { language } = textsFor(info);
  const alerts = alertWords.of(language);
  const email = `buyer-${info.project.name}@example.qa`;
  await openAwake(page, `${search}?bodyType=pickup`);
  await page.getByRole("button", { name: savedWords.of(language).keep }).click();
  const part = page.getByRole("region", { name: alerts.byMail });
  await part.getByRole("button", { name: alerts.watch }).click();
  await expect(part.getByText(problemTexts.missing[language]).first()).toBeVisible();
  await part.getByLabel(alerts.email).fill(email);
  await part.getByRole("button", { name: alerts.watch }).click();
  await expect(part.getByText(alerts.asked)).toBeVisible();
  const feed = page.getByRole("region", { name: alerts.feed });
  await feed.getByRole("button", { name: alerts.feedShow }).click();
  await expect(feed.getByLabel(alerts.feedAddress)).toHaveValue(/^http/);

  const link = await linkInMail(page, email);
  await open(page, link);
  await expectAccessible(page, "an alert to confirm");
  await page.getByRole("button", { name: alerts.confirm }).click();
  await expect(page.getByText(alerts.active)).toBeVisible();
  await page.getByRole("button", { name: alerts.end }).click();
  await expect(page.getByText(alerts.ended)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(alerts.gone)).toBeVisible();
});

/** The link to the alert's page in the mail that was sent to an address. */
async function linkInMail(page: Page, email: string): Promise<string> {
  const link = new RegExp(`${email}[\\s\\S]*?(/pre-owned/alert\\?[^\\s<"]+)`);
  const read = async () => link.exec(await (await page.request.get("/dev/outbox")).text())?.[1] ?? "";
  await expect.poll(read).not.toBe("");
  return (await read()).replaceAll("&amp;", "&");
}
