import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { paperPageWords } from "#app/features/documents/signed-pages/paper-page-words.ts";
import { reviewWords } from "#app/features/documents/ui/review/review-words.ts";
import { uploadWords } from "#app/features/documents/ui/upload/upload-words.ts";
import { documentsWords } from "#app/features/documents/ui/words.ts";
import { linkPageWords } from "#app/features/garage/signed-pages/link-page-words.ts";
import { linkWords } from "#app/features/garage/words.ts";
import { expect, test } from "../journey.ts";
import { newCustomer } from "../new-customer.ts";
import { outboxOf } from "../outbox.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { answers, expectAccessible, expectNoSideways, open, openSignedIn } from "../steps.ts";
import { checkScreen, withoutScripts } from "../without-scripts.ts";

const [vin, plate] = ["RMLWHT4K7T1008803", "770412"];
const registration = join(import.meta.dirname, "../../../db/seed/demo/documents/vehicle-registration-0.webp");

test("a customer links a car from its registration card, staff see the card and approve, and the car is on the dashboard", async ({
  page,
  browser,
}, info) => {
  // Reading takes a second or two, and far longer on a machine that is busy with other tests.
  test.slow();
  const texts = textsFor(info);
  const { language } = texts;
  const words = linkWords.of(language);
  const staffWords = linkPageWords.of(language);
  await openSignedIn(page, `/dashboard?lang=${language}`, await newCustomer(), texts);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: words.linkACar }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await page.getByRole("link", { name: words.addCard }).click();
  await confirmCard(page, texts);
  await expectAccessible(page, "a confirmed card with the way to link its car");
  await expectNoSideways(page);

  await page.getByRole("link", { name: words.linkACar }).click();
  await expect(page.getByLabel(words.vin)).toHaveValue(vin);
  await expect(page.getByLabel(words.plate)).toHaveValue(plate);
  await expect(page.getByText(words.cardUsed)).toBeVisible();
  await expectAccessible(page, "the form filled from a card");
  await page.getByRole("button", { name: words.send }).press("Enter");
  await expect(page.getByText(words.sentTitle)).toBeVisible();
  await expect(page.getByText(words.withCard)).toBeVisible();
  await expectAccessible(page, "sent request");
  await expectNoSideways(page);

  const link = await staffLinkIn(page, vin);
  await withoutScripts(browser, async (staff) => {
    await staff.goto(`${link}?lang=${language}`);
    await expect(staff.getByRole("heading", { name: staffWords.card })).toBeVisible();
    const { page: pageName } = paperPageWords.of(language);
    await expect(staff.getByRole("img", { name: pageName(1) })).toBeVisible();
    await expect(staff.getByText(staffWords.notOnRecord)).toBeVisible();
    await expect(staff.getByLabel(staffWords.modelYear)).toHaveValue("2025");
    await checkScreen(page, staff, "staff's page of a request with a card");
    await staff.getByRole("radio", { name: { en: "Wahat", ar: "واحات" }[language] }).check();
    await staff.getByLabel(staffWords.plate).fill(plate);
    await staff.getByLabel(staffWords.mileage).fill("12000");
    await staff.getByRole("button", { name: staffWords.approve, exact: true }).press("Enter");
    await expect(staff.getByRole("status")).toHaveText(staffWords.saved);
    await expect(staff.getByText(staffWords.approved)).toBeVisible();
  });

  await open(page, `/dashboard?lang=${language}`);
  await expect(main.getByText(vin)).toBeVisible();
  await expect(main.getByText(plate).first()).toBeVisible();
  await expect(main.getByRole("link", { name: words.linkAnother })).toBeVisible();
  // Who has opened the card stands below it.
  await open(page, `/documents/vehicle-registration?lang=${language}`);
  await expect(page.getByText(documentsWords.of(language).staff).first()).toBeVisible();
});

/** Uploads the specimen of a card, and confirms it with the data of this journey's car. */
async function confirmCard(page: Page, { language, documents }: SiteTexts): Promise<void> {
  const fields = documentsWords.of(language);
  const upload = uploadWords.of(language);
  await answers(page);
  await page.getByLabel(upload.chooseFor(upload.front)).setInputFiles({
    ...{ name: "front.webp", mimeType: "image/webp" },
    buffer: readFileSync(registration),
  });
  await page.getByRole("button", { name: upload.send }).press("Enter");
  const vinField = page.getByLabel(fields.vin, { exact: true });
  await expect(vinField).toBeVisible({ timeout: 300_000 });
  await vinField.fill(vin);
  await page.getByLabel(fields.plate, { exact: true }).fill(plate);
  await page.getByLabel(fields.modelYear, { exact: true }).fill("2025");
  const uncertain = page.getByRole("button", {
    name: new RegExp(`^${reviewWords.of(language).approveLabel("")}`),
  });
  while ((await uncertain.count()) > 0) await uncertain.first().click();
  await page.getByRole("button", { name: documents("confirmButtonLabel") }).click();
  await expect(page.getByText(documents("confirmedTitle"))).toBeVisible();
}

/** The address in the newest mail to the service desk that names a VIN. */
async function staffLinkIn(page: Page, vin: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await outboxOf(page)).split("<article>").filter((text) => text.includes(vin));
    [link] = mails.flatMap((text) => /\/link-request\/[\w-]+/.exec(text)?.[0] ?? []);
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}
