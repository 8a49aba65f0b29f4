import type { Page } from "@playwright/test";
import type { requestDeletionCall } from "#app/features/privacy/calls.ts";
import { privacyWords } from "#app/features/privacy/words.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { personalTables } from "#app/platform/personal-data/register.server.ts";
import { ownCustomer } from "../account/own-customer.ts";
import { addLicense } from "../documents/licenses.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { maxRetries } from "../max-retries.ts";
import { outboxOf } from "../outbox.ts";
import { erasureIsDue } from "../program-database.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { expectAccessible, open, openBySigningIn, openSignedIn, profileButton, signIn } from "../steps.ts";
import { lastMailIsGone, ownPast, tracesInDatabase } from "./own-traces.ts";

test(
  "a customer deletes the account, and nothing is left of them but what the register keeps",
  onPhoneInArabic,
  async ({ page, browser }, info) => {
    // Reading takes a second or two, and far longer on a machine that is busy with other tests.
    test.slow();
    const texts = textsFor(info);
    const { accounts, language } = texts;
    const words = privacyWords.of(language);
    const customer = await ownCustomer();
    const { email } = customer;
    const elsewhere = await browser.newPage();
    await openSignedIn(elsewhere, `/dashboard?lang=${language}`, customer, texts);
    await openBySigningIn(page, `/documents/driving-license?lang=${language}`, customer, texts);
    const picture = page.waitForResponse("**/papers/*");
    await addLicense(page, texts, `${customer.firstName} ${customer.lastName}`);
    const pageOfLicense = (await picture).url();
    const { reference, traits } = await ownPast(page, texts, customer);

    await open(page, `/account/privacy?lang=${language}`);
    const consent = page.getByRole("switch", { name: words.marketing });
    await consent.press("Space");
    await expect(page.getByText(words.history)).toBeVisible();
    await expect.poll(() => tracesInDatabase(traits)).toEqual(expect.arrayContaining(storedBefore));
    const end = page.locator("section").filter({
      has: page.getByRole("heading", { name: words.deleteTitle, exact: true }),
    });
    await expect(end.getByText(words.ahead(1))).toBeVisible();
    await expect(end.getByText(words.keptTitle)).toContainText(drives.title[language]);
    await expect(end.getByText(drives.reason[language])).toBeVisible();
    await consent.focus();
    await tabTo(page, end.getByRole("button", { name: words.deleteButton, exact: true }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: words.deleteTitle });
    const word = dialog.getByLabel(words.typeWord);
    await tabTo(page, word);
    await page.keyboard.type(customer.firstName);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(words.wrongWord)).toBeVisible();
    await expectAccessible(page, "a wrong word before an account is deleted");
    await word.fill(words.word);
    const answer = page.waitForResponse("**/account/privacy/deletion?*");
    await word.press("Enter");

    await expect(page.getByRole("heading", { level: 1, name: words.doneTitle })).toBeVisible();
    const { data } = (await (await answer).json()) as { data: AnswerOf<typeof requestDeletionCall> };
    const moment = momentInWords(data.erasedBy, "Asia/Qatar", language);
    await expect(page.getByRole("status")).toContainText(words.done(moment));
    await expectAccessible(page, "an account that is being deleted");
    // This browser has forgotten the customer before they go anywhere.
    await expect(page.getByRole("link", { name: texts.header("loginButtonLabel") })).toBeVisible();
    const tokens = () => Object.keys(localStorage).filter((name) => name.endsWith("Token"));
    expect(await page.evaluate(tokens)).toEqual([]);
    await page.getByRole("link", { name: words.toHome, exact: true }).press("Enter");
    await expect(page).toHaveURL(`/?lang=${texts.language}`);
    await expectVisitor(page, texts);
    await elsewhere.reload();
    await expect(elsewhere.getByRole("heading", { name: texts.account.expiredTitle })).toBeVisible();
    await expectVisitor(elsewhere, texts);
    await elsewhere.close();
    await page.goto(`/account/privacy?lang=${language}`);
    await expect(page.getByRole("heading", { name: accounts.signInTitle })).toBeVisible();
    await expect(page.getByLabel(accounts.email, { exact: true })).toHaveValue("");
    await signIn(page, customer, texts);
    await expect(page.getByRole("alert")).toHaveText(accounts.signInRefused);

    // The cancellation is out before anything is erased.
    await expect.poll(() => mailsWith(page, reference)).toContain("appointment-cancellation");
    expect(await mailsWith(page, email)).toContain("account-deletion-requested");
    await expect(async () => {
      await erasureIsDue(customer.id);
      expect(await mailsWith(page, email)).toMatch(/^account-deleted$/);
    }).toPass({ timeout: 300_000, intervals: [250] });
    await lastMailIsGone(email);
    expect(await tracesInDatabase(traits)).toEqual(
      ["first_name", "last_name", "phone"].map((column) => `test_drive.drive.${column}`),
    );
    expect((await page.request.get(pageOfLicense, { maxRetries })).status()).toBe(404);
    await signIn(page, customer, texts);
    await expect(page.getByRole("alert")).toHaveText(accounts.signInRefused);
    expect(await tracesInDatabase(traits, { withKept: false })).toEqual([]);
  },
);

/** Some of what a customer leaves, to see that the walk over the tables finds it. */
const storedBefore = [
  "account.customer.email",
  "account.customer.phone",
  "account.session.customer_id",
  "booking.appointment.vin",
  "documents.document.customer_id",
  "documents.reading.customer_id",
  "garage.vehicle.customer_id",
  "platform.consent.customer_id",
  "platform.message.recipient",
  "test_drive.drive.email",
];

const drives = (() => {
  const { title, onDeletion } = personalTables().find(({ table }) => table === "test_drive.drive") ?? {};
  if (title === undefined || onDeletion?.does !== "keep") throw new Error("no drive is kept");
  return { title, reason: onDeletion.reason };
})();

/** What kinds of messages in the outbox have a text, the newest first. */
async function mailsWith(page: Page, text: string): Promise<string> {
  const articles = (await outboxOf(page)).split("<article>").filter((one) => one.includes(text));
  return articles.map((one) => /Z, ([\w-]+), /.exec(one)?.[1] ?? "").join(" ");
}

async function expectVisitor(page: Page, texts: SiteTexts): Promise<void> {
  await expect(
    page.getByRole("banner").getByRole("link", { name: texts.header("loginButtonLabel") }),
  ).toBeVisible();
  await expect(profileButton(page, texts)).toHaveCount(0);
}
