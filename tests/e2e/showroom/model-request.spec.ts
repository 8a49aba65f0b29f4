import { leadMailWords } from "#app/features/leads/lead-mail-words.ts";
import { leadWords } from "#app/features/leads/words.ts";
import { specificationWords } from "#app/features/showroom/ui/specification/section-words.ts";
import { vehicleWords } from "#app/features/showroom/ui/vehicle/words.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { beginFormsEarlier, expectAccessible, expectNoSideways, open } from "../steps.ts";

test("a model's page leads to its test drive, and a question about it reaches a person at a showroom of one's choice", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { language } = texts;
  const words = leadWords.of(language);
  await open(page, `/vehicle/nada?lang=${language}#T20`);
  const form = page.locator("#T20 form");
  await expect(page.locator('#T20 a[href^="/test-drive?car=nada"]')).toBeVisible();
  await form.getByLabel(words.showroom).selectOption("rimal-showroom-lusail");
  await form.getByLabel(words.firstName).fill("Noora");
  await form.getByLabel(words.lastName).fill("Al Thani");
  await form.getByLabel(words.mobile).fill("5512 3456");
  await expectAccessible(page, "the form of a model");
  // What was typed survives a reload, and so does the moment at which typing began.
  await beginFormsEarlier(page);
  await page.reload();
  await expect(form.getByLabel(words.mobile)).toHaveValue("5512 3456");
  await expect(form.getByLabel(words.showroom)).toHaveValue("rimal-showroom-lusail");
  await form.locator("button[type=submit]").click();
  await expect(page).toHaveURL(/\/offers\/enquiry\/thank-you\?isFormSubmitted=true/);
  await page.goto("/dev/outbox");
  const mail = page
    .locator("article")
    .filter({ hasText: leadMailWords.of("en").enquiry })
    .first();
  await expect(mail).toContainText("lusail@marsa.example");
  await expect(mail).not.toContainText("[Check]");
  await expect(mail.locator("details").last()).toContainText("application/x-adf+xml");
});

test("a model stands beside any two others, by a form that needs no script", async ({ browser }, info) => {
  const { language } = textsFor(info);
  const words = vehicleWords.of(language);
  const context = await browser.newContext({ ...info.project.use, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/vehicle/nasma?lang=${language}`);
  const section = page.locator("#T17");
  await section.getByLabel(words.secondModel).selectOption("wahat");
  await section.getByLabel(words.thirdModel).selectOption("badia");
  await section.getByRole("button", { name: words.compare, exact: true }).click();
  await expect(page).toHaveURL(
    new RegExp(`/vehicle/nasma\\?lang=${language}&compare=wahat&compare=badia#T17$`),
  );
  await expect(section.locator("thead a")).toHaveCount(2);
  await expect(section.locator('thead a[href^="/vehicle/wahat"]')).toBeVisible();
  await expect(section.locator('thead a[href^="/vehicle/badia"]')).toBeVisible();
  await expect(section.getByLabel(words.thirdModel)).toHaveValue("badia");
  await expectNoSideways(page);
  await context.close();
});

test("the link to the brochure of a model leads to a PDF in the language of the page", async ({
  page,
  request,
}, info) => {
  const { language } = textsFor(info);
  await page.goto(`/vehicle/suhail?lang=${language}`);
  const link = page.locator("#T18").getByRole("link", { name: specificationWords.of(language).brochure });
  await expect(link).toHaveAttribute("href", `/brochures/suhail-${language}.pdf`);
  const answer = await request.get(`/brochures/suhail-${language}.pdf`);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect(answer.headers()["content-language"]).toBe(language);
});
