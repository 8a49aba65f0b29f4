import type { Page } from "@playwright/test";
import { noora } from "#db/seed/demo/demo-people.ts";
import { bookingWalk } from "../booking/booking-walk.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { openSignedIn } from "../steps.ts";

const widths = [320, 390, 768, 1280, 1920] as const;

test("no public page scrolls sideways on any screen", async ({ page }, info) => {
  const { language, accounts } = textsFor(info);
  for (const path of ["/", "/find-us", "/error/404", "/error/service-maintenance"]) {
    await page.goto(`${path}?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFits(page, path);
  }
  await page.goto(`/dashboard?lang=${language}`);
  await expect(page.getByRole("heading", { name: accounts.signInTitle })).toBeVisible();
  await expectFits(page, "sign in");
  await page.getByRole("link", { name: accounts.registerLink }).click();
  await page.getByRole("button", { name: accounts.registerButton, exact: true }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await expectFits(page, "refused registration");
});

test("no page of a customer scrolls sideways on any screen", async ({ page }, info) => {
  const texts = textsFor(info);
  const { confirmation, dashboard, appointmentPage, vehiclePage } = texts;
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const walk = bookingWalk(page, texts);
  await expect(walk.heading("vehicleTitle")).toBeVisible();
  await expectFits(page, "vehicle");
  await walk.chooseVehicle();
  await walk.goOn("serviceTitle");
  await page.locator("summary").nth(1).click();
  await walk.chooseMaintenance();
  await expectFits(page, "service");
  await walk.goOn("centerTitle");
  await expect(page.getByRole("radio").first()).toBeChecked();
  await expectFits(page, "center");
  await walk.goOn("dateTitle");
  await walk.chooseSlot();
  await expectFits(page, "date and time");
  await walk.goOn("summaryTitle");
  await expectFits(page, "summary");
  await walk.confirm.click();
  await expect(page.getByRole("heading", { name: confirmation("title") })).toBeVisible();
  await expectFits(page, "confirmation");
  await page.getByRole("link", { name: confirmation("dashboardLabel") }).click();
  await expect(page.getByRole("link", { name: dashboard("bookThisVehicleLabel") }).first()).toBeVisible();
  await expectFits(page, "dashboard");
  await page.getByRole("link", { name: dashboard("seeAppointmentLabel") }).click();
  await expect(page.getByRole("heading", { name: appointmentPage("timelineTitle") })).toBeVisible();
  await expectFits(page, "appointment");
  await page.getByRole("link", { name: appointmentPage("vehicleLinkLabel") }).click();
  await expect(page.getByRole("heading", { name: vehiclePage("historyTitle") })).toBeVisible();
  await expectFits(page, "vehicle of the customer");
});

/** Nothing reaches over the edge of any of the screens; afterwards the screen is the project's own again. */
async function expectFits(page: Page, screen: string): Promise<void> {
  const own = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: own.height });
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(reach, { message: `${screen} at ${width} px` }).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(own);
  // A phone that was wide for a moment may stay zoomed in: what is pressed then lies elsewhere.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  await session.detach();
}
