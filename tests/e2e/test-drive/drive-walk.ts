import { expect, type Page } from "@playwright/test";
import { codeIn } from "../outbox.ts";
import type { SiteTexts } from "../site-texts.ts";
import { expectAccessible, expectNoSideways } from "../steps.ts";
import { licenseDay } from "./drive-calls.ts";

/** The wizard by hand: each deed answers one question. */
export function driveWalk(page: Page, { drive, earliest, phone, words }: SiteTexts) {
  const heading = (name: string) => page.getByRole("heading", { name: drive(name) });
  const next = page.getByRole("button", { name: drive("continueLabel"), exact: true });
  const slots = page.getByRole("group", { name: words.freeTimes }).getByRole("radio");
  const goOn = async (title: string) => {
    await next.click();
    await expect(heading(title)).toBeVisible();
  };
  const answer = (name: string) => page.getByRole("radio", { name: drive(name), exact: true }).check();
  const nameField = (name: string) => page.getByRole("textbox", { name: drive(name) });
  const code = page.getByRole("textbox", { name: phone.code });
  const licenseParts = page.getByRole("group", { name: drive("licenseUntilLabel") }).getByRole("textbox");
  return {
    heading,
    licenseParts,
    next,
    slots,
    goOn,
    answer,
    nameField,
    confirm: page.getByRole("button", { name: drive("confirmLabel"), exact: true }),
    showroom: (id: string) => page.locator(`input[type=radio][value=${id}]`),
    async screen(name: string) {
      await expectAccessible(page, name);
      await expectNoSideways(page);
    },
    /** From a chosen car to the summary, by the earliest time anywhere. */
    async toSummaryByEarliest() {
      await goOn("showroomTitle");
      await page.getByRole("button", { name: earliest.take, exact: true }).click();
      await expect(heading("summaryTitle")).toBeVisible();
    },
    /** The last time of a day from the third one on, which the lead time does not reach meanwhile. Answers with its start. */
    async chooseTime(): Promise<string> {
      for (let days = 0; days < 3; days += 1)
        await page.getByRole("button", { name: words.nextDay, exact: true }).click();
      const nextFreeDay = page.getByRole("button", { name: words.goToNextFreeDay("") });
      await expect(slots.last().or(nextFreeDay)).toBeVisible();
      if (await nextFreeDay.isVisible()) await nextFreeDay.click();
      await slots.last().click();
      await expect(slots.last()).toBeChecked();
      return slots.last().inputValue();
    },
    async sayWho({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) {
      await nameField("firstNameLabel").fill(firstName);
      await nameField("lastNameLabel").fill(lastName);
    },
    async requestCode(mobile: string) {
      await page.getByRole("textbox", { name: phone.phone }).fill(mobile);
      await page.getByRole("button", { name: phone.send, exact: true }).click();
      await expect(code).toBeFocused();
    },
    async enterCode(mobile: string) {
      await code.fill(await codeIn(page, mobile));
      await expect(page.getByText(phone.confirmed)).toBeVisible();
    },
    async answerLicense() {
      await answer("licenseCountries.qatar");
      await licenseParts.first().fill(licenseDay);
      await answer("yesLabel");
    },
  };
}
