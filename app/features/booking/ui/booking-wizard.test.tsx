import { describe, expect, it, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { noticeWords } from "#app/features/scheduling/ui/notices/words.ts";
import { stepWords } from "#app/features/scheduling/ui/steps/words.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { completeBooking, slotAt } from "../wizard/booking-examples.ts";
import { bookingWords } from "../words.ts";
import { bookingTexts, renderBooking } from "./booking-examples.tsx";
import { BookingWizard } from "./booking-wizard.tsx";

const { en, ar } = bookingTexts;
const now = Date.parse("2026-11-30T08:00:00.000Z");
const [hold, appointment] = ["/v3/orders/services/hold", "/v3/orders/services/appointment"];
const booked = { serviceAppointmentId: "a1", reference: "RM-7K3QXA" };
const offered = (startTime: string) => {
  const { territoryPromiseKey, ...slot } = slotAt(startTime, "promise-2");
  return { ...slot, territories: [{ id: "c1", territoryPromiseKey }] };
};
const answers = {
  "/v3/vehicles": [[completeBooking.vehicle]],
  "/v3/account/activities": [[]],
  "/v3/orders/services/odometer": { lastReading: null },
  "/v3/orders/services/slots": [[offered("2026-12-01T05:00:00.000Z"), offered("2026-12-01T07:00:00.000Z")]],
  [hold]: { heldUntil: new Date(now + 600_000).toISOString() },
  [appointment]: booked,
};

async function onSummary(
  own: Record<string, CallAnswer | readonly CallAnswer[]> = {},
  language: "en" | "ar" = "en",
) {
  const calls = answerCalls({ ...answers, ...own });
  const screen = await renderBooking(<BookingWizard start={completeBooking} />, {
    ...{ language, at: `/book-a-service?lang=${language}`, customer: { serverNow: () => now } },
  });
  const texts = bookingTexts[language];
  const confirm = screen.getByRole("button", { name: texts.reviewScheduleLabel });
  await expect.element(screen.getByRole("heading", { name: texts.summaryTitle })).toBeVisible();
  const sent = () => calls.filter(({ url }) => url.pathname.endsWith(appointment));
  return { screen, calls, confirm, sent };
}

/** Without the signs that keep numbers in their direction. */
const textOf = (shown: Locator) => shown.element().textContent?.replaceAll(/[\u2066-\u2069]/g, "");

describe("the wizard on its times", () => {
  const start = { ...completeBooking, step: "SelectDateTime", date: null, slot: null } as const;

  it.each<[string, CallAnswer, string]>([
    ["no answer", "offline", stepWords.of("en").offline],
    ["500", refusal(500, "internal"), en.loadErrorTitle],
  ])("that could not be loaded (%s) loads them by another try", async (_, failure, sentence) => {
    answerCalls({ ...answers, "/v3/orders/services/slots": failure });
    const customer = { serverNow: () => Date.parse("2026-12-01T02:00:00.000Z") };
    const screen = await renderBooking(<BookingWizard start={start} />, { customer });
    const alert = screen.getByRole("alert");
    await expect.element(alert).toMatchTextContent(en.loadErrorTitle);
    await expect.element(alert).toMatchTextContent(sentence);
    await expect.element(screen.getByRole("button", { name: en.continueLabel })).toBeDisabled();
    answerCalls({ ...answers, "/v3/orders/services/slots": [[offered("2026-12-03T05:00:00.000Z")]] });
    await alert.getByRole("button").click();
    await expect.element(screen.getByRole("radio", { name: /8:00/ }).first()).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe("the wizard on its summary", () => {
  it("holds the time, and extends the hold", async () => {
    const { screen, calls } = await onSummary();
    await expect.element(screen.getByText("10:00")).toBeVisible();
    await screen.getByRole("button", { name: en.holdExtendLabel }).click();
    const held = () => calls.filter(({ url }) => url.pathname.endsWith(hold));
    await expect.poll(() => held()).toHaveLength(2);
    expect(held()[0]).toMatchObject({ method: "POST", body: { vehicleId: "v1", serviceTerritoryId: "c1" } });
  });

  it("goes on without a hold where it cannot be had", async () => {
    const { screen, confirm } = await onSummary({ [hold]: refusal(500, "internal") });
    await expect.element(confirm).toBeEnabled();
    expect(screen.getByRole("button", { name: en.holdExtendLabel }).query()).toBeNull();
  });

  it("books, and leads to the confirmation", async () => {
    const { screen, confirm, sent } = await onSummary();
    await confirm.click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/service-confirmation");
    expect(screen.router.state.location.search).toContain("serviceAppointmentId=a1");
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.headers.get("idempotency-key")).not.toBeNull();
  });

  it("waits without a connection, and sends the same once there is one", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { screen, confirm, sent } = await onSummary({ [appointment]: ["offline", booked] });
    await confirm.click();
    await expect.element(screen.getByText(/Keep this page open/)).toBeVisible();
    online.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await expect.poll(() => screen.router.state.location.pathname).toBe("/service-confirmation");
    const [first, second] = sent();
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  });

  it("says a refusal until it is dismissed, and sends with a new key after it", async () => {
    const { screen, confirm, sent } = await onSummary(
      { [appointment]: [refusal(422, "promise-invalid"), booked] },
      "ar",
    );
    await confirm.click();
    const alert = screen.getByRole("alert");
    await expect.element(alert).toMatchTextContent(ar.defaultErrorMessage);
    await alert.getByRole("button").click();
    await expect.element(alert).not.toBeInTheDocument();
    await confirm.click();
    await expect.poll(() => sent()).toHaveLength(2);
    const [first, second] = sent().map(({ headers }) => headers.get("idempotency-key"));
    expect(second).not.toBe(first);
  });

  it("says that the answer was lost, and sends under the same key until one comes", async () => {
    const { screen, confirm, sent } = await onSummary({ [appointment]: ["offline", "offline", booked] });
    const alert = screen.getByRole("alert");
    for (const _ of [1, 2]) {
      await confirm.click();
      await expect.element(alert).toMatchTextContent(noticeWords.of("en").connectionLost);
      await alert.getByRole("button").click();
      await expect.element(alert).not.toBeInTheDocument();
    }
    await confirm.click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/service-confirmation");
    const keys = sent().map(({ headers }) => headers.get("idempotency-key"));
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it("leads back to the times where the time is taken; another one is booked with all that was written", async () => {
    const [taken, ...others] = ["2026-12-01T05:00:00.000Z", "2026-12-02T05:00:00.000Z"].map(offered);
    const { screen, confirm, sent } = await onSummary({
      "/v3/orders/services/slots": [[taken, ...others], others],
      [appointment]: [refusal(409, "slot-taken", { alternatives: others }), booked],
    });
    const mileage = screen.getByRole("textbox", { name: new RegExp(`^${RegExp.escape(en.mileageLabel)}`) });
    const notes = screen.getByLabelText(en.reviewNotesLabel);
    await userEvent.fill(mileage, "48210");
    await userEvent.fill(notes, "The blue one.");
    await confirm.click();
    await expect.element(screen.getByRole("heading", { name: en.dateTitle })).toHaveFocus();
    const notice = screen.getByRole("status").filter({ hasText: en.slotTakenTitle });
    await expect.element(notice).toMatchTextContent(en.nearestSlotsLabel);
    const next = screen.getByRole("button", { name: en.continueLabel });
    await expect.element(next).toBeDisabled();
    await notice.getByRole("button", { name: /2 Dec/ }).click();
    await expect.element(screen.getByText(en.slotTakenTitle)).not.toBeInTheDocument();
    await next.click();
    await expect.element(mileage).toHaveValue("48210");
    await expect.element(notes).toHaveValue("The blue one.");
    await confirm.click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/service-confirmation");
    expect(sent()[1]?.body).toMatchObject({
      ...{ schedStartTime: others[0]?.startTime, mileage: 48_210 },
      extendedFields: { territoryPromiseKey: "promise-2" },
    });
    expect(JSON.stringify(sent()[1]?.body)).toContain("The blue one.");
  });

  it.each([
    ["en", "Last reading 45,000 km on 3 May 2026. Is 42,000 km right?", "Yes, 42,000 km is right"],
    ["ar", "آخر قراءة للعداد 45,000 كم في 3 مايو 2026. هل القراءة 42,000 كم صحيحة؟", "نعم، 42,000 كم صحيحة"],
  ] as const)(
    "asks about a mileage below the last reading, and goes on once it is confirmed: %s",
    async (...row) => {
      const [language, sentence, yes] = row;
      const { screen, confirm, sent } = await onSummary(
        { "/v3/orders/services/odometer": { lastReading: { kilometers: 45_000, day: "2026-05-03" } } },
        language,
      );
      const texts = bookingTexts[language];
      const mileage = screen.getByRole("textbox", {
        name: new RegExp(`^${RegExp.escape(texts.mileageLabel)}`),
      });
      await expect.element(mileage).toHaveValue("45000");
      const question = screen.getByRole("group", { name: /^Last reading|^آخر قراءة/ });
      await userEvent.fill(mileage, "4200");
      expect(question.query()).toBeNull();
      await userEvent.fill(mileage, "42000");
      await expect.element(question).toBeVisible();
      expect(textOf(question)).toContain(sentence);
      await confirm.click();
      await expect.element(question).toHaveFocus();
      await question.getByRole("button", { name: bookingWords.of(language).correctMileage }).click();
      await expect.element(mileage).toHaveFocus();
      expect(sent()).toEqual([]);
      const right = question.getByRole("button").first();
      expect(textOf(right)).toBe(yes);
      await right.click();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(screen.getByText(bookingWords.of(language).mileageIsConfirmed)).toBeVisible();
      await confirm.click();
      await expect.poll(() => sent()[0]?.body).toMatchObject({ mileage: 42_000, mileageConfirmed: true });
    },
  );

  it("stops before a second request of the vehicle", async () => {
    const other = { id: "a5", type: "service", code: "CREA", status: "upcoming", title: "", actions: [] };
    const at = "2026-12-20T05:00:00.000Z";
    const { screen, sent } = await onSummary({
      "/v3/account/activities": [[{ ...other, at, vehicleId: "v1" }]],
    });
    const dialog = screen.getByRole("dialog", { name: en.duplicateTitle });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole("button", { name: en.duplicateCloseLabel }).click();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(sent()).toEqual([]);
  });

  it("goes back step by step, and the browser's way back leads on from there", async () => {
    const { screen } = await onSummary();
    await screen.getByRole("button", { name: en.backLabel }).click();
    await expect.element(screen.getByRole("heading", { name: en.dateTitle })).toHaveFocus();
    await screen.getByRole("button", { name: en.continueLabel }).click();
    await expect.element(screen.getByRole("heading", { name: en.summaryTitle })).toHaveFocus();
    await screen.router.navigate(-1);
    await expect.element(screen.getByRole("heading", { name: en.dateTitle })).toBeVisible();
  });

  it("is there again after a reload, and for this customer alone", async () => {
    const { screen } = await onSummary();
    expect(sessionStorage.getItem("marsa.booking")).toContain('"step":"Summary"');
    expect(sessionStorage.getItem("marsa.booking")).not.toContain("promise-1");
    await screen.unmount();
    answerCalls(answers);
    const other = await renderBooking(<BookingWizard />, { at: "/book-a-service?lang=en" });
    await expect.element(other.getByRole("heading", { name: en.vehicleTitle })).toBeVisible();
  });
});
