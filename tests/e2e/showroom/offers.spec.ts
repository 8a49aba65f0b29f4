import type { Page } from "@playwright/test";
import { leadWords } from "#app/features/leads/words.ts";
import { filterWords } from "#app/features/showroom/ui/offers/filter-words.ts";
import { offerWords } from "#app/features/showroom/ui/offers/words.ts";
import { otherLanguage } from "#app/i18n/language.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { formWords } from "#app/ui/form/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { recordEvents } from "../analytics/analytics-steps.ts";
import { expect, test } from "../journey.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import {
  beginFormsEarlier,
  collectComplaints,
  expectAccessible,
  expectNoSideways,
  open,
  openSignedIn,
} from "../steps.ts";

const offer = "suhail-lease";

test("offers are narrowed by type and model in the address; where nothing is left it says what to do", async ({
  page,
}, info) => {
  const { language, emptyState } = textsFor(info);
  const words = filterWords.of(language);
  await page.goto(`/special-offers?lang=${language}`);
  const tiles = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  await expect(tiles).toHaveCount(11);
  await expectAccessible(page, "offers");
  await expectNoSideways(page);
  const filters = page.getByRole("navigation", { name: words.filters });
  await filters.getByRole("list", { name: words.type }).getByRole("link").last().click();
  await expect(page).toHaveURL(/bodyType=hybrid/);
  await expect(tiles).toHaveCount(5);
  await expect(filters.getByRole("status")).toContainText(words.count(5));

  await page.goto(`/special-offers?model=suhail&bodyType=pickup,van&lang=${language}`);
  await expect(tiles).toHaveCount(1);
  await page.goto(`/special-offers?model=sadaf&lang=${language}`);
  await expect(page.getByRole("heading", { name: emptyState("offers")("title") })).toBeVisible();
  await expectAccessible(page, "no offers");
  await filters.getByRole("link", { name: words.showAll }).click();
  await expect(tiles).toHaveCount(11);
});

test("an offer is requested: wrong, then right; what was typed survives errors, a reload and the other language", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { language } = texts;
  const other = otherLanguage(language);
  const complaints = collectComplaints(page);
  const words = leadWords.of(language);
  const missing = problemTexts.missing[language];
  const wrong = problemTexts["wrong-format"][language];
  await open(page, `/offers/${offer}?lang=${language}&utm_source=radio`);
  await submit(page, texts);
  const summary = page.getByRole("region", { name: formWords.of(language).fieldsToMend(3) });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("button")).toHaveText([
    `${words.firstName}: ${missing}`,
    `${words.lastName}: ${missing}`,
    `${words.mobile}: ${missing}`,
  ]);
  await expectAccessible(page, "the form with errors");
  await expectNoSideways(page);

  await summary.getByRole("button").first().click();
  const firstName = field(page, words.firstName);
  await expect(firstName).toBeFocused();
  await firstName.fill("Al-Noor");
  await field(page, words.lastName).fill("العلي");
  await expect(errorOf(page, words.firstName)).toHaveText(wrong);
  await page.getByRole("button", { name: formWords.of(language).takeSuggestion("Al Noor") }).click();
  await expect(firstName).toHaveValue("Al Noor");
  await expect(errorOf(page, words.firstName)).toHaveText("");
  // The mask: Arabic digits and a pasted dial code become two groups; a wrong first digit is reported on leaving.
  const mobile = field(page, words.mobile);
  await mobile.fill("+974 ٤٥١٢٣٤٥٦");
  await expect(mobile).toHaveValue("4512 3456");
  await mobile.blur();
  await expect(errorOf(page, words.mobile)).toHaveText(wrong);

  await page.reload();
  await expect(firstName).toHaveValue("Al Noor");
  await expect(mobile).toHaveValue("4512 3456");
  await page
    .getByRole("banner")
    .getByRole("link", { name: texts.header("languageSelector.hint") })
    .press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  const others = leadWords.of(other);
  await expect(field(page, others.firstName)).toHaveValue("Al Noor");
  await field(page, others.mobile).fill("5512 3456");
  await beginFormsEarlier(page);
  const [sent] = await Promise.all([
    page.waitForRequest(/v3\/leads/),
    page.locator("form button[type=submit]").click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({
    kind: "offer",
    offerId: offer,
    campaignId: `offer-${offer}`,
    mobile: "5512 3456",
    utm: { utm_source: "radio" },
    marketingConsent: false,
  });
  await expect(page).toHaveURL(
    new RegExp(`/offers/${offer}/thank-you\\?isFormSubmitted=true&lead=[\\w-]{36}&lang=${other}$`),
  );
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expectAccessible(page, "thank you");
  await page.getByRole("main").getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/finance\?lang=/);
  expect(await page.evaluate(() => history.state?.usr?.previousPage)).toBe(`/offers/${offer}`);
  // What was sent is not typed again.
  await open(page, `/offers/${offer}?lang=${language}`);
  await expect(page.locator("form button[type=submit]")).toBeVisible();
  await expect(field(page, words.mobile)).toHaveValue("");
  expect(complaints).toEqual([]);
});

