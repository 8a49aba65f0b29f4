import type { Page } from "@playwright/test";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { answers, collectComplaints } from "../steps.ts";

const lusail = "rimal-showroom-lusail";
const westBay = "rimal-west-bay";
const mapScripts = /draw-map|maplibre/;

test("the map comes with the first press, a pin chooses in the list, and the nearest are found on this device alone", async ({
  page,
  context,
}, info) => {
  const texts = textsFor(info);
  const complaints = collectComplaints(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 25.171, longitude: 51.604 });
  await openFindUs(page, texts);
  await answers(page);
  await page.getByRole("button", { name: texts.locations.fromMyPosition, exact: true }).click();
  const near = page.getByRole("list", { name: texts.locations.nearestToYou });
  await expect(near.getByRole("link").first()).toHaveText(texts.place("rimal-showroom-al-wakrah")("title"));
  expect(sent.filter((one) => mapScripts.test(one))).toEqual([]);

  await page.getByRole("button", { name: texts.map.open }).press("Enter");
  const pin = page.locator(`.map-pin[title="${texts.place(lusail)("title")}"]`);
  await expect(pin).toBeVisible();
  // The keyboard is still where the button was.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect(page.getByText(texts.map.loading)).toBeHidden();
  await pin.click();
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  const entry = page.getByRole("tabpanel").getByRole("button", { name: texts.place(lusail)("title") });
  await expect(entry).toHaveAttribute("aria-expanded", "true");
  await expect(page).toHaveURL(new RegExp(`location=${lusail}`));
  expect(sent.filter((one) => /25\.17|51\.60/.test(one))).toEqual([]);
  expect(complaints).toEqual([]);
});

test(
  "the footer brings the locations when it comes near, warns of leaving, and leads to another page at its top",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    await page.route("https://www.marsa.example/**", (route) => route.fulfill({ body: "Marsa" }));
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(`/?lang=${texts.language}`, { waitUntil: "networkidle" });
    expect(requests.filter((url) => /location|draw-map/.test(url))).toEqual([]);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("heading", { name: texts.footer("findDealershipTitle") }).scrollIntoViewIfNeeded();
    await expect(footer.getByRole("tab")).toHaveCount(3);
    await footer.getByRole("button", { name: texts.place(lusail)("title") }).click();
    await expect(footer.getByText(texts.place(lusail)("wayThere"))).toBeVisible();
    await footer.getByRole("button", { name: texts.footer("allLocationModalTitle") }).click();
    const all = page.getByRole("dialog", { name: texts.footer("allLocationModalTitle") });
    await all.getByRole("button", { name: texts.place(westBay)("title") }).click();
    await expect(all).toBeHidden();
    await expect(footer.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(`/?lang=${texts.language}`);

    await footer.locator('a[href^="https://www.marsa.example"]').press("Enter");
    const warning = page.getByRole("dialog", { name: texts.linkPopup("title") });
    const stay = warning.getByRole("button", { name: texts.linkPopup("stayLabel") });
    await expect(stay).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(warning).toBeHidden();

    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener("scroll", () => location.pathname === "/find-us" && seen.push(scrollY));
      return seen;
    });
    await footer.getByRole("link").and(page.locator("[href^='/find-us']")).first().click();
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => places.jsonValue()).toEqual([0]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.findUs("heroTitle"));
    // Here the locations are the page itself.
    await expect(footer.getByRole("tab")).toHaveCount(0);

    await footer.locator('a[href^="https://www.marsa.example"]').press("Enter");
    await warning.getByRole("button", { name: texts.linkPopup("continueLabel") }).click();
    await expect(page).toHaveURL("https://www.marsa.example/");
  },
);

async function openFindUs(page: Page, { language, findUs }: SiteTexts): Promise<void> {
  await page.goto(`/find-us?lang=${language}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(findUs("heroTitle"));
}
