import { uploadWords } from "#app/features/documents/ui/upload/upload-words.ts";
import { documentsWords } from "#app/features/documents/ui/words.ts";
import { expect, onPhoneInArabic } from "../journey.ts";
import { newCustomer } from "../new-customer.ts";
import { textsFor } from "../site-texts.ts";
import { answers, collectComplaints, expectAccessible, expectNoSideways, openSignedIn } from "../steps.ts";
import { test } from "./camera.ts";
import { confirmLicense, licenseSide } from "./licenses.ts";

/** The number of the specimen. */
const onLicense = "28463400117";

test(
  "a customer photographs a license, corrects what was read, confirms it and deletes it",
  onPhoneInArabic,
  async ({ page }, info) => {
    // Reading takes a second or two, and far longer on a machine that is busy with other tests.
    test.slow();
    const texts = textsFor(info);
    const { language, documents } = texts;
    const upload = uploadWords.of(language);
    const words = documentsWords.of(language);
    const name = documents("types.driving-license.name");
    const complaints = collectComplaints(page);
    await openSignedIn(page, `/documents?lang=${language}`, await newCustomer(), texts);
    await expect(page.getByText(documents("nextTitles.none").replace("{name}", name))).toBeVisible();
    await expectAccessible(page, "documents of a customer without any");
    await page.getByRole("link", { name: documents("addLabel"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await answers(page);

    await page.getByRole("button", { name: upload.takePhoto }).press("Enter");
    const camera = page.getByRole("dialog", { name: upload.camera });
    const shoot = camera.getByRole("button", { name: upload.shoot });
    await expect(shoot).toBeEnabled();
    await expectAccessible(page, "the camera before a license");
    await shoot.press("Enter");
    await expect(camera).toBeHidden();
    await expect(page.getByText("photo-1.jpg")).toBeVisible();
    await page.getByLabel(upload.chooseFor(upload.back)).setInputFiles(licenseSide(1));
    await expect(page.getByText("side-1.webp")).toBeVisible();
    await expectNoSideways(page);
    await page.getByRole("button", { name: upload.send }).press("Enter");

    await expect(page.getByRole("heading", { name: documents("reviewTitle") })).toBeVisible({
      timeout: 200_000,
    });
    const number = page.getByLabel(words["number of driving-license"], { exact: true });
    await expect(number).toBeVisible({ timeout: 300_000 });
    await expect(number).toHaveValue(onLicense);
    await expectAccessible(page, "what was read of a license");
    await expectNoSideways(page);
    await confirmLicense(page, texts, { number: "28463400199", name: "Noora Al Kuwari" });

    // Of the number only its end is stored.
    await page.reload();
    await expect(page.getByText("•••• 0199")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("28463400199");
    await expect(page.getByRole("img", { name: words.front })).toBeVisible();
    await expectAccessible(page, "a confirmed license");
    await expectNoSideways(page);

    await page.getByRole("button", { name: documents("deleteLabel") }).click();
    const dialog = page.getByRole("dialog", { name: documents("deleteTitle") });
    await dialog.getByRole("button", { name: documents("deleteButtonLabel"), exact: true }).click();
    await expect(page.getByText(documents("deletedText"))).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: documents("uploadTitle") })).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
