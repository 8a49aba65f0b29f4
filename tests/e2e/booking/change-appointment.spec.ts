import { noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways, openSignedIn } from "../steps.ts";
import { bookingWalk } from "./booking-walk.ts";

test("a second request for a car leads to the first, which gets another service and a time that is held meanwhile", async ({
  page,
}, info) => {
  const texts = textsFor(info);
  const { booking, language } = texts;
  await openSignedIn(page, `/book-a-service?lang=${language}`, noora, texts);
  const calls = customerCalls(page);
  const [vehicleId = ""] = await calls.vehicleIds();
  // A center that confirms by hand.
  const { serviceAppointmentId: id, reference } = await calls.book(vehicleId, "industrial-area");
  const timeOf = async () => (await calls.activities()).find((activity) => activity.id === id)?.at;
  const before = await timeOf();
  const walk = bookingWalk(page, texts);
  try {
    // On entering the summary, before anything is sent.
    await walk.toSummary();
    const dialog = page.getByRole("dialog", { name: booking("duplicateTitle") });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "second request");
    await dialog.getByRole("button", { name: booking("duplicateEditLabel") }).click();

    await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
    await expect(walk.heading("serviceTitle")).toBeVisible();
    await expect(walk.next).toBeDisabled();
    await page.locator("summary").nth(1).click();
    await page.getByRole("checkbox").first().check();
    await walk.goOn("centerTitle");
    await walk.goOn("dateTitle");
    // The time that it has is its own still.
    await expect(walk.slots.and(page.locator(":checked"))).toHaveCount(1);
    await walk.slots.and(page.locator(":not(:checked)")).last().click();
    const extend = page.getByRole("button", { name: booking("holdExtendLabel") });
    await expect(extend).toBeVisible();
    await expectAccessible(page, "held time");
    await expectNoSideways(page);
    await page.reload();
    await expect(extend).toBeVisible();
    await walk.goOn("summaryTitle");
    await page.getByRole("button", { name: booking("updateLabel"), exact: true }).click();

    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText(texts.dashboard("updatedNotice"))).toBeVisible();
    expect(await timeOf()).not.toBe(before);
    // The booking that gave way to the change does not come back.
    await page.goto(`/book-a-service?lang=${language}`);
    await expect(walk.heading("vehicleTitle")).toBeVisible();
    await expect(page.locator("[data-analytics=booking_resumed]")).toHaveCount(0);
  } finally {
    await calls.cancel(id);
  }
});
