import type { Page, Request, Route } from "@playwright/test";
import { loadingWords } from "#app/ui/loading/words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { type BookingBody, customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, openSignedIn, signIn } from "../steps.ts";
import { bookingWalk } from "./booking-walk.ts";

const slotsCalls = "**/api/v3/orders/services/slots?*";
const appointmentCalls = "**/api/v3/orders/services/appointment?*";

for (const outage of ["no answer", "500"] as const) {
  test(`times that could not be loaded (${outage}) are loaded by another try`, async ({ page }, info) => {
    const texts = textsFor(info);
    await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
    await page.route(slotsCalls, (route) =>
      outage === "500" ? route.fulfill({ status: 500, json: { code: "internal" } }) : route.abort(),
    );
    const walk = bookingWalk(page, texts);
    await walk.toTimes();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(texts.booking("loadErrorTitle"));
    if (outage === "no answer") await expect(alert).toContainText(texts.words.offline);
    await expect(walk.next).toBeDisabled();
    await expectAccessible(page, "times not loaded");

    await page.unroute(slotsCalls);
    await alert.getByRole("button", { name: loadingWords.of(texts.language).retry }).click();
    await expect(walk.slots.first()).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

test("a time that others took on the last step leads back to the times, everything else is preserved", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking, confirmation } = texts;
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const walk = bookingWalk(page, texts);
  await walk.toTimes();
  // The customer's other cars are to take it: other journeys have them elsewhere at the first time of the day.
  await walk.slots.last().click();
  await walk.goOn("summaryTitle");
  await page.getByLabel(booking("mileageLabel")).fill("48210");
  await page.getByLabel(booking("reviewNotesLabel")).fill("The blue one.");
  const takeEveryBayFirst = async (route: Route, request: Request) => {
    await customerCalls(page).takeEveryBay(request.postDataJSON() as BookingBody);
    await route.continue();
  };
  await page.route(appointmentCalls, takeEveryBayFirst, { times: 1 });
  await walk.confirm.click();

  await expect(walk.heading("dateTitle")).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: booking("slotTakenTitle") });
  await expect(notice).toContainText(booking("nearestSlotsLabel"));
  await expect(walk.next).toBeDisabled();
  await expectAccessible(page, "lost time");
  await notice.getByRole("button").first().click();
  await expect(notice).toBeHidden();
  await walk.goOn("summaryTitle");
  await expect(page.getByLabel(booking("mileageLabel"))).toHaveValue("48210");
  await expect(page.getByLabel(booking("reviewNotesLabel"))).toHaveValue("The blue one.");
  await walk.confirm.click();
  await expect(page.getByRole("heading", { name: confirmation("title") })).toBeVisible();
});

test("a refusal stands in a red banner until it is dismissed", async ({ page }, info) => {
  const texts = textsFor(info);
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const walk = bookingWalk(page, texts);
  await walk.toSummary();
  await page.route(appointmentCalls, (route) =>
    route.fulfill({ status: 422, json: { code: "promise-invalid", message: "Something nobody configured" } }),
  );
  await walk.confirm.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(texts.booking("defaultErrorMessage"));
  await expectAccessible(page, "refused booking");
  await alert.getByRole("button").click();
  await expect(alert).toBeHidden();
});

test("a car that has an appointment at that time by now gets no second one, and a message", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const walk = bookingWalk(page, texts);
  await walk.toSummary();
  // In another tab.
  const bookBefore = async (route: Route, request: Request) => {
    const headers = { ...request.headers(), "idempotency-key": crypto.randomUUID() };
    expect((await route.fetch({ headers })).status()).toBe(200);
    await route.continue();
  };
  await page.route(appointmentCalls, bookBefore, { times: 1 });
  await walk.confirm.click();
  await expect(page.getByRole("alert")).toContainText(
    texts.language === "en"
      ? "already has an appointment at that time"
      : "لهذه السيارة موعد آخر في هذا الوقت",
  );
  await expectAccessible(page, "car with another appointment");
});

