import sharp from "sharp";
import { drivePageWords } from "#app/features/test-drive/signed-pages/drive-page-words.ts";
import { licenseWords } from "#app/features/test-drive/signed-pages/license-words.ts";
import {
  showroomPageWords,
  showroomStateWords,
} from "#app/features/test-drive/signed-pages/showroom-page-words.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways } from "../steps.ts";
import { withoutScripts } from "../without-scripts.ts";
import { newVisitor, visitorCalls } from "./drive-calls.ts";
import { showroomLinkIn } from "./drive-messages.ts";

/** A car of a showroom that confirms by hand. */
const wanted = { car: "suhail", showroom: "rimal-showroom-al-wakrah", time: -1 };

test(
  "a driver adds a license and staff answer from the lead's mail; both see what became of it",
  onPhoneInArabic,
  async ({ page, browser }, info) => {
    const { language } = textsFor(info);
    const words = showroomPageWords.of(language);
    const states = showroomStateWords.of(language);
    const license = licenseWords.of(language);
    const visitor = newVisitor(language, "مقعد أطفال\nA baby seat, please.");
    const drive = await visitorCalls(page, language).book(wanted, visitor);
    expect(drive.code).toBe("requested");

    await page.goto(`${drive.link}?lang=${language}`);
    await expect(page.getByText(drivePageWords.of(language).requested)).toBeVisible();
    await page.getByRole("link", { name: license.add }).click();
    await expect(page.getByRole("heading", { level: 1, name: license.title })).toBeVisible();
    await expectAccessible(page, "license of a drive");
    const front = page.getByLabel(license.front, { exact: true });
    const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: "#7799aa" } });
    await front.setInputFiles({
      name: "a.jpg",
      mimeType: "image/jpeg",
      buffer: await photo.jpeg().toBuffer(),
    });
    await page.getByRole("button", { name: license.button }).click();
    await expect(page.getByRole("status")).toHaveText(license.done);
    await expectAccessible(page, "license that was added");
    await expectNoSideways(page);

    const link = `${await showroomLinkIn(page, drive.reference)}?lang=${language}`;
    await withoutScripts(browser, async (staff) => {
      await staff.goto(link);
      await expect(staff.getByText(states.requested, { exact: true }).first()).toBeVisible();
      await expect(staff.getByRole("link", { name: words.whatsapp })).toHaveAttribute(
        "href",
        `https://wa.me/974${visitor.mobile}`,
      );
      await staff.locator("summary", { hasText: words.front }).click();
      const picture = staff.getByRole("img", { name: `${words.license}: ${words.front}` });
      await expect(picture).toHaveJSProperty("naturalWidth", 600);
      await staff.getByRole("button", { name: words.moveConfirmed, exact: true }).press("Enter");
      await expect(staff.getByRole("status")).toHaveText(words.saved);
      await expect(staff.getByText(states.confirmed, { exact: true }).first()).toBeVisible();
      await staff.getByRole("button", { name: words.tick }).click();
      await expect(staff.getByRole("button", { name: words.untick })).toBeVisible();
    });

    // What the staff see, with axe, which needs scripts.
    await page.goto(link);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await expectAccessible(page, "showroom's page of a drive");
    await expectNoSideways(page);
    await page.goto(`${drive.link}?lang=${language}`);
    await expect(page.getByText(drivePageWords.of(language).confirmed)).toBeVisible();
  },
);
