import { describe, expect, it } from "vitest";
import { waitingWords } from "#app/features/waiting-list/ui/words.ts";
import { answerCalls, type CallAnswer, refusal } from "../../../../tests/components/answer-calls.ts";
import { brakes, centerOf, minorService, vehicleOf } from "../wizard/booking-examples.ts";
import { appointmentExample } from "./appointment/appointment-examples.tsx";
import { bookingTexts, renderBooking } from "./booking-examples.tsx";
import { RequestedBooking } from "./requested-booking.tsx";

const { en, ar } = bookingTexts;
const appointment = "/v3/account/activities/order";
const answers = {
  "/v3/vehicles": [[vehicleOf("v1", {})]],
  "/v3/account/activities": [[]],
  "/v3/common/locations/services": [[centerOf("c1")]],
  "/v3/orders/services/categories": [
    [
      { name: "Periodic Maintenance", label: "Maintenance", serviceTypes: [minorService] },
      { name: "General Repair", label: "Repairs", serviceTypes: [brakes] },
    ],
  ],
  "/v3/orders/services/slots": [[]],
  "/v3/orders/services/waiting": [[]],
  [appointment]: [[appointmentExample()]],
};

function open(
  search: string,
  own: Record<string, CallAnswer | readonly CallAnswer[]> = {},
  language: "en" | "ar" = "en",
) {
  answerCalls({ ...answers, ...own });
  const customer = { serverNow: () => Date.parse("2026-11-23T08:00:00.000Z") };
  return renderBooking(<RequestedBooking />, { language, at: `/book-a-service?${search}`, customer });
}

describe("a change that the address requests", () => {
  const change = "startStep=SelectService&id=a1";

  it("begins with the services, and with the reference in its title", async () => {
    const screen = await open(change);
    await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent("RM-7K3QXA");
    await expect.element(screen.getByRole("heading", { name: en.serviceTitle })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: en.continueLabel })).toBeDisabled();
  });

  it("goes on to the times where only another time is needed", async () => {
    const screen = await open(change);
    await screen.getByRole("link", { name: en.onlyAnotherTimeLabel }).click();
    await expect.element(screen.getByRole("heading", { name: en.dateTitle })).toBeVisible();
  });

  it("says how long its services take together", async () => {
    const categories = [
      { name: "Periodic Maintenance", label: "Maintenance", serviceTypes: [{ ...minorService, hours: 1 }] },
      { name: "General Repair", label: "Repairs", serviceTypes: [{ ...brakes, hours: 2 }] },
    ];
    const screen = await open("startStep=SelectDateTime&id=a1", {
      "/v3/orders/services/categories": [categories],
    });
    await expect.element(screen.getByText("about 2 hours").first()).toBeVisible();
  });

  it("of an appointment that is not the customer's is not found", async () => {
    const screen = await open(change, { [appointment]: refusal(404, "appointment-not-found") }, "ar");
    await expect.element(screen.getByRole("heading", { name: ar.editNotFoundTitle })).toBeVisible();
    expect(screen.getByRole("heading", { name: ar.serviceTitle }).query()).toBeNull();
  });

  it("that comes too late is made by telephone", async () => {
    const screen = await open(change, { [appointment]: [[appointmentExample({ actions: ["view"] })]] });
    await expect.element(screen.getByRole("heading", { name: en.editTooLateTitle })).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: en.callUsLabel }))
      .toHaveAttribute("href", `tel:${en.callUsPhone}`);
  });
});

describe("a time that has opened for who waits", () => {
  it("and was taken or given up since is over, and an ordinary booking begins", async () => {
    const screen = await open("waiting=w1&center=c1&at=20261201T0500Z");
    await expect.element(screen.getByText(waitingWords.of("en").over)).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: en.vehicleTitle })).toBeVisible();
  });
});
