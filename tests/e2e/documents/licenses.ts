import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { reviewWords } from "#app/features/documents/ui/review/review-words.ts";
import { uploadWords } from "#app/features/documents/ui/upload/upload-words.ts";
import { documentsWords } from "#app/features/documents/ui/words.ts";
import type { SiteTexts } from "../site-texts.ts";
import { answers } from "../steps.ts";

const folder = join(import.meta.dirname, "../../../db/seed/demo/documents");

/** The last day of a license that serves whenever the journeys run. */
export const licenseExpiry = new Date(Date.now() + 700 * 86_400_000).toISOString().slice(0, 10);

/** A side of a license that belongs to nobody, as a file to choose. */
export function licenseSide(place: 0 | 1) {
  const buffer = readFileSync(join(folder, `driving-license-${place}.webp`));
  return { name: `side-${place}.webp`, mimeType: "image/webp", buffer };
}

/** Corrects what was read of a license that is to be confirmed, and confirms it. */
export async function confirmLicense(
  page: Page,
  { language, documents }: SiteTexts,
  fields: { readonly number: string; readonly name: string },
): Promise<void> {
  const words = { ...documentsWords.of(language), ...reviewWords.of(language) };
  await page.getByLabel(words["number of driving-license"], { exact: true }).fill(fields.number);
  await page.getByLabel(words.name, { exact: true }).fill(fields.name);
  await page.getByRole("group", { name: words.expiry }).getByRole("textbox").first().fill(licenseExpiry);
  const uncertain = page.getByRole("button", { name: new RegExp(`^${words.approveLabel("")}`) });
  while ((await uncertain.count()) > 0) await uncertain.first().click();
  await page.getByRole("button", { name: documents("confirmButtonLabel") }).click();
  await expect(page.getByText(documents("confirmedTitle"))).toBeVisible();
}

/** Adds the front of a license by the page of licenses, which is open, and confirms it. */
export async function addLicense(page: Page, texts: SiteTexts, name: string): Promise<void> {
  const words = documentsWords.of(texts.language);
  const upload = uploadWords.of(texts.language);
  await answers(page);
  await page.getByLabel(upload.chooseFor(upload.front)).setInputFiles(licenseSide(0));
  await page.getByRole("button", { name: upload.send }).press("Enter");
  // Reading takes a second or two, and far longer on a machine that is busy with other tests.
  await expect(page.getByLabel(words["number of driving-license"], { exact: true })).toBeVisible({
    timeout: 300_000,
  });
  await confirmLicense(page, texts, { number: "28463400199", name });
}
