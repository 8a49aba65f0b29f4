import { noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, test } from "../journey.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways, openSignedIn, signIn } from "../steps.ts";
import { bookingWalk } from "./booking-walk.ts";

/** Each language has a car and a center of its own: what one frees is not offered to the other. */
const ownVehicle = { en: 1, ar: 2 };
const ownCenter = { en: "al-wakrah", ar: "lusail" };

test("a time that opens is taken in one press, from the mail in another browser and from the dashboard", async ({
  page,
  browser,
}, info) => {
  const texts = textsFor(info);
  const { booking, waiting, language } = texts;
  await openSignedIn(page, `/dashboard?lang=${language}`, noora, texts);
  const calls = customerCalls(page);
  const vehicles = await calls.vehicleIds();
  const [first = "", own = ""] = [vehicles[0], vehicles[ownVehicle[language]]];
  const center = ownCenter[language];
  const former = await calls.book(first, center);
  const visit = await calls.appointment(former.serviceAppointmentId, language);
  await calls.release(own);
  const waitingId = await calls.wait(own, center, visit.schedEndTime, language);
  await calls.cancel(former.serviceAppointmentId);
  // A job makes the offer.
  await expect
    .poll(async () => (await calls.offer(waitingId))?.schedStartTime, { timeout: 30_000 })
    .toBe(visit.schedStartTime);

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
  const outbox = await (await page.request.get("/dev/outbox")).text();
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
    await expect(other.getByRole("heading", { name: texts.confirmation("title") })).toBeVisible();

    // The first browser's link is over: it says so and begins an ordinary booking.
    await page.goto(link);
    await expect(page.getByText(waiting.over)).toBeVisible();
    await expectAccessible(page, "offer that is over");
  } finally {
    await elsewhere.close();
    for (const { id, at, vehicleId } of await calls.activities())
      if (vehicleId === own && at === visit.schedStartTime) await calls.cancel(id);
  }
});

test("a car that waits already needs a confirmation to wait for something else", async ({ page }, info) => {
  const texts = textsFor(info);
  const { waiting, language } = texts;
  await openSignedIn(page, `/dashboard?lang=${language}`, noora, texts);
  const calls = customerCalls(page);
  const [first = ""] = await calls.vehicleIds();
  const before = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const waitingId = await calls.wait(first, "industrial-area", before, language);
  try {
    await page.goto(`/book-a-service?lang=${language}`);
    const walk = bookingWalk(page, texts);
    await walk.toTimes();
    await expect(page.getByText(waiting.waitsElsewhere)).toBeVisible();
    await page.getByRole("button", { name: waiting.replace }).click();
    const dialog = page.getByRole("dialog", { name: waiting.replaceTitle });
    await expectAccessible(page, "second place on the list");
    await dialog.getByRole("button", { name: waiting.keep }).click();
    await expect(dialog).toBeHidden();
    expect((await calls.waitingIds()).includes(waitingId)).toBe(true);
    await page.getByRole("button", { name: waiting.replace }).click();
    await dialog.getByRole("button", { name: waiting.replace }).click();
    await expect(page.getByText(waiting.waiting)).toBeVisible();
    expect((await calls.waitingIds()).includes(waitingId)).toBe(false);
  } finally {
    for (const id of await calls.waitingIds()) await calls.leave(id);
  }
});
