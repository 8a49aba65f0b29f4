import { expect, type Locator, test } from "@playwright/test";
import { fleetWords } from "#app/features/showroom/ui/fleet/words.ts";
import { textsFor } from "./site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways } from "./steps.ts";

const numbersIn = async (cells: Locator) =>
  (await cells.allTextContents()).map((text) => Number(text.replace(/\D/g, "")));

test("four answers give models with their month, which a link keeps", async ({ page }, info) => {
  const { language, fleet } = textsFor(info);
  const words = fleetWords.of(language);
  const complaints = collectComplaints(page);
  await page.goto(`/fleet/fleet-calculator-discovery?lang=${language}`);
  await expectAccessible(page, "the fleet calculator");
  await expectNoSideways(page);

  const results = page.getByRole("region", { name: fleet("resultTitle") });
  const lines = results.locator("details");
  await page.getByLabel(fleet("count.title")).fill("٤٠");
  await page.getByRole("radio", { name: fleet("useLabels.2.label") }).check({ force: true });
  await page.getByRole("radio", { name: words.months(60) }).check({ force: true });
  await expect(page).toHaveURL(/count=40&use=tools&term=60/);
  await expect(results).toContainText(words.forAll(40));
  const months = await numbersIn(results.locator("summary span.text-subheading:has(.currency)"));
  expect(months.length).toBeGreaterThan(2);
  expect(months).toEqual(months.toSorted((a, b) => a - b));

  await lines.first().locator("summary").click();
  const [value = 0, finance = 0, registration = 0, service = 0, tires = 0, total] = await numbersIn(
    lines.first().getByRole("cell"),
  );
  expect(value + finance + registration + service + tires).toBe(total);
  expect(total).toBe(months[0]);
  await expectAccessible(page, "the parts of a month");

  await page.reload();
  await expect(page.getByLabel(fleet("count.title"))).toHaveValue("40");
  await expect(page.getByRole("radio", { name: words.months(60) })).toBeChecked();
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the answers are sent by a button", async ({ page }, info) => {
    const { language, fleet } = textsFor(info);
    const words = fleetWords.of(language);
    await page.goto(`/fleet/fleet-calculator-discovery?lang=${language}`);
    await page.getByLabel(fleet("count.title")).fill("12");
    await page.getByRole("button", { name: words.reckon }).click();
    await expect(page.getByRole("region", { name: fleet("resultTitle") })).toContainText(words.forAll(12));
  });
});
