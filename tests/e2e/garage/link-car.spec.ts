import { expect, type Page, test } from "@playwright/test";
import { linkPageWords } from "#app/features/garage/signed-pages/link-page-words.ts";
import { linkWords } from "#app/features/garage/words.ts";
import { confirmAccount, requestAccount } from "../account/registration.ts";
import { outboxOf } from "../outbox.ts";
import { textsFor } from "../site-texts.ts";
import { answers, expectAccessible, expectNoSideways, open, profileButton, signIn } from "../steps.ts";
import { checkScreen, withoutScripts } from "../without-scripts.ts";

/** One for each language, as both meet the same database; it has letters that no VIN has. */
const typed = { en: "RMLSHB2C9SIOO8801", ar: "RMLSHB2C9SIOO8802" };
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
