import { leadMailWords } from "#app/features/leads/lead-mail-words.ts";
import { numberWords } from "#app/features/leads/ui/number/words.ts";
import { leadWords } from "#app/features/leads/words.ts";
import { phoneWords } from "#app/features/phone/ui/words.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { expect, test } from "../journey.ts";
import { codeIn, outboxOf } from "../outbox.ts";
import { textsFor } from "../site-texts.ts";
import { beginFormsEarlier, collectComplaints, expectAccessible, expectNoSideways, open } from "../steps.ts";

test("below the thanks for a form a visitor confirms the number, across a reload, and staff hear of it", async ({
  page,
}, info) => {
  const { language } = textsFor(info);
  const complaints = collectComplaints(page);
  const fields = leadWords.of(language);
  const words = numberWords.of(language);
  const phone = phoneWords.of(language);
  const digits = `5${String(Date.now()).slice(-7)}`;
  const written = phoneInGroups(`+974${digits}`);
  await open(page, `/offers/suhail-lease?lang=${language}`);
  await page.getByRole("textbox", { name: fields.firstName }).fill("Noora");
  await page.getByRole("textbox", { name: fields.lastName }).fill("Al Thani");
  await page.getByRole("textbox", { name: fields.mobile }).fill(digits);
  await beginFormsEarlier(page);
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/\/thank-you\?isFormSubmitted=true&lead=[\w-]{36}&/);

  const offer = page.getByRole("region", { name: words.title });
  await expect(offer).toContainText(words.text);
  await expectAccessible(page, "the thanks with the offer");
  await offer.getByRole("button", { name: words.button }).focus();
  await page.keyboard.press("Enter");
  const number = offer.getByRole("textbox", { name: phone.phone });
  await expect(number).toBeFocused();
  await expect(number).toHaveValue(`${digits.slice(0, 4)} ${digits.slice(4)}`);
  await page.keyboard.press("Enter");
  const code = offer.getByRole("textbox", { name: phone.code });
  await expect(code).toBeFocused();
  await expectAccessible(page, "the code below the thanks");
  await expectNoSideways(page);
  await page.reload();
  await expect(offer.getByText(written)).toBeVisible();
  await code.fill(await codeIn(page, `+974${digits}`));

  const done = page.getByRole("status").filter({ hasText: words.noted });
  await expect(done).toBeFocused();
  await expect(done).toContainText(written);
  await expectAccessible(page, "a confirmed number below the thanks");
  await page.reload();
  await expect(done).toContainText(written);
  await expect(offer).toHaveCount(0);
  const { confirmedText } = leadMailWords.of("en");
  const mails = (await outboxOf(page)).split("<article>").filter((mail) => mail.includes(confirmedText));
  expect(mails.filter((mail) => mail.includes(`tel:+974${digits}`))).toHaveLength(1);
  expect(complaints).toEqual([]);
});
