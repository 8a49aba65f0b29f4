import type { Locator, Page } from "@playwright/test";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { bookingWalk } from "../booking/booking-walk.ts";
import { expect, test } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways, openBySigningIn, openProfileMenu } from "../steps.ts";
import {
  accept,
  consentBanner,
  expectUncovered,
  meetBanner,
  recordEvents,
  undecided,
} from "./analytics-steps.ts";

test.use({ storageState: undecided });

const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem("marsa.consent"));

test("to decline is one press: nothing was sent before, nothing is afterwards, and the banner stays away", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  const events = await recordEvents(page);
  await page.goto(`/?lang=${texts.language}`);
  const banner = await meetBanner(page, texts);

  await expectAccessible(page, "the question");
  await expectNoSideways(page);
  await expectUncovered(page.getByRole("main").getByRole("link").first());
  const decline = banner.getByRole("button", { name: texts.consent("declineLabel"), exact: true });
  const acceptButton = banner.getByRole("button", { name: texts.consent("acceptLabel"), exact: true });
  const looks = await Promise.all([decline, acceptButton].map(lookOf));
  expect(looks[0]).toEqual(looks[1]);
  expect(await storedChoice(page)).toBeNull();

  await decline.click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  expect(JSON.parse((await storedChoice(page)) ?? "")).toMatchObject({ answer: "refused", version: 1 });
  await page.goto(`/error/404?lang=${texts.language}`);
  await page.mouse.move(100, 100);
  await page.waitForLoadState("networkidle");
  await expect(banner).toBeHidden();
  expect(events).toEqual([]);
  expect([...hosts]).toEqual([new URL(page.url()).hostname]);
});

