import type { Page } from "@playwright/test";
import { signedPageWords } from "#app/features/scheduling/signed-pages/plan-words.ts";
import { driveEmailWords } from "#app/features/test-drive/server/messages/drive-email-words.ts";
import { drivePageWords } from "#app/features/test-drive/signed-pages/drive-page-words.ts";
import { showroomPageWords } from "#app/features/test-drive/signed-pages/showroom-page-words.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import "../../set-market.ts";
import { checkScreen, withoutScripts } from "../without-scripts.ts";
import { newVisitor, visitorCalls } from "./drive-calls.ts";
import { newsOfDrive, showroomLinkIn } from "./drive-messages.ts";

/** The only car of its model at a showroom that confirms by hand. */
const alone = { car: "badia", showroom: "rimal-showroom-al-wakrah", time: 1 };

test("a driver whose demo car breaks down chooses one of three other times, which is requested again", async ({
  page,
  browser,
}, info) => {
  const { language } = textsFor(info);
  const words = { ...signedPageWords.of(language), ...drivePageWords.of(language) };
  const staffWords = showroomPageWords.of(language);
  const drive = await visitorCalls(page, language).book(alone, newVisitor(language));
  const showroomLink = await showroomLinkIn(page, drive.reference);
  const link = `${drive.link}?lang=${language}`;

  await withoutScripts(browser, async (staff) => {
    await staff.goto(`${showroomLink}?lang=${language}`);
    await staff.getByRole("button", { name: staffWords.moveConfirmed, exact: true }).click();
    await expect(staff.getByRole("status")).toHaveText(staffWords.saved);
    await takeCarOut(staff, language);
    await expect(staff.getByRole("status")).toHaveText(staffWords.outageDone(0, 1));
    await expect(staff.getByRole("link", { name: staffWords.chooseTime })).toBeVisible();
    await checkScreen(page, staff, "showroom's page of a drive without a car");
  });
  const lost = await newsOfDrive(page, drive.reference, "lost");
  expect(lost).toContain(driveEmailWords.of(language).lostText(momentOf(drive.schedStartTime, language)));

  await withoutScripts(browser, async (own) => {
    const heading = (name: string) => own.getByRole("heading", { level: 1, name, exact: true });
    await own.goto(link);
    await expect(own.getByText(words.lost)).toBeVisible();
    await checkScreen(page, own, "drive without a car");
    await own.getByRole("link", { name: words.change }).click();
    await expect(heading(words.chooseTitle)).toBeVisible();
    await expect(own.getByText(words.timeStays)).toHaveCount(0);
    await checkScreen(page, own, "times instead of a lost one");
    const free = await own
      .getByRole("radio")
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
    const offered = free.filter((value) => lost.includes(momentOf(startOf(value), language)));
    expect(offered).toHaveLength(3);
    expect(free.map(startOf)).not.toContain(drive.schedStartTime);
    const [first = ""] = offered;
    await own.locator(`input[value="${first}"]`).press("Space");
    await own.getByRole("button", { name: words.moveButton }).press("Enter");
    await expect(heading(words.changedTitle)).toBeVisible();
    await own.goto(link);
    await expect(own.getByText(words.requested)).toBeVisible();
    const changed = await newsOfDrive(page, drive.reference, "changed");
    expect(changed).toContain(driveEmailWords.of(language).notConfirmedYet);
  });
});

/** By the form of the showroom's page, for an hour from the start of the drive on. */
async function takeCarOut(staff: Page, language: Language): Promise<void> {
  const words = showroomPageWords.of(language);
  await staff.locator("summary", { hasText: words.outage }).click();
  await staff.getByRole("radio", { name: words.hours1, exact: true }).press("Space");
  await staff.getByLabel(words.reason).fill("A flat tire");
  await staff.getByRole("button", { name: words.outageButton }).click();
}

/** Of a time as a form sends it: the minutes of its start and end. */
function startOf(value: string): string {
  return new Date(Number.parseInt(value, 10) * 60_000).toISOString();
}

/** As mails write it, in the zone of the demo's showrooms. */
function momentOf(start: string, language: Language): string {
  const zone = "Asia/Qatar";
  return momentInWords(start, zone, language);
}
