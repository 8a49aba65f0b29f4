import { describe, expect, it, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import type { Language } from "#app/i18n/language.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { vehicleOf } from "../../wizard/booking-examples.ts";
import { Appointment } from "./appointment.tsx";
import { appointmentExample, appointmentTexts, onAppointmentPage } from "./appointment-examples.tsx";
import { readAgainMs } from "./appointment-queries.ts";

const { en, ar } = appointmentTexts;
const [read, change] = ["/v3/account/activities/order", "/v3/orders/services/appointment"];
const now = Date.parse("2026-11-23T08:00:00.000Z");

interface Shown {
  appointment?: Partial<AppointmentDetails>;
  answers?: Record<string, CallAnswer | readonly CallAnswer[]>;
  language?: Language;
}

async function show({ appointment, answers, language = "en" }: Shown = {}) {
  const car = { ...vehicleOf("v1", {}), lastServiceDate: null, warranty: null, warranties: [] };
  const calls = answerCalls({
    [read]: [[appointmentExample(appointment)]],
    "/v3/vehicles": [[car]],
    "/v3/parts/vehicle": { key: "NSM.2023" },
    ...answers,
  });
  const screen = await render(onAppointmentPage(<Appointment id="a1" />, language), {
    ...{ at: "/appointment/a1", language, customer: { serverNow: () => now } },
  });
  const sent = () => calls.filter(({ url }) => url.pathname.endsWith(change));
  return { screen, calls, sent };
}

/** With the dialog open that cancels. */
async function canceling(answer: CallAnswer | readonly CallAnswer[], shown: Shown = {}) {
  const page = await show({ ...shown, answers: { [change]: answer, ...shown.answers } });
  const texts = appointmentTexts[shown.language ?? "en"];
  await page.screen.getByRole("button", { name: texts.cancelLabel }).click();
  const dialog = page.screen.getByRole("dialog", { name: texts.cancelTitle });
  await expect.element(dialog).toBeVisible();
  return { ...page, dialog, confirm: dialog.getByRole("button", { name: texts.confirmCancelLabel }) };
}

describe("an appointment's page", () => {
  it("says when by the center's clock, what for, and how it stands", async () => {
    const { screen } = await show();
    const title = screen.getByRole("heading", { level: 1 });
    await expect.element(title).toMatchTextContent(/Tuesday,? 1 December 2026/);
    await expect.element(title).toMatchTextContent(/8:00.*9:30/);
    await expect.element(screen.getByText("10,000 km, Brakes")).toBeVisible();
    await expect.element(screen.getByText("Upcoming").first()).toBeVisible();
    await expect.element(screen.getByText("RM-7K3QXA").first()).toHaveAttribute("dir", "ltr");
  });

  it("leads to parts for its car, which are brought to it", async () => {
    const { screen, calls } = await show();
    await expect
      .element(screen.getByRole("link", { name: "Find parts for this car" }))
      .toHaveAttribute("href", "/online-parts?appointment=a1&car=NSM.2023&lang=en");
    const request = calls.find(({ url }) => url.pathname.endsWith("/parts/vehicle"));
    expect([request?.body, request?.url.search]).toEqual([{ vin: "RMLNA1B2C3D400001" }, "?lang=en"]);
  });

  it.each([
    ["is over", { status: "completed" }],
    ["is canceled", { status: "canceled" }],
    ["is tomorrow", { schedStartTime: "2026-11-24T07:59:00.000Z" }],
  ])("that %s leads to no parts: they would come too late", async (_, changes) => {
    const { screen } = await show({ appointment: changes });
    await expect.element(screen.getByText("10,000 km, Brakes")).toBeVisible();
    expect(screen.getByText("Parts for this visit").query()).toBeNull();
  });

  it("leads to the shop also for a car that its catalog does not know", async () => {
    const { screen } = await show({ answers: { "/v3/parts/vehicle": refusal(404, "vin-unknown") } });
    await expect
      .element(screen.getByRole("link", { name: "Find parts for this car" }))
      .toHaveAttribute("href", "/online-parts?appointment=a1&lang=en");
  });

  it("names the car where the garage has it, and the notes as they were written", async () => {
    const { screen } = await show({ appointment: { serviceNote: "They squeak\nin the rain" } });
    await expect.element(screen.getByText("Nasma", { exact: false }).first()).toBeVisible();
    await expect.element(screen.getByText(/They squeak\s+in the rain/)).toBeVisible();
  });

  it("stands without the car where that cannot be read", async () => {
    const { screen } = await show({ answers: { "/v3/vehicles": refusal(403, "forbidden") } });
    await expect.element(screen.getByText("10,000 km, Brakes")).toBeVisible();
    expect(screen.getByText(en.vehicleLabel, { exact: true }).query()).toBeNull();
  });

  it("shows what has happened, and what comes next", async () => {
    const { screen } = await show({ language: "ar" });
    await expect.element(screen.getByRole("heading", { name: ar.timelineTitle })).toBeVisible();
    const section = screen.getByRole("heading", { name: ar.timelineTitle }).element().closest("section");
    const current = section?.querySelector("[aria-current=step]");
    expect(current?.textContent).toContain(ar.steps.CNF.title);
    expect(current?.textContent).toContain("20 نوفمبر 2026");
    expect(section?.textContent).toContain(ar.expectedLabel);
  });

  it.each([404, 422])("of another customer, or of none (%i), is not found", async (status) => {
    const { screen } = await show({ answers: { [read]: refusal(status, "appointment-not-found") } });
    await expect.element(screen.getByRole("heading", { name: en.missingTitle })).toBeVisible();
    expect(screen.getByRole("button", { name: en.retryLabel }).query()).toBeNull();
  });

  it("that cannot be read now is read by another try", async () => {
    const { screen } = await show({
      answers: { [read]: [refusal(403, "forbidden"), [appointmentExample()]] },
    });
    await expect.element(screen.getByText(en.loadErrorTitle)).toBeVisible();
    await screen.getByRole("button", { name: en.retryLabel }).click();
    await expect.element(screen.getByText("10,000 km, Brakes")).toBeVisible();
  });
});

describe("what can be done with it", () => {
  it("while it is ahead: another time, giving it up, calendars", async () => {
    const { screen } = await show();
    await expect
      .element(screen.getByRole("link", { name: en.editLabel }))
      .toHaveAttribute("href", "/book-a-service?startStep=SelectService&id=a1&lang=en");
    await expect.element(screen.getByText(en.calendarLabel).first()).toBeVisible();
    expect(screen.getByRole("link", { name: en.bookAgainLabel }).query()).toBeNull();
  });

  it.each<[string, Partial<AppointmentDetails>, string]>([
    ["less than a day ahead", { schedStartTime: "2026-11-23T20:00:00.000Z" }, en.tooLateText],
    ["passed", { schedStartTime: "2026-11-22T05:00:00.000Z" }, en.passedText],
    [
      "under way",
      { code: "WIP", status: "in progress", schedStartTime: "2026-11-23T05:00:00.000Z" },
      en.underWayText,
    ],
  ])("where it is %s: why not here, and the center's telephone", async (_, changes, words) => {
    const { screen } = await show({ appointment: { actions: ["view"], ...changes } });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: /^Call us/ }))
      .toHaveAttribute("href", "tel:+97455001200");
    expect(screen.getByRole("link", { name: en.editLabel }).query()).toBeNull();
  });

  it.each([
    ["CANC", "canceled"],
    ["OUT", "finished"],
  ])("over (%s): the same can be booked again", async (code, status) => {
    const { screen } = await show({ appointment: { code, status, actions: ["view"] } });
    await expect
      .element(screen.getByRole("link", { name: en.bookAgainLabel }))
      .toHaveAttribute("href", "/book-a-service?vehicle=v1&service=pm10%3Bgr-brakes&lang=en");
    expect(screen.getByText(en.tooLateTitle).query()).toBeNull();
  });
});

