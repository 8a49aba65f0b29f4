import type { Page } from "@playwright/test";
import { leadMailWords } from "#app/features/leads/lead-mail-words.ts";
import { numberWords } from "#app/features/leads/ui/number/words.ts";
import { leadWords } from "#app/features/leads/words.ts";
import { phoneWords } from "#app/features/phone/ui/words.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { codeIn, outboxOf } from "../outbox.ts";
import { textsFor } from "../site-texts.ts";
import { beginFormsEarlier, collectComplaints, open } from "../steps.ts";

test(
  "a question about a model reaches the showroom of one's choice, and the number is confirmed below the thanks",
  onPhoneInArabic,
  async ({ page }, info) => {
    const { language } = textsFor(info);
    const complaints = collectComplaints(page);
    const words = leadWords.of(language);
    const number = numberWords.of(language);
    const phone = phoneWords.of(language);
    const digits = `5${String(Date.now()).slice(-7)}`;
    const grouped = `${digits.slice(0, 4)} ${digits.slice(4)}`;
    const written = phoneInGroups(`+974${digits}`);
    await open(page, `/vehicle/nada?lang=${language}#T20`);
    const form = page.locator("#T20 form");
    await expect(page.locator('#T20 a[href^="/test-drive?car=nada"]')).toBeVisible();
    await page.locator("#T20 summary").click();
    await form.getByLabel(words.showroom).selectOption("rimal-showroom-lusail");
    await form.getByLabel(words.firstName).fill("نورة");
    await form.getByLabel(words.lastName).fill("آل ثاني");
    await form.getByLabel(words.mobile).fill(digits);
    // What was typed survives a reload, and so does the moment at which typing began.
    await beginFormsEarlier(page);
    await page.reload();
    await expect(form.getByLabel(words.mobile)).toHaveValue(grouped);
    await expect(form.getByLabel(words.showroom)).toHaveValue("rimal-showroom-lusail");
    // The fold of a form that was being filled in is open.
    await form.locator("button[type=submit]").click();
    await expect(page).toHaveURL(/\/offers\/enquiry\/thank-you\?isFormSubmitted=true&lead=[\w-]{36}&/);

    const offer = page.getByRole("region", { name: number.title });
    await offer.getByRole("button", { name: number.button }).click();
    await expect(offer.getByRole("textbox", { name: phone.phone })).toHaveValue(grouped);
    await page.keyboard.press("Enter");
    const code = offer.getByRole("textbox", { name: phone.code });
    await expect(code).toBeFocused();
    await page.reload();
    await expect(offer.getByText(written)).toBeVisible();
    await code.fill(await codeIn(page, `+974${digits}`));
    const done = page.getByRole("status").filter({ hasText: number.noted });
    await expect(done).toContainText(written);
    await page.reload();
    await expect(done).toContainText(written);
    await expect(offer).toHaveCount(0);

    const { enquiry, confirmedText } = leadMailWords.of("en");
    const mails = await mailsAbout(page, digits);
    const [asked] = mails.filter((mail) => mail.includes(enquiry) && mail.includes("application/x-adf+xml"));
    expect(asked).toContain("lusail@marsa.example");
    expect(asked).not.toContain("[Check]");
    expect(mails.filter((mail) => mail.includes(confirmedText))).toHaveLength(1);
    expect(complaints).toEqual([]);
  },
);

/** The mails to the staff with a number to call. */
async function mailsAbout(page: Page, digits: string): Promise<string[]> {
  return (await outboxOf(page)).split("<article>").filter((mail) => mail.includes(`tel:+974${digits}`));
}
