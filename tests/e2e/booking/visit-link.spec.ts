import { visitWords } from "#app/features/booking/visit/visit-words.ts";
import { signedPageWords } from "#app/features/scheduling/signed-pages/plan-words.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { customerCalls } from "../customer-calls.ts";
import { expect, onPhoneInArabic, test } from "../journey.ts";
import { outboxOf } from "../outbox.ts";
import { textsFor } from "../site-texts.ts";
import { expectAccessible, expectNoSideways, openSignedIn } from "../steps.ts";
import { withoutScripts } from "../without-scripts.ts";

test(
  "the link of a mail moves and cancels an appointment without a sign-in, and all places say so",
  onPhoneInArabic,
  async ({ page, browser }, info) => {
    const texts = textsFor(info);
    const { confirmation, language, words } = texts;
    const visit = { ...signedPageWords.of(language), ...visitWords.of(language) };
    await openSignedIn(page, `/dashboard?lang=${language}`, noora, texts);
    const calls = customerCalls(page);
    const [, vehicleId = ""] = await calls.vehicleIds();
    const { serviceAppointmentId: id, reference } = await calls.book(vehicleId, "west-bay");
    const before = await calls.appointment(id, language);

    // The confirmation of what was booked elsewhere says what can be done.
    await page.goto(`/service-confirmation?serviceAppointmentId=${id}&lang=${language}`);
    await expect(page.getByText(reference).first()).toBeVisible();
    await expect(page.getByRole("link", { name: words.changeAppointment })).toBeVisible();
    const calendars = page.getByRole("region", { name: confirmation("calendarLabel") });
    await expect(calendars.getByRole("link", { name: "Google" })).toHaveAttribute(
      "href",
      new RegExp(`dates=${before.schedStartTime.slice(0, 10).replaceAll("-", "")}T`),
    );
    await expectAccessible(page, "confirmation by its address");
    await expectNoSideways(page);

    const linkInMail = async () => {
      const outbox = (await outboxOf(page)).replaceAll("&amp;", "&");
      return new RegExp(`/visit/${reference.slice(-6)}-[\\w-]{16}`).exec(outbox)?.[0];
    };
    await expect.poll(linkInMail).toBeDefined();
    const link = `${await linkInMail()}?lang=${language}`;
    await withoutScripts(browser, async (other) => {
      await other.goto(link);
      await expect(other.getByRole("heading", { level: 1, name: visit.title })).toBeVisible();
      await other.getByRole("link", { name: visit.change }).focus();
      await other.keyboard.press("Enter");
      await expect(other.getByRole("heading", { level: 1, name: visit.changeTitle })).toBeVisible();
      // Below days of times: the button stands at the foot of the screen meanwhile.
      await expect(other.getByRole("button", { name: visit.moveButton })).toBeInViewport();
      await other.getByRole("radio").nth(1).focus();
      await other.keyboard.press("Space");
      await other.getByRole("button", { name: visit.moveButton }).press("Enter");
      await expect(other.getByRole("heading", { name: visit.changedTitle })).toBeVisible();
      expect((await calls.appointment(id, language)).schedStartTime).not.toBe(before.schedStartTime);

      await other.getByRole("link", { name: visit.cancel }).click();
      await expect(other.getByRole("heading", { name: visit.cancelTitle })).toBeVisible();
      await other.getByRole("button", { name: visit.cancelButton }).click();
      await expect(other.getByRole("heading", { name: visit.canceledTitle })).toBeVisible();
    });
    await page.reload();
    await expect(page.getByRole("heading", { name: words.canceledTitle })).toBeVisible();
    await expectAccessible(page, "confirmation of what was canceled");
    await page.goto(`/appointment/${id}?lang=${language}`);
    await expect(page.getByText(words.canceledTitle)).toBeVisible();

    // The link's own page, with axe, which needs scripts.
    await page.goto(link);
    await expect(page.getByRole("heading", { name: visit.canceledTitle })).toBeVisible();
    await expectAccessible(page, "canceled by its link");
    await expectNoSideways(page);
  },
);
