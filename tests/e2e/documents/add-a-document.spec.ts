import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { reviewWords } from "#app/features/documents/ui/review/review-words.ts";
import { uploadWords } from "#app/features/documents/ui/upload/upload-words.ts";
import { documentsWords } from "#app/features/documents/ui/words.ts";
import { confirmAccount, requestAccount } from "../account/registration.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways, profileButton, signIn } from "../steps.ts";

const folder = join(import.meta.dirname, "../../../db/seed/demo/documents");
const side = (place: number) => ({
  ...{ name: `side-${place}.webp`, mimeType: "image/webp" },
  buffer: readFileSync(join(folder, `driving-license-${place}.webp`)),
});

test("a customer adds a license, corrects what was read, confirms it and deletes it", async ({
  page,
}, info) => {
  // Reading takes a second or two, and far longer on a machine that is busy with other tests.
  test.slow();
  const texts = textsFor(info);
  const { language, documents } = texts;
  const upload = uploadWords.of(language);
  const words = { ...documentsWords.of(language), ...reviewWords.of(language) };
  const name = documents("types.driving-license.name");

  // A customer of this test's own.
  await page.goto(`/documents?lang=${language}`);
  const person = await requestAccount(page, texts);
  await confirmAccount(page, person, texts);
  await signIn(page, person, texts);
  await expect(profileButton(page, texts)).toBeVisible();
  // From here on: registering refuses a password on purpose.
  const complaints = collectComplaints(page);
  await expect(page.getByText(documents("nextTitles.none").replace("{name}", name))).toBeVisible();
  await expectAccessible(page, "documents of a customer without any");
  await expectNoSideways(page);
  await page.getByRole("link", { name: documents("addLabel"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  // What is no document is refused at once; what was chosen stays.
  await page.getByLabel(upload.chooseFor(upload.front)).setInputFiles(side(0));
  await expect(page.getByText("side-0.webp")).toBeVisible();
  await page
    .getByLabel(upload.chooseFor(upload.back))
    .setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF at all") });
  await expect(page.getByRole("alert")).toContainText("notes.pdf");
  await expectAccessible(page, "a refused file");
  await page.getByLabel(upload.chooseFor(upload.back)).setInputFiles(side(1));
  await expect(page.getByText("side-1.webp")).toBeVisible();
  await expectNoSideways(page);
  await page.getByRole("button", { name: upload.send }).press("Enter");

  await expect(page.getByRole("heading", { name: documents("reviewTitle") })).toBeVisible({
    timeout: 60_000,
  });
  const number = page.getByLabel(words["number of driving-license"], { exact: true });
  await expect(number).toBeVisible({ timeout: 150_000 });
  await expectAccessible(page, "what was read of a license");
  await expectNoSideways(page);
  await number.fill("28463400199");
  await page.getByLabel(words.name, { exact: true }).fill("Noora Al Kuwari");
  await page.getByLabel(words.expiry, { exact: true }).fill("2028-06-01");
  const uncertain = page.getByRole("button", { name: new RegExp(`^${words.approveLabel("")}`) });
  while ((await uncertain.count()) > 0) await uncertain.first().click();
  await page.getByRole("button", { name: documents("confirmButtonLabel") }).click();
  await expect(page.getByText(documents("confirmedTitle"))).toBeVisible();

  // Of the number only its end is stored.
  await page.reload();
  await expect(page.getByText("•••• 0199")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("28463400199");
  await expect(page.getByRole("img", { name: words.front })).toBeVisible();
  await expectAccessible(page, "a confirmed license");
  await expectNoSideways(page);

  await page.getByRole("button", { name: documents("deleteLabel") }).click();
  const dialog = page.getByRole("dialog", { name: documents("deleteTitle") });
  await expectAccessible(page, "the question before a document is deleted");
  await dialog.getByRole("button", { name: documents("deleteButtonLabel"), exact: true }).click();
  await expect(page.getByText(documents("deletedText"))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: documents("uploadTitle") })).toBeVisible();
  expect(complaints).toEqual([]);
});
