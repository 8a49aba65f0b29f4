import { noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, openSignedIn } from "../steps.ts";
import { bookingWalk } from "./booking-walk.ts";

test("an appointment gets another service and another time, and the time is held meanwhile", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking } = texts;
  await openSignedIn(page, `/dashboard?lang=${texts.language}`, noora, texts);
  const calls = customerCalls(page);
  const [vehicleId = ""] = await calls.vehicleIds();
  const { serviceAppointmentId, reference } = await calls.book(vehicleId, "west-bay");
  const before = (await calls.activities()).find(({ id }) => id === serviceAppointmentId);

  await page.goto(
    `/book-a-service?startStep=SelectService&id=${serviceAppointmentId}&lang=${texts.language}`,
  );
  const walk = bookingWalk(page, texts);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
  await expect(walk.heading("serviceTitle")).toBeVisible();
  await expect(walk.next).toBeDisabled();
  await page.locator("summary").nth(1).click();
  await page.getByRole("checkbox").first().check();
  await walk.goOn("centerTitle");
  await walk.goOn("dateTitle");
  // The time that it has is its own still.
  await expect(walk.slots.and(page.locator(":checked"))).toHaveCount(1);
  const other = walk.slots.and(page.locator(":not(:checked)")).last();
  await other.click();
  await expect(page.getByRole("button", { name: booking("holdExtendLabel") })).toBeVisible();
  await expectAccessible(page, "held time");
  await page.reload();
  await expect(page.getByRole("button", { name: booking("holdExtendLabel") })).toBeVisible();
  await walk.goOn("summaryTitle");
  await page.getByRole("button", { name: booking("updateLabel"), exact: true }).click();

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText(texts.dashboard("updatedNotice"))).toBeVisible();
  const after = (await calls.activities()).find(({ id }) => id === serviceAppointmentId);
  expect(after?.at).not.toBe(before?.at);
  await calls.cancel(serviceAppointmentId);
});

test("a second request for a car leads to the first, and an appointment of nobody's is not found", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking } = texts;
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const calls = customerCalls(page);
  const [vehicleId = ""] = await calls.vehicleIds();
  const { serviceAppointmentId, reference } = await calls.book(vehicleId, "industrial-area");
  try {
    const walk = bookingWalk(page, texts);
    // On entering the summary, before anything is sent.
    await walk.toSummary();
    const dialog = page.getByRole("dialog", { name: booking("duplicateTitle") });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "second request");
    await dialog.getByRole("button", { name: booking("duplicateEditLabel") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
    await expect(walk.heading("serviceTitle")).toBeVisible();
    await page.getByRole("link", { name: booking("onlyAnotherTimeLabel") }).click();
    await expect(walk.heading("dateTitle")).toBeVisible();
  } finally {
    await calls.cancel(serviceAppointmentId);
  }
  await page.goto(`/book-a-service?startStep=SelectService&id=nobodys&lang=${texts.language}`);
  await expect(page.getByRole("heading", { name: booking("editNotFoundTitle") })).toBeVisible();
});

test("a booking sent without a connection waits and goes out once", async ({ page, context }, info) => {
  const texts = textsFor(info);
  await openSignedIn(page, `/book-a-service?lang=${texts.language}`, noora, texts);
  const walk = bookingWalk(page, texts);
  await walk.toSummary();
  await context.setOffline(true);
  await walk.confirm.click();
  await expect(page.getByText(texts.words.waitsForConnection)).toBeVisible();
  await expectAccessible(page, "booking that waits for the connection");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: texts.confirmation("title") })).toBeVisible();
});
