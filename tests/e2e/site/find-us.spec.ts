import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { answers, collectComplaints, expectAccessible, expectNoSideways, open } from "../steps.ts";

const showroom = "rimal-showroom-salwa-road";
const westBay = "rimal-west-bay";
const alKhor = "rimal-parts-al-khor";
const mapScripts = /draw-map|maplibre/;

test("by keyboard: another tab, another location, the map after the first press", async ({ page }, info) => {
  const texts = textsFor(info);
  const complaints = collectComplaints(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openFindUs(page, texts);
  await answers(page);
  await expect(entry(page, texts, showroom)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, "locations");
  await expectNoSideways(page);
  expect(requests.filter((url) => mapScripts.test(url))).toEqual([]);

  const [showrooms, service] = [page.getByRole("tab").nth(0), page.getByRole("tab").nth(1)];
  await showrooms.focus();
  // Along the line of reading.
  await page.keyboard.press(texts.direction === "rtl" ? "ArrowLeft" : "ArrowRight");
  await expect(service).toBeFocused();
  await expect(service).toHaveAttribute("aria-selected", "true");
  await expect(entry(page, texts, westBay)).toHaveAttribute("aria-expanded", "true");
  await expect(page).toHaveURL(new RegExp(`location=${westBay}`));
  // Its hours are those that the booking keeps.
  await expect(page.getByRole("tabpanel").getByText(openOrClosed(texts)).first()).toBeVisible();

  await entry(page, texts, "rimal-al-khor").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(texts.place("rimal-al-khor")("wayThere"))).toBeVisible();
  await expect.poll(() => requests.some((url) => mapScripts.test(url))).toBe(true);
  await expect(page.getByText(texts.map.loading)).toBeHidden({ timeout: 20_000 });
  await expectAccessible(page, "locations with the map");
  expect(complaints).toEqual([]);
});

test("a pin chooses in the list", async ({ page }, info) => {
  const texts = textsFor(info);
  await openFindUs(page, texts);
  await answers(page);
  await page.getByRole("button", { name: texts.map.open }).press("Enter");
  const pin = page.locator(`.map-pin[title="${texts.place("rimal-showroom-lusail")("title")}"]`);
  await expect(pin).toBeVisible({ timeout: 20_000 });
  // The keyboard is still where the button was.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await pin.click();
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  await expect(entry(page, texts, "rimal-showroom-lusail")).toHaveAttribute("aria-expanded", "true");
});

test("all locations: a choice closes them, going back closes them, a link opens them", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const all = page.getByRole("dialog", { name: texts.footer("allLocationModalTitle") });
  await openFindUs(page, texts);
  await answers(page);
  await page.getByRole("button", { name: texts.footer("allLocationModalTitle") }).click();
  await expect(all).toBeVisible();
  await expectAccessible(page, "all locations");
  // The header is not there.
  const onTop = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, 20)?.closest("header") ?? null);
  expect(await onTop()).toBeNull();
  await page.goBack();
  await expect(all).toBeHidden();
  await page.getByRole("button", { name: texts.footer("allLocationModalTitle") }).click();
  await all.getByRole("button", { name: texts.place(alKhor)("title") }).click();
  await expect(all).toBeHidden();
  await expect(entry(page, texts, alKhor)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`location=${alKhor}`));
  await expect(page).not.toHaveURL(/#/);

  await page.goto(`/find-us?lang=${texts.language}#all-locations`);
  await expect(all).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(all).toBeHidden();
  await expect(page).toHaveURL(`/find-us?lang=${texts.language}`);
});

test("a link to a location opens on it; where no map can be drawn, the picture and the map app stay", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await page.route(/draw-map/, (route) => route.abort());
  await open(page, `/find-us?location=${alKhor}&lang=${texts.language}`);
  await expect(entry(page, texts, alKhor)).toHaveAttribute("aria-expanded", "true");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("link", { name: texts.place(alKhor)("directionsLabel") })).toHaveAttribute(
    "href",
    /destination=25\.6809,51\.4965$/,
  );
  await expect(panel.getByRole("link", { name: "+974 5500 1233" })).toHaveAttribute(
    "href",
    "tel:+97455001233",
  );
  await expect(panel.getByRole("link", { name: texts.locations.whatsapp })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/97466001233\?text=/,
  );
  await page.getByRole("button", { name: texts.map.open }).click();
  await expect(page.getByText(texts.map.unavailable)).toBeVisible();
  await expect(page.getByRole("link", { name: texts.locations.openInMaps })).toBeVisible();
  await expectAccessible(page, "without a map");
});

