import { noora } from "#db/seed/demo/demo-people.ts";
import { bookingWalk } from "../booking/booking-walk.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { collectComplaints, expectAccessible, openSignedIn } from "../steps.ts";

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

test(
  "an earlier visit is booked again from its vehicle, and an earlier time is waited for across a reload",
  onPhoneInArabic,
  async ({ page }, info) => {
    const texts = textsFor(info);
    const { vehiclePage, garage, waiting } = texts;
    await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
    await page.locator(`main a[href^="/details/${hajar}"]`).first().click();
    await expect(page.getByRole("heading", { name: vehiclePage("historyTitle") })).toBeVisible();
    await expect(page.getByText(garage.left(`58,800 ${garage.kilometres}`))).toBeVisible();
    // A visit that the workshop reported and that was booked here stands once.
    const visits = page.getByRole("main").locator("ol > li");
    await expect(visits.filter({ has: page.locator(`a[href^="/appointment/${pastVisit}"]`) })).toHaveCount(1);

    await visits
      .first()
      .getByRole("link", { name: vehiclePage("bookAgainLabel") })
      .click();
    const walk = bookingWalk(page, texts);
    await expect(walk.heading("vehicleTitle")).toBeVisible();
    await expect(page.locator(`input[value="${hajar}"]`)).toBeChecked();
    await walk.goOn("serviceTitle");
    await expect(page.locator('input[value="pm30"]')).toBeChecked();
    await expect(page).not.toHaveURL(/vehicle=|service=/);
    await walk.goOn("centerTitle");
    await expect(page.getByRole("radio").first()).toBeChecked();
    await walk.goOn("dateTitle");

    const wait = page.getByRole("button", { name: waiting.ask });
    await wait.click();
    await expect(page.getByText(waiting.waiting)).toBeVisible();
    await expectAccessible(page, "waiting for an earlier time");
    await page.reload();
    await expect(page.getByText(waiting.waiting)).toBeVisible();
    await page.getByRole("button", { name: waiting.stop }).click();
    await expect(wait).toBeVisible();
  },
);
