import { describe, expect, it, vi } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import content from "../../../../../content/demo/service-confirmation.json" with { type: "json" };
import { answerCalls, type CallAnswer, refusal } from "../../../../../tests/components/answer-calls.ts";
import { render } from "../../../../../tests/components/render.tsx";
import type { ServiceConfirmation } from "../../content/service-confirmation.ts";
import { completeBooking, vehicleOf } from "../../wizard/booking-examples.ts";
import type { BookingState } from "../../wizard/booking-state.ts";
import { saveBooking } from "../../wizard/sources/saved-booking.ts";
import { appointmentExample } from "../appointment/appointment-examples.tsx";
import { ConfirmedBooking } from "./confirmed-booking.tsx";

const texts = content.fragments[0] as unknown as Record<Language, ServiceConfirmation>;
const { en, ar } = texts;
const [read, garage] = ["/v3/account/activities/order", "/v3/vehicles"];
const booked = { serviceAppointmentId: "a1", reference: "RM-7K3QXA" };
const customerId = "confirmed-customer";
let customers = 0;

interface Shown {
  /** What the wizard has just booked, in this tab. */
  saved?: BookingState;
  search?: string;
  answers?: Record<string, CallAnswer | readonly CallAnswer[]>;
  language?: Language;
}

async function show({ saved, search = "", answers, language = "en" }: Shown = {}) {
  const id = `${customerId}-${++customers}`;
  if (saved) saveBooking(sessionStorage, saved, id, Date.now());
  const calls = answerCalls({
    [read]: [[appointmentExample()]],
    [garage]: [[vehicleOf("v1", {})]],
    ...answers,
  });
  const screen = await render(<ConfirmedBooking texts={texts[language]} />, {
    ...{ at: `/service-confirmation?lang=${language}${search}`, language, customer: { customerId: id } },
    routes: ["/book-a-service", "/appointment/:id"].map((path) => ({ path, element: <h1>{path}</h1> })),
  });
  return { screen, calls };
}
const factsOf = (container: Element) =>
  Object.fromEntries(
    [...container.querySelectorAll("dt")].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );

describe("what was just booked", () => {
  const saved = { ...completeBooking, booked };

  it("is confirmed at once, with the keyboard on its title", async () => {
    const { screen } = await show({ saved, answers: { [read]: "pending" } });
    const title = screen.getByRole("heading", { level: 1 });
    await expect.element(title).toHaveTextContent(en.title);
    await expect.element(title).toHaveFocus();
    expect(factsOf(screen.container)).toMatchObject({
      [en.referenceLabel]: "RM-7K3QXA",
      [en.dateTimeLabel]: expect.stringMatching(/1 December 2026.*8:00/),
      [en.centerLabel]: expect.stringContaining("Center c1"),
      [en.servicesLabel]: "10,000 kmBrakes",
      [en.vehicleLabel]: "Nasma 2023123456",
    });
  });

  it("says what to bring, and what can be done where plans change", async () => {
    const { screen } = await show({ saved, language: "ar" });
    for (const item of ar.bringItems) await expect.element(screen.getByText(item)).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "تعديل الموعد" })).toBeVisible();
    await screen.getByRole("link", { name: "إلغاء الموعد" }).click();
    const { pathname, state } = screen.router.state.location;
    expect([pathname, state]).toEqual(["/appointment/a1", { dialog: "cancel" }]);
  });

  it("can be put into a calendar before the server has answered", async () => {
    const file = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:calendar");
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { screen } = await show({ saved, answers: { [read]: "pending" } });
    (screen.getByRole("button", { name: en.calendarLabel }).element() as HTMLElement).click();
    expect(click.mock.contexts[0]).toMatchObject({ download: "RM-7K3QXA.ics" });
    const [written] = file.mock.calls.map(([object]) => object as Blob);
    expect(await written?.text()).toContain("DTSTART:20261201T050000Z");
  });

  it("that was canceled meanwhile is not confirmed, and can be booked again", async () => {
    const canceled = appointmentExample({ status: "canceled", code: "CANC", actions: ["view"] });
    const { screen } = await show({ saved, answers: { [read]: [[canceled]] } });
    await expect.element(screen.getByRole("heading", { name: "This appointment is canceled" })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Book another appointment" }))
      .toHaveAttribute("href", "/book-a-service?vehicle=v1&service=pm10%3Bgr-brakes&lang=en");
    expect(screen.getByText(en.bringTitle).query()).toBeNull();
    expect(getComputedStyle(screen.getByText(/1 December 2026/).element()).textDecorationLine).toBe(
      "line-through",
    );
  });

  it("of a campaign speaks in its words", async () => {
    const { screen } = await show({ saved, search: "&campaign=ac" });
    await expect.element(screen.getByRole("heading", { name: en.campaignBookedTitle })).toBeVisible();
  });

  it("a request for a car of no account has no appointment to change", async () => {
    const request = { ...completeBooking, vehicle: null, booked };
    const { screen, calls } = await show({ saved: request, search: "&campaign=ac" });
    await expect.element(screen.getByRole("heading", { name: en.campaignTitle })).toBeVisible();
    expect(screen.getByRole("link", { name: "Change the appointment" }).query()).toBeNull();
    expect(calls).toEqual([]);
  });

  it("is forgotten when the page is left", async () => {
    const { screen } = await show({ saved });
    await expect.element(screen.getByRole("heading", { name: en.title })).toBeVisible();
    await screen.unmount();
    expect(sessionStorage.getItem("marsa.booking")).toBeNull();
  });

  it("is not shown where the address names another appointment", async () => {
    const other = appointmentExample({ id: "a2", reference: "RM-OTHER1" });
    const { screen } = await show({
      saved,
      search: "&serviceAppointmentId=a2",
      answers: { [read]: [[other]] },
    });
    await expect.element(screen.getByText("RM-OTHER1")).toBeVisible();
    expect(screen.getByText("RM-7K3QXA").query()).toBeNull();
  });
});

describe("what the address names", () => {
  it("is read, with its car", async () => {
    const { screen } = await show({ search: "&serviceAppointmentId=a1" });
    await expect.element(screen.getByRole("heading", { name: en.title })).toBeVisible();
    expect(factsOf(screen.container)[en.vehicleLabel]).toBe("Nasma 2023123456");
    await expect
      .element(screen.getByRole("link", { name: "+974 5500 1200" }))
      .toHaveAttribute("href", "tel:+97455001200");
  });

  it("that is not found leads to the appointment's page, which says so", async () => {
    const { screen } = await show({
      search: "&serviceAppointmentId=a1",
      answers: { [read]: refusal(404, "appointment-not-found") },
    });
    await expect.element(screen.getByRole("heading", { name: "/appointment/:id" })).toBeVisible();
    expect(screen.router.state.location.pathname).toBe("/appointment/a1");
  });

  it.each([
    ["", en.text],
    ["&campaign=ac", en.campaignText],
  ])("a request that is confirmed by a call (%j) has its number alone", async (campaign, words) => {
    const { screen, calls } = await show({ search: `&isTaskCreation=true&taskId=T-77${campaign}` });
    await expect.element(screen.getByRole("heading", { name: en.campaignTitle })).toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByText("T-77")).toHaveAttribute("dir", "ltr");
    expect(calls).toEqual([]);
  });

  it("nothing leads back to booking", async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole("heading", { name: "/book-a-service" })).toBeVisible();
  });
});
