import type { Locator } from "@playwright/test";
import { fleetFormWords } from "#app/features/leads/ui/fleet-words.ts";
import { leadWords } from "#app/features/leads/words.ts";
import { fleetWords } from "#app/features/showroom/ui/fleet/words.ts";
import { otherLanguage } from "#app/i18n/language.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, open } from "../steps.ts";

test("four answers give models with their month, which a link keeps and the inquiry takes along", async ({
  page,
}, info) => {
  const { language, fleet, header } = textsFor(info);
  const words = fleetWords.of(language);
  const complaints = collectComplaints(page);
  await open(page, `/fleet/fleet-calculator-discovery?lang=${language}`);
  const results = page.getByRole("region", { name: fleet("resultTitle") });
  await page.getByLabel(fleet("count.title")).fill("٤٠");
  await page.getByRole("radio", { name: fleet("useLabels.2.label") }).press("Space");
  await page.getByRole("radio", { name: words.months(60) }).press("Space");
  await expect(page).toHaveURL(/count=40&use=tools&term=60/);
  await expect(results).toContainText(words.forAll(40));
  const months = await numbersIn(results.locator("summary span.text-subheading:has(.currency)"));
  expect(months.length).toBeGreaterThan(2);
  expect(months).toEqual(months.toSorted((a, b) => a - b));
  await page.reload();
  await expect(page.getByLabel(fleet("count.title"))).toHaveValue("40");
  await expect(page.getByRole("radio", { name: words.months(60) })).toBeChecked();

  // The form of the page about fleets begins with them on the way back.
  const inquiry = page.locator("#request");
  const count = inquiry.getByRole("textbox", { name: fleetFormWords.of(language).count });
  await page.goto(`/fleet?lang=${language}`);
  await inquiry.scrollIntoViewIfNeeded();
  await expect(count).toHaveValue("40");
  await expect(inquiry.getByRole("combobox")).toHaveValue("60");
  await expect(inquiry).toContainText(words.answersGoAlong);
  await page.goBack();

  // So does the inquiry below the calculator; what is typed there stays, also in the other language.
  await page.getByRole("link", { name: fleet("inquiryLabel") }).click();
  await expect(page).toHaveURL(/count=40.*#request/);
  await expect(count).toHaveValue("40");
  await expect(inquiry.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await count.fill("38");
  await page.getByRole("radio", { name: words.months(48) }).press("Space");
  await expect(inquiry.getByRole("combobox")).toHaveValue("48");
  const other = otherLanguage(language);
  const [company, contact] = [fleetFormWords.of(other), leadWords.of(other)];
  await page
    .getByRole("banner")
    .getByRole("link", { name: header("languageSelector.hint") })
    .press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  const person = [
    [company.company, "Doha Water"],
    [company.crNumber, "12345"],
    [contact.firstName, "Noora"],
    [contact.lastName, "Al Thani"],
    [contact.mobile, "5512 3456"],
    [contact.email, "fleet@example.qa"],
  ] as const;
  for (const [label, typed] of person)
    await inquiry.getByRole("textbox", { name: new RegExp(`^${label}`) }).fill(typed);
  const [sent] = await Promise.all([
    page.waitForRequest(/v3\/leads/),
    inquiry.locator("button[type=submit]").click(),
  ]);
  expect(sent.postDataJSON().fleet).toMatchObject({
    count: "38",
    term: "48",
    models: expect.arrayContaining(["badia", "qafila"]),
    calculator: { kmPerYear: 30_000, count: 40, use: "tools", months: 48 },
  });
  await expect(page).toHaveURL(/\/offers\/fleet\/thank-you\?isFormSubmitted=true/);
  expect(complaints).toEqual([]);
});

async function numbersIn(cells: Locator): Promise<number[]> {
  return (await cells.allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
}