test("a customer's form knows them, keeps what they type, goes out once more under its key and names nobody", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const words = leadWords.of(texts.language);
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  const events = await recordEvents(page);
  await page.addInitScript(() => {
    const consent = { answer: "granted", at: "2026-01-01T00:00:00.000Z", version: 1 };
    localStorage.setItem("marsa.consent", JSON.stringify(consent));
  });
  const keys: (string | undefined)[] = [];
  let isOnline = false;
  await page.route(/v3\/leads/, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return isOnline ? route.continue() : route.abort();
  });
  const answer = await page.goto(`/offers/${offer}?lang=${texts.language}`);
  expect(await answer?.text()).not.toMatch(new RegExp(`${noora.lastName}|${noora.email}|${noora.phone}`));
  await expect(field(page, words.firstName)).toHaveValue(noora.firstName);
  await expect(field(page, words.lastName)).toHaveValue(noora.lastName);
  await expect(field(page, words.mobile)).toHaveValue("5512 3401");
  await expect(field(page, words.emailOptional)).toHaveValue(noora.email);
  await field(page, words.mobile).fill("55123456");
  await field(page, words.emailOptional).fill("");
  await page.reload();
  await expect(field(page, words.firstName)).toHaveValue(noora.firstName);
  await expect(field(page, words.mobile)).toHaveValue("5512 3456");
  await expect(field(page, words.emailOptional)).toHaveValue("");
  await submit(page, texts);
  await expect(page.getByText(formWords.of(texts.language).offline)).toBeVisible();
  await expectAccessible(page, "a form that was not sent");
  await page.reload();
  await expect(field(page, words.mobile)).toHaveValue("5512 3456");
  isOnline = true;
  await submit(page, texts);
  await expect(page).toHaveURL(/thank-you\?isFormSubmitted=true/);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  await expect.poll(() => events.map(({ event }) => event)).toContain("lead_sent");
  expect(events.filter(({ event }) => event === "lead_sent" || event === "error")).toEqual([
    { event: "error", kind: "form", message: "network", page: `/offers/${offer}` },
    {
      event: "lead_sent",
      form: "offer",
      page: `/offers/${offer}`,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      offer,
      campaign: `offer-${offer}`,
      models: "suhail",
    },
  ]);
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${noora.lastName}|${noora.email}|5512`));
});

test("an offer that has ended shows what runs; articles and campaigns are read", async ({ page }, info) => {
  const { language } = textsFor(info);
  const words = offerWords.of(language);
  for (const path of ["/offers/tyres", "/news/desert-driving", "/offers/service/ac-checkup"]) {
    await page.goto(`${path}?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await expectNoSideways(page);
  }
  await page.goto(`/offers/tyres?lang=${language}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.ended);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(3);
});

function field(page: Page, name: string) {
  return page.getByRole("textbox", { name: new RegExp(`^${name.replace(/[()؟?]/g, "\\$&")}`) });
}

function errorOf(page: Page, name: string) {
  return page
    .locator(".grid:has(> [id$=-error]), .grid:has(> div > [id$=-error])")
    .filter({ has: field(page, name) })
    .locator("[id$=-error]")
    .last();
}

/** Presses the offer's own button in its form. */
async function submit(page: Page, { offer: text }: SiteTexts): Promise<void> {
  await page
    .locator("form")
    .getByRole("button", { name: text(offer)("buttonLabel") })
    .click();
}
