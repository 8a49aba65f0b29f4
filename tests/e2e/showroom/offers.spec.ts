import type { Page } from "@playwright/test";
import { leadWords } from "#app/features/leads/words.ts";
import { otherLanguage } from "#app/i18n/language.ts";
import { formWords } from "#app/ui/form/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { recordEvents } from "../analytics/analytics-steps.ts";
import { expect, test } from "../journey.ts";
import { maxRetries } from "../max-retries.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { beginFormsEarlier, collectComplaints, open, openSignedIn } from "../steps.ts";

const offer = "suhail-lease";

test("an offer is requested: what was typed survives errors, a reload and the other language, and the thanks lead on", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { language } = texts;
  const other = otherLanguage(language);
  const complaints = collectComplaints(page);
  const [words, others] = [leadWords.of(language), leadWords.of(other)];
  await open(page, `/offers/${offer}?lang=${language}&utm_source=radio`);
  await field(page, words.firstName).fill("Al-Noor");
  await field(page, words.lastName).fill("العلي");
  await field(page, words.mobile).fill("+974 ٤٥١٢٣٤٥٦");
  await submit(page, texts);
  await expect(page.getByRole("region", { name: formWords.of(language).fieldsToMend(2) })).toBeFocused();
  await page.getByRole("button", { name: formWords.of(language).takeSuggestion("Al Noor") }).click();
  await page.reload();
  await expect(field(page, words.firstName)).toHaveValue("Al Noor");
  await expect(field(page, words.mobile)).toHaveValue("4512 3456");
  await page
    .getByRole("banner")
    .getByRole("link", { name: texts.header("languageSelector.hint") })
    .press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
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
    new RegExp(
      `/offers/${offer}/thank-you\\?isFormSubmitted=true&lead=[\\w-]{36}&reference=[0-9A-F]{8}&lang=${other}$`,
    ),
  );
  await page.getByRole("main").getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/finance\?lang=/);
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
  const address = `/offers/${offer}?lang=${texts.language}`;
  await openSignedIn(page, address, noora, texts);
  const html = await (await page.request.get(address, { maxRetries })).text();
  expect(html).not.toMatch(new RegExp(`${noora.lastName}|${noora.email}|${noora.phone}`));
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

function field(page: Page, name: string) {
  return page.getByRole("textbox", { name: new RegExp(`^${name.replace(/[()؟?]/g, "\\$&")}`) });
}

/** Presses the offer's own button in its form. */
async function submit(page: Page, { offer: text }: SiteTexts): Promise<void> {
  await page
    .locator("form")
    .getByRole("button", { name: text(offer)("buttonLabel") })
    .click();
}
