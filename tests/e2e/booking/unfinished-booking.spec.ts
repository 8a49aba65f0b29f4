import type { Page, Route } from "@playwright/test";
import { noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { type SiteTexts, textsFor } from "../site-texts.ts";
import { expectNoSideways, openSignedIn, signIn } from "../steps.ts";
import { bookingWalk } from "./booking-walk.ts";

const appointmentCalls = "**/api/v3/orders/services/appointment?*";
const note = "Kept, كما هي.";

test("a booking outlives ways back, reloads, another tab, the end of the session and of the connection", async ({
  page,
  context,
}, info) => {
  const texts = textsFor(info);
  const { booking, confirmation, language, words } = texts;
  const address = `/book-a-service?lang=${language}`;
  const walk = bookingWalk(page, texts);
  const notes = page.getByLabel(booking("reviewNotesLabel"));
  await openSignedIn(page, address, noora, texts);
  await walk.toTimes();
  await page.reload();
  await expect(walk.heading("dateTitle")).toBeVisible();
  await goBackAndForward(page, texts);
  await walk.chooseSlot();
  await walk.goOn("summaryTitle");
  await notes.fill(note);
  await expectNoSideways(page);
  const rows = await page.getByRole("main").locator("dl").first().textContent();

  const isWhole = async (shown: Page) => {
    const there = bookingWalk(shown, texts);
    await expect(there.heading("summaryTitle")).toBeVisible();
    await expect(shown.getByLabel(booking("reviewNotesLabel"))).toHaveValue(note);
    await expect(there.confirm).toBeEnabled();
    expect(await shown.getByRole("main").locator("dl").first().textContent()).toBe(rows);
  };
  await page.reload();
  await isWhole(page);
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(bookingWalk(tab, texts).heading("vehicleTitle")).toBeVisible();
  await tab.locator("[data-analytics=booking_resumed]").click();
  await isWhole(tab);
  await tab.close();

  const end = (route: Route) => route.fulfill({ status: 401, json: { code: "not-signed-in" } });
  await page.route(appointmentCalls, end, { times: 1 });
  await walk.confirm.click();
  // The page says why, and leads back to the step.
  await expect(page.getByRole("heading", { name: texts.account.expiredTitle })).toBeFocused();
  await expect(page).toHaveURL(address);
  await page.getByRole("main").getByRole("button", { name: texts.account.signIn }).click();
  await signIn(page, noora, texts);
  await isWhole(page);

  await context.setOffline(true);
  await walk.confirm.click();
  await expect(page.getByText(words.waitsForConnection)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: confirmation("title") })).toBeVisible();
  const reference = await page
    .getByText(/^RM-[0-9A-Z]+$/)
    .first()
    .textContent();
  const calls = customerCalls(page);
  const booked = (await calls.activities()).filter((activity) => activity.reference === reference);
  expect(booked).toHaveLength(1);
  await calls.cancel(booked[0]?.id ?? "");
});

/** From the times back to the vehicle, by the browser's ways and the wizard's own, and on to the times again. */
async function goBackAndForward(page: Page, texts: SiteTexts): Promise<void> {
  const walk = bookingWalk(page, texts);
  await page.goBack();
  await expect(walk.heading("centerTitle")).toBeVisible();
  await page.goForward();
  await expect(walk.heading("dateTitle")).toBeVisible();
  // The wizard's own way back is the browser's: no question stands in the history twice.
  await page.getByRole("button", { name: texts.booking("backLabel"), exact: true }).click();
  await expect(walk.heading("centerTitle")).toBeVisible();
  // The step is shown a moment before the browser has arrived at its entry.
  await expect
    .poll(() => page.evaluate(() => history.state.usr.bookingTrail.at(-1)))
    .toBe("SelectServiceCenter");
  await page.goBack();
  await expect(walk.heading("serviceTitle")).toBeVisible();
  await page.goBack();
  await expect(walk.heading("vehicleTitle")).toBeVisible();
  for (const title of ["serviceTitle", "centerTitle", "dateTitle"]) await walk.goOn(title);
}
