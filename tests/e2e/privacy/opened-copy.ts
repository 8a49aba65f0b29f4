import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Download, expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { directionOf, type Language } from "#app/i18n/language.ts";
import { personalTables } from "#app/platform/personal-data/register.server.ts";
import type { DemoPerson } from "#db/seed/demo/demo-people.ts";
import { expectAccessible } from "../steps.ts";
import "#server/app.ts";

interface CopyData {
  readonly data: readonly { readonly name: string; readonly rows: readonly Record<string, unknown>[] }[];
  readonly files: readonly string[];
}

/** Opens a downloaded copy in a folder, as its customer would. */
export async function openCopy(download: Download, folder: string) {
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const { data, files: listed } = JSON.parse(text("data.json")) as CopyData;
  return {
    names: Object.keys(files).toSorted(),
    listed: listed.toSorted(),
    text,
    address: (name: string) => pathToFileURL(join(folder, name)).href,
    rowsOf: (table: string) => data.find(({ name }) => name === table)?.rows ?? [],
  };
}

/** The title of a table in the register, which is what its rows are called to their customer. */
export function titleOf(table: string, language: Language): string {
  const found = personalTables().find((one) => one.table === table);
  if (found === undefined) throw new Error(`${table} is not in the register`);
  return found.title[language];
}

/** The readable page of a copy in one language: it names the customer and their document, and consists of itself alone. */
export async function expectReadable(
  page: Page,
  language: Language,
  { firstName, lastName, email }: DemoPerson,
): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("dir", directionOf(language));
  const account = page.locator("section").filter({
    has: page.getByRole("heading", { name: titleOf("account.customer", language), exact: true }),
  });
  for (const value of [firstName, lastName, email]) await expect(account.getByText(value)).toBeVisible();
  const documents = titleOf("documents.document", language);
  await expect(page.getByRole("heading", { name: documents, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /driving-license-.*\/page-1\.webp$/ })).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);
  const loaded = () => performance.getEntriesByType("resource").map(({ name }) => name);
  expect(await page.evaluate(loaded)).toEqual([]);
  await expectAccessible(page, `a copy's page (${language})`);
}
