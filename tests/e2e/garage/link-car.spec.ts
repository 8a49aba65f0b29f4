import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { paperPageWords } from "#app/features/documents/signed-pages/paper-page-words.ts";
import { reviewWords } from "#app/features/documents/ui/review/review-words.ts";
import { uploadWords } from "#app/features/documents/ui/upload/upload-words.ts";
import { documentsWords } from "#app/features/documents/ui/words.ts";
import { linkPageWords } from "#app/features/garage/signed-pages/link-page-words.ts";
import { linkWords } from "#app/features/garage/words.ts";
import { confirmAccount, requestAccount } from "../account/registration.ts";
import { expect, test } from "../journey.ts";
import { outboxOf } from "../outbox.ts";
import { textsFor } from "../site-texts.ts";
import { answers, expectAccessible, expectNoSideways, open, profileButton, signIn } from "../steps.ts";
import { checkScreen, withoutScripts } from "../without-scripts.ts";

/** One for each language, as both meet the same database; it has letters that no VIN has. */
const typed = { en: "RMLSHB2C9SIOO8801", ar: "RMLSHB2C9SIOO8802" };
const onCard = { en: "RMLWHT4K7T1008803", ar: "RMLWHT4K7T1008804" };
const documentsFolder = join(import.meta.dirname, "../../../db/seed/demo/documents");
const meant = { en: "RMLSHB2C9S1008801", ar: "RMLSHB2C9S1008802" };

test("a customer asks for a car by its VIN, staff approve, and the car is on the dashboard", async ({
  page,
  browser,
}, info) => {
  const texts = textsFor(info);
  const { language } = texts;
  const words = linkWords.of(language);
  const staffWords = linkPageWords.of(language);
  const vin = meant[language];
  await page.goto(`/dashboard?lang=${language}`);
  const person = await requestAccount(page, texts);
  await confirmAccount(page, person, texts);
  await signIn(page, person, texts);
  await expect(profileButton(page, texts)).toBeVisible();

  const main = page.getByRole("main");
  await main.getByRole("link", { name: words.linkACar }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await answers(page);
  await expectAccessible(page, "link a car");
  await expectNoSideways(page);

  await page.getByRole("button", { name: words.scan }).press("Enter");
  await expect(page.getByRole("dialog", { name: words.scan })).toBeVisible();
  await expectAccessible(page, "scanner");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: words.scan })).toBeHidden();

  await page.getByLabel(words.vin).fill(typed[language]);
  await page.getByRole("button", { name: words.send }).press("Enter");
  await expect(page.getByText(words.doubtOpen).first()).toBeVisible();
  await expectAccessible(page, "doubtful letters");
  await page.getByRole("button", { name: words.doubtYes }).press("Enter");
  await expect(page.getByLabel(words.vin)).toHaveValue(vin);
  await page.getByRole("button", { name: words.send }).press("Enter");
  await expect(page.getByText(words.sentTitle)).toBeVisible();
  await expect(page.getByText(words.waiting)).toBeVisible();
  await expectAccessible(page, "sent request");

  const link = await staffLinkIn(page, vin);
  await withoutScripts(browser, async (staff) => {
    await staff.goto(`${link}?lang=${language}`);
    await expect(staff.getByText(vin)).toBeVisible();
    await expect(staff.getByText(staffWords.notOnRecord)).toBeVisible();
    await checkScreen(page, staff, "staff's page of a request");
    await staff.getByRole("radio", { name: { en: "Shihab", ar: "شهاب" }[language] }).check();
    await staff.getByLabel(staffWords.modelYear).fill("2025");
    await staff.getByLabel(staffWords.plate).fill("880142");
    await staff.getByLabel(staffWords.mileage).fill("12000");
    await staff.getByRole("button", { name: staffWords.approve, exact: true }).press("Enter");
    await expect(staff.getByRole("status")).toHaveText(staffWords.saved);
    await expect(staff.getByText(staffWords.approved)).toBeVisible();
  });

  await open(page, `/dashboard?lang=${language}`);
  await expect(main.getByText(vin)).toBeVisible();
  await expect(main.getByText("880142").first()).toBeVisible();
  await expect(main.getByRole("link", { name: words.linkAnother })).toBeVisible();
  await expectAccessible(page, "dashboard with the car");
});

test("a customer links a car from the registration card that they have confirmed", async ({
  page,
  browser,
}, info) => {
  // Reading takes a second or two, and far longer on a machine that is busy with other tests.
  test.slow();
  const texts = textsFor(info);
  const { language, documents } = texts;
  const words = linkWords.of(language);
  const fields = documentsWords.of(language);
  const upload = uploadWords.of(language);
  const staffWords = linkPageWords.of(language);
  const vin = onCard[language];
  await page.goto(`/link-car?lang=${language}`);
  const person = await requestAccount(page, texts);
  await confirmAccount(page, person, texts);
  await signIn(page, person, texts);
  await expect(profileButton(page, texts)).toBeVisible();
  await page.getByRole("link", { name: words.addCard }).click();

  await page.getByLabel(upload.chooseFor(upload.front)).setInputFiles({
    ...{ name: "front.webp", mimeType: "image/webp" },
    buffer: readFileSync(join(documentsFolder, "vehicle-registration-0.webp")),
  });
  await page.getByRole("button", { name: upload.send }).press("Enter");
  const vinField = page.getByLabel(fields.vin, { exact: true });
  await expect(vinField).toBeVisible({ timeout: 150_000 });
  await vinField.fill(vin);
  await page.getByLabel(fields.plate, { exact: true }).fill("770412");
  await page.getByLabel(fields.modelYear, { exact: true }).fill("2025");
  const uncertain = page.getByRole("button", {
    name: new RegExp(`^${reviewWords.of(language).approveLabel("")}`),
  });
  while ((await uncertain.count()) > 0) await uncertain.first().click();
  await page.getByRole("button", { name: documents("confirmButtonLabel") }).click();
  await expect(page.getByText(documents("confirmedTitle"))).toBeVisible();
  await expectAccessible(page, "a confirmed card with the way to link its car");
  await expectNoSideways(page);

  await page.getByRole("link", { name: words.linkACar }).click();
  await expect(page.getByLabel(words.vin)).toHaveValue(vin);
  await expect(page.getByLabel(words.plate)).toHaveValue("770412");
  await expect(page.getByText(words.cardUsed)).toBeVisible();
  await expectAccessible(page, "the form filled from a card");
  await expectNoSideways(page);
  await page.getByRole("button", { name: words.send }).press("Enter");
  await expect(page.getByText(words.sentTitle)).toBeVisible();
  await expect(page.getByText(words.withCard)).toBeVisible();

  const link = await staffLinkIn(page, vin);
  await withoutScripts(browser, async (staff) => {
    await staff.goto(`${link}?lang=${language}`);
    await expect(staff.getByRole("heading", { name: staffWords.card })).toBeVisible();
    const { page: pageName } = paperPageWords.of(language);
    await expect(staff.getByRole("img", { name: pageName(1) })).toBeVisible();
    await expect(staff.getByLabel(staffWords.modelYear)).toHaveValue("2025");
    await checkScreen(page, staff, "staff's page of a request with a card");
  });

  await open(page, `/documents/vehicle-registration?lang=${language}`);
  await expect(page.getByText(words.waitingTitle)).toBeVisible();
  await expect(page.getByText(fields.staff).first()).toBeVisible();
});

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
