import { noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { outboxOf } from "../outbox.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways, openSignedIn, signIn } from "../steps.ts";
import { bookingWalk } from "./booking-walk.ts";

/** Where no other journey books. */
const center = "al-wakrah";

test("a time that opens is taken in one press, from the mail in another browser and from the dashboard", async ({
  page,
  browser,
}, info) => {
  const texts = textsFor(info);
  const { booking, waiting, language } = texts;
  await openSignedIn(page, `/dashboard?lang=${language}`, noora, texts);
  const calls = customerCalls(page);
  const [first = "", own = ""] = await calls.vehicleIds();
  const former = await calls.book(first, center);
  const visit = await calls.appointment(former.serviceAppointmentId, language);
  await calls.release(own);
  const waitingId = await calls.wait(own, center, visit.schedEndTime, language);
  await calls.cancel(former.serviceAppointmentId);
  // A job makes the offer.
  await expect.poll(async () => (await calls.offer(waitingId))?.schedStartTime).toBe(visit.schedStartTime);

  // On the dashboard: what, where, until when, one press.
  await page.reload();
  const take = page.getByRole("link", { name: waiting.take });
  await expect(take).toBeVisible();
  await expectAccessible(page, "offer on the dashboard");
  await expectNoSideways(page);
  await take.focus();
  await page.keyboard.press("Enter");
  const walk = bookingWalk(page, texts);
  await expect(walk.heading("summaryTitle")).toBeVisible();
  await expect(walk.confirm).toBeEnabled();
  await expect(page.getByRole("button", { name: booking("holdExtendLabel") })).toBeVisible();

  // From the mail, where nobody is signed in.
  const outbox = await outboxOf(page);
  const [link = ""] =
    outbox.replaceAll("&amp;", "&").match(new RegExp(`/book-a-service\\?waiting=${waitingId}[\\w&=;-]*`)) ??
    [];
  expect(link).toContain(`center=${center}`);
  expect(link).toContain(`lang=${language}`);
  const elsewhere = await browser.newContext({ locale: language });
  try {
    const other = await elsewhere.newPage();
    await other.goto(`${new URL(page.url()).origin}${link}`);
    await expect(other.getByRole("heading", { name: texts.accounts.signInTitle })).toBeVisible();
    await signIn(other, noora, texts);
    const there = bookingWalk(other, texts);
    await expect(there.heading("summaryTitle")).toBeVisible();
    await there.confirm.click();
    await expect(other.getByRole("heading", { name: texts.words.requestedTitle })).toBeVisible();

    // The first browser's link is over: it says so and begins an ordinary booking.
    await page.goto(link);
    await expect(page.getByText(waiting.over)).toBeVisible();
  } finally {
    await elsewhere.close();
    for (const { id, at, vehicleId } of await calls.activities())
      if (vehicleId === own && at === visit.schedStartTime) await calls.cancel(id);
  }
});
