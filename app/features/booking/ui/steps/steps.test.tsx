import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { brakes, centerOf, completeBooking, minorService, vehicleOf } from "../../wizard/booking-examples.ts";
import { type BookingState, emptyBooking } from "../../wizard/booking-state.ts";
import { bookingTexts, renderBooking } from "../booking-examples.tsx";
import { centerNames } from "../earliest/words.ts";
import { CenterStep } from "./center-step.tsx";
import { ServiceStep } from "./service-step.tsx";
import { SummaryStep } from "./summary-step.tsx";
import { VehicleStep } from "./vehicle-step.tsx";

const { en, ar } = bookingTexts;
const propsOf = (booking: BookingState, send: () => void = () => undefined) => ({
  ...{ booking, send, takesFocus: false },
});
const [nasma, reem] = [vehicleOf("v1", {}), vehicleOf("v2", { model: "Reem", licensePlateNumber: "77" })];

describe("the vehicle step", () => {
  const path = "/v3/vehicles";

  it("shows that vehicles are coming", async () => {
    answerCalls({ [path]: "pending" });
    const screen = await renderBooking(<VehicleStep {...propsOf(emptyBooking)} />);
    await expect.element(screen.getByRole("status")).toBeInTheDocument();
    expect(screen.getByRole("radio").query()).toBeNull();
  });

  it("names each by model, year, plate and VIN", async () => {
    answerCalls({ [path]: [[nasma, reem]] });
    const send = vi.fn();
    const screen = await renderBooking(
      <VehicleStep {...propsOf({ ...emptyBooking, vehicle: nasma }, send)} />,
    );
    const chosen = screen.getByRole("radio", { name: /Nasma 2023.*Plate 123456.*VIN\s*RMLNA1/ });
    await expect.element(chosen).toBeChecked();
    await screen.getByRole("radio", { name: /Reem/ }).click();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "vehicle-chosen", vehicle: reem });
  });

  it.each([
    [390, true],
    [1280, false],
  ])(
    "shows a customer without vehicles how to link one, and whom to call: at %i px by a button (%s)",
    async (width, isButton) => {
      answerCalls({ [path]: [[]] });
      const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
      const screen = await renderBooking(<VehicleStep {...propsOf(emptyBooking)} />, {
        width,
        language: "ar",
      });
      await expect.element(screen.getByText(ar.noVehiclesTitle)).toBeVisible();
      expect(screen.getByRole("link", { name: ar.callUsLabel }).query() !== null).toBe(isButton);
      const link = screen.getByRole("link", { name: "اربط سيارتك" });
      await expect.element(link).toHaveAttribute("href", "/link-car?lang=ar");
      expect(info).toHaveBeenCalledWith("No Vehicles Linked - Contact Customer Support / Visit Showroom");
    },
  );

  it("says what could not be loaded, and loads it by another try", async () => {
    answerCalls({ [path]: [refusal(403, "forbidden"), [nasma]] });
    const screen = await renderBooking(<VehicleStep {...propsOf(emptyBooking)} />);
    const alert = screen.getByRole("alert");
    await expect.element(alert).toMatchTextContent(en.loadErrorTitle);
    await alert.getByRole("button").click();
    await expect.element(screen.getByRole("radio", { name: /Nasma/ })).toBeVisible();
  });
});

describe("the service step", () => {
  const offered = (name: string, label: string, ...services: (typeof brakes)[]) => ({
    ...{ name, label, serviceTypes: services.map(({ typeCode, label }) => ({ typeCode, label, hours: 1 })) },
  });
  const groups = [
    offered("Periodic Maintenance", "Maintenance", minorService, { typeCode: "pm20", label: "20,000 km" }),
    offered("General Repair", "Repairs", brakes),
  ];
  const answers = { "/v3/orders/services/categories": [groups], "/v3/vehicles": [[nasma]] };
  const chosen: BookingState = { ...emptyBooking, step: "SelectService", vehicle: nasma };

  it("offers one maintenance, and repairs behind a fold", async () => {
    answerCalls(answers);
    const send = vi.fn();
    const screen = await renderBooking(<ServiceStep {...propsOf(chosen, send)} />);
    await screen.getByRole("radio", { name: /10,000 km/ }).click();
    expect(send).toHaveBeenLastCalledWith(
      expect.objectContaining({
        type: "maintenance-pressed",
        service: expect.objectContaining({ typeCode: "pm10" }),
      }),
    );
    await expect.element(screen.getByRole("checkbox", { name: /Brakes/ })).not.toBeInTheDocument();
    await screen.getByText("Repairs").first().click();
    await screen.getByRole("checkbox", { name: /Brakes/ }).click();
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ type: "repair-pressed" }));
  });

  it("keeps the notes of a repair that is chosen in sight", async () => {
    answerCalls(answers);
    const send = vi.fn();
    const repair = { ...chosen, repairServices: { [brakes.typeCode]: brakes } };
    const screen = await renderBooking(<ServiceStep {...propsOf(repair, send)} />);
    await userEvent.fill(screen.getByLabelText(en.repairNotesLabel), "x");
    expect(send).toHaveBeenLastCalledWith({ type: "additional-notes-written", notes: "x" });
  });

  it("takes the services that the address carries, and rids it of them", async () => {
    answerCalls(answers);
    const send = vi.fn();
    const screen = await renderBooking(<ServiceStep {...propsOf(chosen, send)} />, {
      at: "/book-a-service?service=pm10;gr-brakes&lang=en",
    });
    await expect.poll(() => screen.router.state.location.search).toBe("?lang=en");
    expect(send).toHaveBeenCalledWith({
      type: "services-requested",
      maintenance: [expect.objectContaining({ typeCode: "pm10" })],
      repairs: [expect.objectContaining({ typeCode: "gr-brakes" })],
    });
  });

  it("says so where nothing can be booked for the vehicle", async () => {
    answerCalls({ ...answers, "/v3/orders/services/categories": [[]] });
    const screen = await renderBooking(<ServiceStep {...propsOf(chosen)} />, { language: "ar" });
    await expect.element(screen.getByText(ar.noServicesText)).toBeVisible();
  });
});

