import { dashboardWords } from "#app/features/dashboard/words.ts";
import { mobileWords } from "#app/features/phone/ui/mobile/mobile-words.ts";
import { phoneWords } from "#app/features/phone/ui/words.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { codeIn } from "../outbox.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, profileButton, signIn } from "../steps.ts";
import { confirmAccount, requestAccount } from "./registration.ts";

test(
  "a new customer registers by a mail, finds an empty dashboard, and confirms a number across a reload",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const { dashboard, language } = texts;
    const [phone, mobile] = [phoneWords.of(language), mobileWords.of(language)];
    const digits = `5${String(Date.now()).slice(-7)}`;
    const typed = [...digits].map((digit) => String.fromCodePoint(0x0660 + Number(digit))).join("");
    const written = phoneInGroups(`+974${digits}`);
    await page.goto(`/dashboard?lang=${language}`);
    const person = await requestAccount(page, texts);
    await expectAccessible(page, "check your mail");
    await confirmAccount(page, person, texts, (screen) => expectAccessible(page, screen));
    await signIn(page, person, texts);

    await expect(page).toHaveURL(`/dashboard?lang=${language}`);
    await expect(profileButton(page, texts)).toBeVisible();
    const greeting = dashboard("greeting").replace("{name}", person.firstName);
    await expect(page.getByRole("heading", { name: greeting })).toBeVisible();
    await expect(page.getByText(dashboard("vehiclesEmptyTitle"))).toBeVisible();
    await expect(page.getByText(dashboard("appointmentsEmptyText"))).toBeVisible();
    await expectAccessible(page, "empty dashboard");

    const section = page.locator("section").filter({
      has: page.getByRole("heading", { name: dashboardWords.of(language).mobileTitle, exact: true }),
    });
    await section.getByRole("button", { name: new RegExp(`^(${mobile.confirm}|${phone.change})$`) }).click();
    const number = section.getByRole("textbox", { name: phone.phone });
    await expect(number).toBeFocused();
    await number.fill("");
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    const code = section.getByRole("textbox", { name: phone.code });
    await expect(code).toBeFocused();
    await expect(section.getByText(written)).toBeVisible();
    await expectAccessible(page, "the code of a number");
    await page.reload();
    const sent = await codeIn(page, `+974${digits}`);
    await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
    await expect(section.getByRole("status").filter({ hasText: written })).toBeFocused();
    await section.getByRole("radio", { name: phone.whatsapp }).click();
    await expect(section.getByRole("radio", { name: phone.whatsapp })).toBeChecked();
    await expectAccessible(page, "a confirmed number");
    await page.reload();
    await expect(section.getByText(written)).toBeVisible();
    await expect(section.getByRole("radio", { name: phone.whatsapp })).toBeChecked();
  },
);
