import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { bookingWalk } from "../booking/booking-walk.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, expectNoSideways, openSignedIn } from "../steps.ts";

/** Noora's, of the demo. */
const hajar = "01976f00-0000-7000-8000-0000000000a1";
const pastVisit = "01976f00-0000-7000-8000-0000000002a0";

test("the next appointment is canceled: the dashboard reports it once, and the time is free again", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { appointmentPage: room, dashboard } = texts;
  const complaints = collectComplaints(page);
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  const calls = customerCalls(page);
  await calls.book(hajar, "al-sadd");
  await page.reload();

  await page.getByRole("link", { name: dashboard("seeAppointmentLabel") }).click();
  await expect(page.getByRole("heading", { name: room("timelineTitle") })).toBeVisible();
  await expect(page.getByRole("link", { name: room("editLabel") })).toHaveAttribute(
    "href",
    /startStep=SelectService&id=/,
  );
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  const appointment = await calls.appointment(id, texts.language);
  await expect(page.getByText(appointment.reference)).toBeVisible();
  await expect(page.locator("[aria-current=step]")).toContainText(room(`steps.${appointment.code}.title`));
  await expect(page.getByRole("link", { name: room("vehicleLinkLabel") })).toBeVisible();
  await expectAccessible(page, "appointment");
  await expectNoSideways(page);
  const download = page.waitForEvent("download");
  await page
    .getByRole("region", { name: room("calendarLabel") })
    .getByRole("button")
    .click();
  expect((await download).suggestedFilename()).toBe(`${appointment.reference}.ics`);

  await page.getByRole("button", { name: room("cancelLabel"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: room("cancelTitle") });
  await expect(dialog).toContainText(appointment.locationInfo.title);
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(400);
  await expectAccessible(page, "the question before canceling");
  await dialog.getByRole("button", { name: room("confirmCancelLabel"), exact: true }).click();

  await expect(page).toHaveURL(/\/dashboard\?/);
  const notice = page.getByText(dashboard("canceledNotice"));
  await expect(notice).toBeVisible();
  await expectAccessible(page, "dashboard after canceling");
  await expectNoSideways(page);
  expect(await calls.freeOnItsDay(appointment)).toContain(appointment.schedStartTime);
  await page.reload();
  await expect(page.getByRole("heading", { name: dashboard("vehiclesTitle") })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.goto(`/appointment/${id}?lang=${texts.language}`);
  await expect(page.locator("[aria-current=step]")).toContainText(room("steps.CANC.title"));
  await expect(page.getByRole("link", { name: room("bookAgainLabel") })).toBeVisible();
  await expect(page.getByRole("button", { name: room("cancelLabel"), exact: true })).toBeHidden();
  expect(complaints).toEqual([]);
});

test("from a vehicle's page an earlier visit is booked again", async ({ page }, info) => {
  const texts = textsFor(info);
  const { booking, vehiclePage, garage } = texts;
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  await page.locator(`main a[href^="/details/${hajar}"]`).first().click();

  await expect(page.getByRole("heading", { name: vehiclePage("historyTitle") })).toBeVisible();
  await expect(page.getByText("RMLHJR4K7R1004821")).toBeVisible();
  await expect(page.getByText(garage.left(`58,800 ${garage.kilometres}`))).toBeVisible();
  // A visit that the workshop reported and that was booked here stands once.
  const visits = page.getByRole("main").locator("ol > li");
  await expect(visits.filter({ has: page.locator(`a[href^="/appointment/${pastVisit}"]`) })).toHaveCount(1);
  await expect(visits).toHaveCount(3);
  await expectAccessible(page, "vehicle");
  await expectNoSideways(page);

  await visits
    .first()
    .getByRole("link", { name: vehiclePage("bookAgainLabel") })
    .click();
  await expect(page.getByRole("heading", { name: booking("vehicleTitle") })).toBeVisible();
  await expect(page.locator(`input[value="${hajar}"]`)).toBeChecked();
  await page.getByRole("button", { name: booking("continueLabel"), exact: true }).click();
  await expect(page.getByRole("heading", { name: booking("serviceTitle") })).toBeVisible();
  await expect(page.locator('input[value="pm30"]')).toBeChecked();
  await expect(page).not.toHaveURL(/vehicle=|service=/);
});

test("someone else's appointment and vehicle are not there, and say how to go on", async ({ page }, info) => {
  const texts = textsFor(info);
  const { appointmentPage, vehiclePage } = texts;
  await openSignedIn(page, `/appointment/${pastVisit}?lang=${texts.language}`, khalid, texts);
  await expect(page.getByRole("heading", { name: appointmentPage("missingTitle") })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("RM-");
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(2);
  await expectAccessible(page, "no appointment");
  await page.goto(`/details/${hajar}?lang=${texts.language}`);
  await expect(page.getByRole("heading", { name: vehiclePage("missingTitle") })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("RML");
});

test("appointments are subscribed to as a calendar, and the address is withdrawn", async ({ page }, info) => {
  const texts = textsFor(info);
  const { calendarFeed: words } = texts;
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  await page.getByRole("button", { name: words.open }).click();
  const dialog = page.getByRole("dialog", { name: words.title });
  const field = dialog.getByRole("textbox", { name: words.address });
  await expect(field).toHaveValue(/\/calendar\//);
  await expectAccessible(page, "calendar to subscribe to");
  await expectNoSideways(page);
  const first = await field.inputValue();
  expect(await (await page.request.get(first)).text()).toContain("BEGIN:VCALENDAR");

  await dialog.getByRole("button", { name: words.renew, exact: true }).click();
  await expect(dialog.getByText(words.renewed)).toBeVisible();
  await expect(field).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(await field.inputValue())).status()).toBe(200);
});

test("an earlier time is waited for until it is not wanted any more", async ({ page }, info) => {
  const texts = textsFor(info);
  const { waiting: words } = texts;
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const walk = bookingWalk(page, texts);
  await walk.toTimes();
  const button = page.getByRole("button", { name: words.ask });
  await button.click();
  await expect(page.getByText(words.waiting)).toBeVisible();
  await expectAccessible(page, "waiting for an earlier time");
  await page.reload();
  await expect(page.getByText(words.waiting)).toBeVisible();
  await page.getByRole("button", { name: words.stop }).click();
  await expect(button).toBeVisible();
});
