import type { Locator } from "@playwright/test";
import { signedPageWords } from "#app/features/scheduling/signed-pages/plan-words.ts";
import { noneWords } from "#app/features/signed-pages/words.ts";
import { drivePageWords } from "#app/features/test-drive/signed-pages/drive-page-words.ts";
import { licenseWords } from "#app/features/test-drive/signed-pages/license-words.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways } from "../steps.ts";
import { checkScreen, withoutScripts } from "../without-scripts.ts";
import { newVisitor, visitorCalls } from "./drive-calls.ts";
import { newsOfDrive } from "./drive-messages.ts";

/** Showrooms that confirm at once: each language has one of its own. */
const showrooms = { en: "rimal-showroom-salwa-road", ar: "rimal-showroom-lusail" };

test("a visitor moves and cancels a drive by its link, without scripts, and books the model again", async ({
  page,
  browser,
}, info) => {
  const { language } = textsFor(info);
  const words = { ...signedPageWords.of(language), ...drivePageWords.of(language) };
  const license = licenseWords.of(language);
  const { book } = visitorCalls(page, language);
  const [visitor, wanted] = [newVisitor(language), { car: "jawza", showroom: showrooms[language] }];
  const drive = await book({ ...wanted, time: 0 }, visitor);
  const address = (path = "") => `${drive.link}${path}?lang=${language}`;

  await withoutScripts(browser, async (own) => {
    const heading = (name: string) => own.getByRole("heading", { level: 1, name, exact: true });
    const time = own.getByRole("definition").first();
    const look = (screen: string) => checkScreen(page, own, screen);

    await own.goto(address());
    await expect(heading(words.title)).toBeVisible();
    await expect(own.getByText(words.confirmed)).toBeVisible();
    await expect(own.getByRole("link", { name: license.add })).toBeVisible();
    const before = await time.textContent();
    await look("drive by its link");

    await own.getByRole("link", { name: words.change }).click();
    await expect(heading(words.changeTitle)).toBeVisible();
    await expect(own.getByText(words.timeStays)).toBeVisible();
    await look("other times of a drive");
    // The first of five free days may be today.
    const day = own.getByRole("group").last();
    const hours = day.locator("label").last();
    const [chosenDay, chosenHours] = [await textOf(day.locator("legend")), await textOf(hours)];
    await hours.getByRole("radio").focus();
    await own.keyboard.press("Space");
    await own.getByRole("button", { name: words.moveButton }).press("Enter");
    await expect(heading(words.changedTitle)).toBeVisible();
    for (const part of [chosenDay, chosenHours]) await expect(time).toContainText(part);
    expect(before).not.toContain(chosenDay);
    await look("drive that was moved");
    expect(await newsOfDrive(page, drive.reference, "changed")).toContain(chosenDay);

    await own.getByRole("link", { name: words.cancel }).click();
    await expect(heading(words.cancelTitle)).toBeVisible();
    await look("question before a drive is canceled");
    await own.getByRole("link", { name: words.keep }).click();
    await expect(heading(words.title)).toBeVisible();
    await own.getByRole("link", { name: words.cancel }).click();
    await own.getByRole("button", { name: words.cancelButton }).click();
    await expect(heading(words.canceledTitle)).toBeVisible();
    await newsOfDrive(page, drive.reference, "canceled");

    await own.goto(address());
    await expect(heading(words.canceledTitle)).toBeVisible();
    for (const name of [license.add, words.change, words.cancel])
      await expect(own.getByRole("link", { name })).toHaveCount(0);
    await look("drive that was canceled");
    await own.goto(address("/license"));
    await expect(own.getByText(license["called-off"])).toBeVisible();
    await expect(own.getByLabel(license.front, { exact: true })).toHaveCount(0);
    await look("license of a canceled drive");
  });

  const again = await book({ ...wanted, time: drive.schedStartTime }, visitor);
  expect(again.reference).not.toBe(drive.reference);
  await page.goto(`${again.link}?lang=${language}`);
  await expect(page.getByText(words.confirmed)).toBeVisible();
  await page.goto(address());
  await expect(page.getByRole("heading", { name: words.canceledTitle })).toBeVisible();
});

test("a link that was altered, or signed for another drive, shows nothing", async ({ page }, info) => {
  const { language } = textsFor(info);
  const { forgedTitle } = noneWords.of(language);
  const { book } = visitorCalls(page, language);
  const wanted = { car: "nasma", showroom: showrooms[language] };
  const one = await book({ ...wanted, time: 0 }, newVisitor(language));
  const other = await book({ ...wanted, time: 0 }, newVisitor(language));
  const signature = (link: string) => link.slice(link.indexOf("-"));
  for (const signed of [signature(other.link), `-${"A".repeat(16)}`])
    for (const path of ["", "/change", "/cancel", "/license"]) {
      await page.goto(`${one.link.replace(signature(one.link), signed)}${path}?lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(forgedTitle);
      await expect(page.getByRole("main")).not.toContainText(one.reference);
      await expect(page.getByRole("definition")).toHaveCount(0);
    }
  await expectAccessible(page, "link that was altered");
  await expectNoSideways(page);
});

async function textOf(part: Locator): Promise<string> {
  return (await part.textContent())?.trim() ?? "";
}
