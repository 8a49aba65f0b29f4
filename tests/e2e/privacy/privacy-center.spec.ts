import type { Locator, Page } from "@playwright/test";
import { settingsWords } from "#app/features/account/ui/settings/settings-words.ts";
import { typeWords } from "#app/features/documents/document-words.ts";
import { privacyWords } from "#app/features/privacy/words.ts";
import { ownCustomer } from "../account/own-customer.ts";
import { addLicense, licenseExpiry } from "../documents/licenses.ts";
import { expect, test } from "../journey.ts";
import { outboxOf } from "../outbox.ts";
import { signedInEarlier } from "../program-database.ts";
import { textsFor } from "../site-texts.ts";
import { answers, collectComplaints, expectAccessible, open, openBySigningIn, signIn } from "../steps.ts";
import { withoutScripts } from "../without-scripts.ts";
import { expectReadable, openCopy, titleOf } from "./opened-copy.ts";

test("a customer sees what is stored and who opened it, consents, and takes a copy along", async ({
  page,
  browser,
}, info) => {
  // Reading takes a second or two, and far longer on a machine that is busy with other tests.
  test.slow();
  const texts = textsFor(info);
  const { account: sessionWords, accounts, language } = texts;
  const words = privacyWords.of(language);
  const license = typeWords.of(language)["driving-license"];
  const customer = await ownCustomer();
  await openBySigningIn(page, `/documents/driving-license?lang=${language}`, customer, texts);
  await addLicense(page, texts, `${customer.firstName} ${customer.lastName}`);
  const complaints = collectComplaints(page);

  await open(page, `/account?lang=${language}`);
  await page.getByRole("link", { name: settingsWords.of(language).privacyOpen }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  const held = sectionOf(page, words.heldTitle);
  for (const table of ["account.customer", "documents.document", "documents.reading"])
    await expect(held.getByText(titleOf(table, language), { exact: true })).toBeVisible();

  const readers = sectionOf(page, words.readersTitle);
  const firstPage = readers.getByRole("listitem").filter({ hasText: words.openedPage(license, 1) });
  await expect(firstPage.filter({ hasText: words.you }).first()).toBeVisible();
  await expect(readers.getByText(words.staff)).toHaveCount(0);
  const paper = /\/paper\/[\w.-]+/.exec(await outboxOf(page))?.[0] ?? "";
  await withoutScripts(browser, async (staff) => {
    await staff.goto(`${paper}?lang=${language}`);
    await expect(staff.getByText(customer.email)).toBeVisible();
  });
  await page.reload();
  await expect(firstPage.filter({ hasText: words.staff })).toBeVisible();
  await expectAccessible(page, "privacy center with a reader of the staff");
  await consentSwitch(page, words.marketing).press("Space");
  await expect(consentSwitch(page, words.marketing)).toBeChecked();

  await signedInEarlier(customer.email);
  const prepare = page.getByRole("button", { name: words.prepare, exact: true });
  await prepare.press("Enter");
  const notice = page.getByRole("dialog", { name: sessionWords.againTitle });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: sessionWords.again }).press("Enter");
  await expect(page.getByRole("heading", { name: accounts.signInAgainTitle })).toBeVisible();
  await signIn(page, customer, texts);
  await expect(page).toHaveURL((url) => url.pathname === "/account/privacy" && !url.searchParams.has("code"));
  await answers(page);
  await expect(consentSwitch(page, words.marketing)).toBeChecked();
  await prepare.press("Enter");
  const download = page.getByRole("button", { name: words.download, exact: true });
  await expect(download).toBeVisible({ timeout: 200_000 });
  await expect(page.getByRole("button", { name: words.prepareAgain })).toBeVisible();
  await expectAccessible(page, "a copy that is ready");
  const downloaded = page.waitForEvent("download");
  await download.press("Enter");
  const copy = await openCopy(await downloaded, info.outputPath("copy"));
  await page.reload();
  await expect(download).toBeVisible();
  await expect(firstPage.filter({ hasText: words.copy })).toHaveCount(1);

  const other = language === "en" ? "ar" : "en";
  expect(copy.names).toEqual([...copy.listed, "data.json", "index.html", `index.${other}.html`].toSorted());
  const { firstName, lastName, email, phone } = customer;
  expect(copy.rowsOf("account.customer")).toMatchObject([
    { first_name: firstName, last_name: lastName, email, phone },
  ]);
  expect(copy.rowsOf("documents.document")).toMatchObject([
    { type: "driving-license", expiry: licenseExpiry },
  ]);
  expect(copy.rowsOf("platform.consent")).toMatchObject([{ purpose: "marketing", given: true, language }]);
  expect(copy.rowsOf("documents.reading").map(({ reader }) => reader)).toEqual(
    expect.arrayContaining(["customer", "staff"]),
  );
  const [fields = "", picture = ""] = copy.listed;
  expect(JSON.parse(copy.text(fields))).toContainEqual({ key: "name", value: `${firstName} ${lastName}` });
  expect(copy.text(picture).slice(8, 12)).toBe("WEBP");
  for (const name of copy.names) expect(copy.text(name)).not.toContain("28463400199");

  const reader = await page.context().newPage();
  await reader.goto(copy.address("index.html"));
  await expectReadable(reader, language, customer);
  await reader.locator(`a[hreflang=${other}]`).press("Enter");
  await expectReadable(reader, other, customer);
  await reader.getByRole("link", { name: picture }).press("Enter");
  await expect(reader).toHaveURL(copy.address(picture));
  await reader.close();
  // The browser complains of the answer that a fresh sign-in is needed.
  expect(complaints.filter((one) => !one.includes("403"))).toEqual([]);
});

function sectionOf(page: Page, title: string): Locator {
  return page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
}

function consentSwitch(page: Page, text: string): Locator {
  return page.getByRole("switch", { name: text });
}