describe("the center step", () => {
  const path = "/v3/common/locations/services";
  const centers = [centerOf("c1"), centerOf("c2")];
  const answers = { [path]: [centers], "/v3/orders/services/earliest": "pending" as const };

  it("offers the centers, each with a line for its first free time", async () => {
    answerCalls(answers);
    const send = vi.fn();
    const screen = await renderBooking(<CenterStep {...propsOf(completeBooking, send)} />);
    await expect.element(screen.getByRole("radio", { name: /Center c1/ })).toBeChecked();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "centers-offered", centers });
    await screen.getByRole("radio", { name: /Center c2/ }).click();
    expect(send).toHaveBeenLastCalledWith({ type: "center-chosen", center: centers[1] });
  });

  it("keeps no room for an earliest time where nothing is free", async () => {
    answerCalls({ ...answers, "/v3/orders/services/earliest": [{ offers: [], days: [] }] });
    const screen = await renderBooking(<CenterStep {...propsOf(completeBooking)} />, { width: 390 });
    const sentence = screen.getByText(centerNames.of("en").noneFree);
    await expect.element(sentence).toBeVisible();
    const list = screen.getByRole("radio", { name: /Center c1/ }).element();
    const gap = list.getBoundingClientRect().top - sentence.element().getBoundingClientRect().bottom;
    expect(gap).toBeLessThan(150);
  });

  it("shows list or map on a phone", async () => {
    answerCalls(answers);
    const screen = await renderBooking(<CenterStep {...propsOf(completeBooking)} />, { width: 390 });
    await expect.element(screen.getByRole("radio", { name: /Center c1/ })).toBeVisible();
    const map = screen.getByRole("button", { name: "Map", exact: true });
    await expect.element(map).toHaveAttribute("aria-pressed", "false");
    await map.click();
    await expect.element(map).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("radio").query()).toBeNull();
  });

  it("drops centers whose address was never filled in, and says where none is left", async () => {
    answerCalls({ ...answers, [path]: [[{ ...centers[0], address: "undefined, undefined" }]] });
    const screen = await renderBooking(<CenterStep {...propsOf(completeBooking)} />);
    await expect.element(screen.getByText(en.noCentersText)).toBeVisible();
  });
});

describe("the summary", () => {
  const activities = { "/v3/account/activities": [[]] };

  it("leads back to every step", async () => {
    answerCalls(activities);
    const send = vi.fn();
    const screen = await renderBooking(<SummaryStep {...propsOf(completeBooking, send)} />);
    for (const [label, step] of [
      [en.summaryVehicleLabel, "SelectVehicle"],
      [en.summaryServicesLabel, "SelectService"],
      [en.summaryCenterLabel, "SelectServiceCenter"],
      [en.summaryDateTimeLabel, "SelectDateTime"],
    ]) {
      await screen.getByRole("button", { name: new RegExp(`: ${label}$`) }).click();
      expect(send).toHaveBeenLastCalledWith({ type: "returned-to", step });
    }
  });

  it.each([
    ["48210", 48_210],
    ["٤٨٢١٠", 48_210],
    ["48,210 km", 48_210],
    ["", null],
    ["99999999", 2_000_000],
  ])("reads the mileage %j as %j", async (typed, mileage) => {
    answerCalls(activities);
    const send = vi.fn();
    const screen = await renderBooking(<SummaryStep {...propsOf(completeBooking, send)} />);
    await userEvent.fill(screen.getByRole("textbox", { name: /^Current mileage/ }), typed);
    expect(send).toHaveBeenLastCalledWith({ type: "mileage-written", mileage });
  });

  it("warns of a confirmed appointment of the vehicle elsewhere", async () => {
    const other = {
      ...{ id: "a9", type: "service", code: "CNF", status: "upcoming", title: "Tires", actions: [] },
      ...{ at: "2026-12-05T05:00:00.000Z", timeZone: "Asia/Qatar", location: "Al Sadd", vehicleId: "v1" },
    };
    answerCalls({ "/v3/account/activities": [[other, { ...other, id: "a8", code: "CREA", title: "Oil" }]] });
    const screen = await renderBooking(<SummaryStep {...propsOf(completeBooking)} />);
    await expect.element(screen.getByText(/This car has another appointment/)).toBeVisible();
    await expect.element(screen.getByText(/8:00.*Al Sadd · Tires/)).toBeVisible();
    expect(screen.getByText(/Oil/).query()).toBeNull();
  });
});
