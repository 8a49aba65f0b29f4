import { describe, expect, it, vi } from "vitest";
import { bookingRefusals } from "../../refusals.ts";
import { completeBooking } from "../../wizard/booking-examples.ts";
import { emptyBooking } from "../../wizard/booking-state.ts";
import { type Obstacle, type WizardState, wizardOf } from "../../wizard/machine/wizard-state.ts";
import { bookingTexts, inBooking, renderBooking } from "../booking-examples.tsx";
import { DuplicateAppointment } from "./duplicate-appointment.tsx";
import { Submission } from "./submission.tsx";
import { UnfinishedBooking } from "./unfinished-booking.tsx";

const { en } = bookingTexts;

describe("what became of sending", () => {
  const refused = (code: string, message: string): WizardState => ({
    ...wizardOf(completeBooking),
    obstacle: { kind: "refused", code, message },
  });
  const notice = (state: WizardState, send = () => undefined) => <Submission state={state} send={send} />;

  it("is nothing while all is well", async () => {
    const screen = await renderBooking(notice(wizardOf(completeBooking)));
    expect(screen.container.textContent).toBe("");
  });

  it("waits for a connection, and says so", async () => {
    const waiting = { ...wizardOf(completeBooking), submission: { status: "waiting" } } as WizardState;
    const screen = await renderBooking(notice(waiting));
    await expect.element(screen.getByText(/You are offline. Keep this page open/)).toBeVisible();
  });

  it("was refused: the configured sentence, the default one, or that the connection was lost", async () => {
    const [configured] = en.errorMessages;
    const screen = await renderBooking(notice(refused("slot-taken", `${configured?.serverMessage}!`)));
    const alert = screen.getByRole("alert");
    await expect.element(alert).toHaveTextContent(configured?.shownMessage ?? "");
    screen.show(inBooking(notice(refused("internal", "boom"))));
    await expect.element(alert).toHaveTextContent(en.defaultErrorMessage);
    screen.show(inBooking(notice(refused("network", ""))));
    await expect.element(alert).toMatchTextContent(/connection was lost/);
  });

  it.each([
    ["en", "This car already has an appointment at that time. Please choose another time"],
    ["ar", "لهذه السيارة موعد آخر في هذا الوقت. اختر وقتاً آخر"],
  ] as const)(
    "was refused as the car is elsewhere: in %s the importer's words say what to do",
    async (language, words) => {
      const message = bookingRefusals["vehicle-busy"][language];
      const screen = await renderBooking(notice(refused("vehicle-busy", message)), { language });
      await expect.element(screen.getByRole("alert")).toMatchTextContent(words);
    },
  );

  it("stays until it is dismissed", async () => {
    const send = vi.fn();
    const screen = await renderBooking(notice(refused("internal", ""), send));
    await screen.getByRole("alert").getByRole("button").click();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "obstacle-dismissed" });
  });
});

describe("another request of the vehicle", () => {
  const dialog = (obstacle: Obstacle | null, onClose = () => undefined, onAbandon = () => undefined) => (
    <DuplicateAppointment obstacle={obstacle} onClose={onClose} onAbandon={onAbandon} />
  );

  it("is shown for a duplicate alone", async () => {
    const screen = await renderBooking(dialog({ kind: "ineligible" }));
    expect(screen.getByRole("dialog").query()).toBeNull();
    screen.show(inBooking(dialog({ kind: "duplicate", appointmentId: undefined })));
    await expect.element(screen.getByRole("dialog", { name: en.duplicateTitle })).toBeVisible();
  });

  it("leads to the change of the customer's own appointment", async () => {
    const onAbandon = vi.fn();
    const screen = await renderBooking(
      dialog({ kind: "duplicate", appointmentId: "a 5" }, () => undefined, onAbandon),
    );
    await screen.getByRole("button", { name: en.duplicateEditLabel }).click();
    expect(onAbandon).toHaveBeenCalledOnce();
    const { pathname, search } = screen.router.state.location;
    expect(pathname + search).toBe("/book-a-service?startStep=SelectService&id=a+5&lang=en");
  });

  it("of another customer can only be left", async () => {
    const onClose = vi.fn();
    const screen = await renderBooking(dialog({ kind: "duplicate", appointmentId: undefined }, onClose));
    expect(screen.getByRole("button", { name: en.duplicateEditLabel }).query()).toBeNull();
    await screen.getByRole("button", { name: en.duplicateCloseLabel }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("an unfinished booking of another tab", () => {
  const offered = (state: WizardState, send = () => undefined) => (
    <UnfinishedBooking state={state} send={send} />
  );
  const empty = wizardOf(emptyBooking, completeBooking);

  it("is offered with vehicle, services and center", async () => {
    const screen = await renderBooking(offered(empty));
    await expect.element(screen.getByText(/Nasma 2023 · 10,000 km, Brakes · Center c1/)).toBeVisible();
  });

  it.each([
    ["Continue", "unfinished-resumed"],
    ["Begin anew", "unfinished-dropped"],
  ])("%s", async (name, type) => {
    const send = vi.fn();
    const screen = await renderBooking(offered(empty, send));
    await screen.getByRole("button", { name }).click();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type });
  });

  it("is not offered beside a booking that has begun", async () => {
    const screen = await renderBooking(offered(wizardOf(completeBooking, completeBooking)));
    expect(screen.container.textContent).toBe("");
  });
});