test("the footer has the block everywhere but here, and loads it when it comes near", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`/?lang=${texts.language}`, { waitUntil: "networkidle" });
  expect(requests.filter((url) => /location|draw-map/.test(url))).toEqual([]);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("heading", { name: texts.footer("findDealershipTitle") }).scrollIntoViewIfNeeded();
  await expect(footer.getByRole("tab")).toHaveCount(3);
  await footer.getByRole("button", { name: texts.place("rimal-showroom-lusail")("title") }).click();
  await expect(footer.getByText(texts.place("rimal-showroom-lusail")("wayThere"))).toBeVisible();
  await expect(page).toHaveURL(`/?lang=${texts.language}`);
  await footer.getByRole("button", { name: texts.footer("allLocationModalTitle") }).click();
  const all = page.getByRole("dialog");
  await all.getByRole("button", { name: texts.place(westBay)("title") }).click();
  await expect(all).toBeHidden();
  await expect(footer.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page, "home with the block");

  await openFindUs(page, texts);
  await expect(footer.getByRole("tab")).toHaveCount(0);
  await expect(
    footer.getByRole("navigation", { name: texts.footer("footerLabels.mainPagesTitle") }),
  ).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every location is there to read, also for search engines", async ({ page }, info) => {
    const texts = textsFor(info);
    await openFindUs(page, texts);
    for (const id of [showroom, westBay, alKhor]) {
      await expect(page.getByText(texts.place(id)("wayThere"))).toBeVisible();
      await expect(page.getByText(texts.place(id)("address")).first()).toBeVisible();
    }
    await expect(page.getByRole("tab")).toHaveCount(0);
    const jsonLd = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
    const kinds = (jsonLd["@graph"] as { "@type": string }[]).map((one) => one["@type"]);
    expect(kinds.filter((kind) => kind === "AutoDealer")).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "AutoRepair")).toHaveLength(8);
    await expect(page).toHaveTitle(/\|/);
  });
});

async function openFindUs(page: Page, { language, findUs }: SiteTexts): Promise<void> {
  await page.goto(`/find-us?lang=${language}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(findUs("heroTitle"));
}

function entry(page: Page, texts: SiteTexts, id: string) {
  return page.getByRole("tabpanel").getByRole("button", { name: texts.place(id)("title") });
}

function openOrClosed({ locations }: SiteTexts): RegExp {
  const [closed] = locations.closed.split(" ");
  return new RegExp(`^(${locations.openUntil("")}|${closed})`);
}

test("the nearest locations: to a district without scripts, to one's own position in the browser alone", async ({
  browser,
}, info) => {
  const texts = textsFor(info);
  const { language, locations: words } = texts;
  const plain = await browser.newContext({ ...info.project.use, javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(`/find-us?lang=${language}`);
  await bare.getByLabel(words.district).selectOption("lusail");
  await bare.getByRole("button", { name: words.showNearest, exact: true }).click();
  await expect(bare).toHaveURL(/\/find-us\?lang=..&near=lusail/);
  const list = bare.getByRole("list", { name: words.nearestTo(language === "ar" ? "لوسيل" : "Lusail") });
  await expect(list.getByRole("link").first()).toHaveText(texts.place("rimal-showroom-lusail")("title"));
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await plain.close();

  const context = await browser.newContext({
    ...info.project.use,
    geolocation: { latitude: 25.171, longitude: 51.604 },
    permissions: ["geolocation"],
  });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await open(page, `/find-us?lang=${language}`);
  await page.getByRole("button", { name: words.fromMyPosition, exact: true }).click();
  const near = page.getByRole("list", { name: words.nearestToYou });
  await expect(near.getByRole("link").first()).toHaveText(texts.place("rimal-showroom-al-wakrah")("title"));
  await expectAccessible(page, "the nearest locations");
  await expectNoSideways(page);
  expect(sent.filter((one) => /25\.17|51\.60/.test(one))).toEqual([]);
  await context.close();
});