test("with consent what has waited is sent first; it can be withdrawn at the foot of the page", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const events = await recordEvents(page);
  await page.goto(`/?lang=${texts.language}&utm_campaign=spring`);
  await meetBanner(page, texts);
  // By the keyboard: the question comes before the page.
  await tabTo(
    page,
    consentBanner(page, texts).getByRole("button", { name: texts.consent("acceptLabel"), exact: true }),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => events.length).toBeGreaterThan(0);
  expect(events[0]).toEqual({
    event: "page_view",
    page: "/",
    title: await page.title(),
    language: texts.language,
    utmCampaign: "spring",
  });

  const foot = page.getByRole("contentinfo");
  // Before it is awake its links load whole pages; awake, it brings the block of the locations.
  await foot.scrollIntoViewIfNeeded();
  await expect(foot.getByRole("tab").first()).toBeVisible();
  await foot.getByRole("link", { name: texts.footer("mainPages.0.label"), exact: true }).click();
  await expect
    .poll(() => events.at(-1))
    .toEqual({ event: "click", name: "home", place: "footer", target: "/" });

  await page.goto(`/vehicle/suhail?lang=${texts.language}`);
  await expect
    .poll(() => events)
    .toContainEqual({
      event: "vehicle_view",
      vehicle: expect.objectContaining({ brand: "rimal", model: "suhail", price: expect.any(Number) }),
    });

  const choices = foot.getByRole("button", { name: texts.consent("choicesLabel") });
  await choices.click();
  const dialog = page.getByRole("dialog", { name: texts.consent("choicesLabel") });
  await expect(dialog).toContainText(texts.consent("grantedText").split("{date}")[0] ?? "");
  await expectAccessible(page, "privacy choices");
  await dialog.getByRole("button", { name: texts.consent("declineLabel"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(choices).toBeFocused();
  // The last event.
  expect(events.at(-1)).toEqual({ event: "click", name: "consent", target: "refused", place: "dialog" });
  const sent = events.length;
  await foot.getByRole("link", { name: texts.footer("mainPages.0.label"), exact: true }).click();
  await page.goto(`/error/404?lang=${texts.language}`);
  await page.waitForLoadState("networkidle");
  expect(events).toHaveLength(sent);
});

test("login, an empty garage and logout are reported, and nobody's name", async ({ page }, info) => {
  const texts = textsFor(info);
  const events = await recordEvents(page);
  await page.goto(`/?lang=${texts.language}`);
  await accept(page, texts);
  await openBySigningIn(page, `/book-a-service?lang=${texts.language}`, khalid, texts);
  await expect.poll(() => events).toContainEqual({ event: "login" });
  await expect
    .poll(() => events)
    .toContainEqual(
      expect.objectContaining({
        event: "error",
        kind: "booking",
        message: expect.stringMatching(/^No Vehicles Linked/),
      }),
    );
  // A restored session is no second login.
  await page.goto(`/dashboard?lang=${texts.language}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await openProfileMenu(page, texts);
  await page.getByRole("button", { name: texts.menu("logoutMenuButtonLabel") }).click();
  const dialog = page.getByRole("dialog", { name: texts.menu("logoutPopupTitle") });
  await dialog.getByRole("button", { name: texts.menu("logoutPopupButtonOneLabel"), exact: true }).click();
  await expect(page).toHaveURL(/\/\?lang=/);
  await expect.poll(() => events).toContainEqual({ event: "logout" });
  expect(events.filter(({ event }) => event === "login")).toHaveLength(1);
  expect(JSON.stringify(events)).not.toMatch(
    new RegExp(`${khalid.firstName}|${khalid.email}|${khalid.phone}`),
  );
});

test("each step of a booking and its confirmation are reported; the question covers no button", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const events = await recordEvents(page);
  const id = "018f3c5e-7a00-7abc-8def-0123456789ab";
  await page.route("**/api/v3/orders/services/appointment?*", (route) =>
    route.fulfill({ json: { data: { serviceAppointmentId: id, reference: "RM-TEST22" } } }),
  );
  await openBySigningIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  await meetBanner(page, texts);
  const walk = bookingWalk(page, texts);
  await walk.chooseVehicle();
  await expectUncovered(walk.next);
  await expectAccessible(page, "the question in the wizard");
  await walk.toSummary();
  await accept(page, texts);
  await walk.confirm.click();
  await expect(page).toHaveURL(/service-confirmation/);

  await expect.poll(() => events.at(-1)?.event).toBe("page_view");
  const steps = events.flatMap((event) => (event.event === "booking_step" ? [event.stepNumber] : []));
  expect(steps).toEqual([1, 2, 3, 4, 5]);
  expect(events.find(({ event }) => event === "booking_confirmation")).toEqual({
    event: "booking_confirmation",
    flow: "service",
    vehicle: {
      brand: "rimal",
      model: expect.any(String),
      modelYear: expect.any(Number),
      legacyVehicle: false,
    },
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    time: expect.stringMatching(/^\d\d:00$/),
    showroom: expect.any(String),
    statusText: "your booking is confirmed",
    id,
  });
});

test("developers see what waits and what was sent, and visitors load nothing of it", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(`/?lang=${texts.language}`);
  await meetBanner(page, texts);
  expect(scripts.filter((url) => /debug-overlay|engine/.test(url))).toEqual([]);
  await page.goto(`/?lang=${texts.language}&debugAnalytics=true`);
  const overlay = page.locator("section[aria-labelledby=analytics-debug]");
  await expect(overlay.getByRole("listitem")).toContainText([texts.analytics.waiting]);
  await expectAccessible(page, "the developer overlay");
  await accept(page, texts);
  await expect(overlay).toContainText(texts.analytics.granted);
  await expect(overlay.getByRole("listitem").last()).toContainText(texts.analytics.sent);
});

async function lookOf(button: Locator) {
  return button.evaluate((element) => {
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const size = [Math.round(width), Math.round(height)];
    return { color, backgroundColor, borderColor, fontSize, fontWeight, size };
  });
}

test("the question covers nothing that cannot be moved clear of it: the lowest control of each page is pressed", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  for (const path of ["/", "/find-us", "/vehicle/reem", "/offers/suhail-lease"]) {
    await page.goto(`${path}?lang=${texts.language}`);
    await meetBanner(page, texts);
    const lowest = page
      .getByRole("contentinfo")
      .getByRole("button")
      .or(page.getByRole("contentinfo").getByRole("link"));
    await expectUncovered(lowest.last(), 1e6);
  }
  // What sticks to the foot of the screen stands above it.
  await page.goto(`/vehicle/reem?lang=${texts.language}`);
  await meetBanner(page, texts);
  await expectUncovered(page.locator(".floating-action a").first(), 2000);
});