describe("an appointment that the workshop moves on", () => {
  it("is read again while the page is visible, and shows where it stands now", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const history = [
        { code: "CNF", at: "2026-11-20T09:00:00.000Z" },
        { code: "CIN", at: "2026-12-01T05:05:00.000Z" },
      ];
      const there = appointmentExample({
        code: "CIN",
        status: "in progress",
        version: 4,
        actions: ["view"],
        history,
      });
      const { screen, calls } = await show({ answers: { [read]: [[appointmentExample()], [there]] } });
      const reads = () => calls.filter(({ url }) => url.pathname.endsWith(read)).length;
      await expect.element(screen.getByText(en.steps.CNF.title)).toBeVisible();
      expect(reads()).toBe(1);
      vi.advanceTimersByTime(readAgainMs - 1);
      expect(reads()).toBe(1);
      vi.advanceTimersByTime(1);
      await expect.element(screen.getByText(en.steps.CIN.text)).toBeVisible();
      expect(reads()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("canceling", () => {
  it("names what is given up, and Escape keeps it", async () => {
    const { dialog, sent } = await canceling({});
    await expect
      .element(dialog)
      .toMatchTextContent(
        /You give up .*1 December 2026 \(21 Jumada II 1448 AH\), \u20668:00.*, at Lusail center\./,
      );
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it("sends the version that is shown, and leads to the dashboard, which says so", async () => {
    const { screen, confirm, sent } = await canceling({}, { language: "ar" });
    await confirm.click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/dashboard");
    expect(screen.router.state.location.state).toEqual({ completed: "cancel" });
    expect(sent()[0]?.body).toEqual({ appointmentId: "a1", version: 3, status: "CANC" });
  });

  it("can be done by the keyboard alone", async () => {
    const { screen, sent } = await show({ answers: { [change]: {} } });
    const press = async (button: Locator) => {
      await expect.element(button).toBeVisible();
      for (let stop = 0; stop < 20 && document.activeElement !== button.element(); stop++)
        await userEvent.tab();
      await expect.element(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
    };
    await press(screen.getByRole("button", { name: en.cancelLabel }));
    const dialog = screen.getByRole("dialog", { name: en.cancelTitle });
    await press(dialog.getByRole("button", { name: en.confirmCancelLabel }));
    await expect.poll(() => screen.router.state.location.pathname).toBe("/dashboard");
    expect(sent()).toHaveLength(1);
  });

  it("without a connection says so, and sends the same key once more", async () => {
    const { screen, dialog, confirm, sent } = await canceling(["offline", {}]);
    await confirm.click();
    await expect.element(dialog.getByRole("alert")).toBeVisible();
    await confirm.click();
    await expect.poll(() => screen.router.state.location.pathname).toBe("/dashboard");
    const keys = sent().map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it("that is refused is said in the dialog", async () => {
    const { dialog, confirm } = await canceling(refusal(422, "not-allowed"));
    await confirm.click();
    await expect.element(dialog.getByText(en.cancelFailedText)).toBeVisible();
  });

  it("what was changed elsewhere meanwhile is read again, and cancels nothing unseen", async () => {
    const moved = appointmentExample({ version: 4, schedStartTime: "2026-12-03T05:00:00.000Z" });
    const { screen, dialog, confirm } = await canceling(refusal(409, "appointment-changed"), {
      answers: { [read]: [[appointmentExample()], [moved]] },
    });
    await confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText(en.changedMeanwhileText)).toBeVisible();
    await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent(/3 December 2026/);
  });

  it("what can no longer be canceled closes the dialog and says why on the page", async () => {
    const late = appointmentExample({ actions: ["view"], schedStartTime: "2026-11-23T20:00:00.000Z" });
    const { screen, dialog, confirm } = await canceling(refusal(409, "too-late-to-change"), {
      answers: { [read]: [[appointmentExample()], [late]] },
    });
    await confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText(en.tooLateText)).toBeVisible();
  });
});