test("a reload in the middle of a booking keeps it, and the browser's ways back and forward lead through it", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking } = texts;
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const walk = bookingWalk(page, texts);
  await walk.toTimes();
  await page.reload();
  await expect(walk.heading("dateTitle")).toBeVisible();
  await walk.chooseSlot();
  await walk.goOn("summaryTitle");
  await page.getByLabel(booking("reviewNotesLabel")).fill("Kept, كما هي.");
  const rows = await page.getByRole("main").locator("dl").first().textContent();
  await page.reload();
  await expect(walk.heading("summaryTitle")).toBeVisible();
  await expect(page.getByLabel(booking("reviewNotesLabel"))).toHaveValue("Kept, كما هي.");
  await expect(walk.confirm).toBeEnabled();
  expect(await page.getByRole("main").locator("dl").first().textContent()).toBe(rows);

  await page.goBack();
  await expect(walk.heading("dateTitle")).toBeVisible();
  await page.goBack();
  await expect(walk.heading("centerTitle")).toBeVisible();
  await page.goForward();
  await expect(walk.heading("dateTitle")).toBeVisible();
  // The wizard's own way back is the browser's: no question stands in the history twice.
  await page.getByRole("button", { name: booking("backLabel"), exact: true }).click();
  await expect(walk.heading("centerTitle")).toBeVisible();
  // The step is shown a moment before the browser has arrived at its entry.
  await expect
    .poll(() => page.evaluate(() => history.state.usr.bookingTrail.at(-1)))
    .toBe("SelectServiceCenter");
  await page.goBack();
  await expect(walk.heading("serviceTitle")).toBeVisible();
  await page.goBack();
  await expect(walk.heading("vehicleTitle")).toBeVisible();
});

test("a session that ends before the last press loses nothing of the booking", async ({ page }, info) => {
  const texts = textsFor(info);
  const { booking } = texts;
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const walk = bookingWalk(page, texts);
  await walk.toSummary();
  await page.getByLabel(booking("reviewNotesLabel")).fill("Kept, كما هي.");
  const rows = await page.getByRole("main").locator("dl").first().textContent();
  const end = (route: Route) => route.fulfill({ status: 401, json: { code: "not-signed-in" } });
  await page.route(appointmentCalls, end, { times: 1 });
  await walk.confirm.click();
  await expect(page).toHaveURL(`/?lang=${texts.language}`);
  await page.goto(`/book-a-service?lang=${texts.language}`);
  await signIn(page, noora, texts);
  await expect(walk.heading("summaryTitle")).toBeVisible();
  await expect(page.getByLabel(booking("reviewNotesLabel"))).toHaveValue("Kept, كما هي.");
  await expect(walk.confirm).toBeEnabled();
  await expectAccessible(page, "summary after signing in again");
  expect(await page.getByRole("main").locator("dl").first().textContent()).toBe(rows);
});

test("a booking whose answer was lost is made once, however often it is sent", async ({ page }, info) => {
  const texts = textsFor(info);
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const walk = bookingWalk(page, texts);
  await walk.toSummary();
  const before = await activityIds(page);
  const keys = new Set<string | undefined>();
  const lose = async (route: Route) => {
    keys.add(route.request().headers()["idempotency-key"]);
    expect((await route.fetch()).status()).toBe(200);
    await route.abort();
  };
  await page.route(appointmentCalls, lose);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await walk.confirm.click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(texts.words.connectionLost);
    await alert.getByRole("button").click();
  }
  await page.unroute(appointmentCalls);
  await walk.confirm.click();
  await expect(page.getByRole("heading", { name: texts.confirmation("title") })).toBeVisible();
  expect(keys.size).toBe(1);
  const after = await activityIds(page);
  expect(after.filter((id) => !before.includes(id))).toHaveLength(1);
});

async function activityIds(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { authorization: `Bearer ${token}`, appbrand: "rimal", env: "production", platform: "web" };
  const answer = await page.request.get("/api/v3/account/activities", { headers });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}
