import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import type { ShownAppointment } from "../shown.ts";
import { CheckInDialog } from "./check-in-dialog.tsx";

const hourMs = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const appointment = {
  id: "a1",
  version: 3,
  timeZone: "Asia/Qatar",
  startsAt: at(-0.5),
  endsAt: at(0.5),
  mileage: 40_000,
  mileageBelow: null as number | null,
} as ShownAppointment;
const readAt = "2026-05-03T08:00:00.000Z";
const proposal = { lastReading: { kilometers: 41_250, at: readAt }, closesAt: at(8), opensAt: at(20) };
const proposing = { "/office/api/appointments/a1/check-in-proposal": proposal };
const sending = "/office/api/appointments/a1/visit";

async function open(
  answers: Parameters<typeof answerCalls>[0],
  language: "en" | "ar" = "en",
  changes: Partial<ShownAppointment> = {},
) {
  const calls = answerCalls({ ...proposing, ...answers });
  const done = vi.fn();
  await renderOffice(
    <CheckInDialog
      appointment={{ ...appointment, ...changes }}
      open
      onClose={() => undefined}
      onDone={done}
    />,
    { language },
  );
  const sent = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { done, sent };
}
const odometer = () => page.getByRole("textbox", { name: "Odometer (km)" });
const checkIn = () => page.getByRole("button", { name: "Check in", exact: true });

test("the planned time stands chosen; what is missing is shown, and nothing is sent", async () => {
  const { sent } = await open({});
  await expect.element(page.getByText("Last reading: 41,250 km on 3 May 2026.")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /As planned/ })).toBeChecked();
  await checkIn().click();
  await expect.element(page.getByText("This is a required field.").first()).toBeVisible();
  await expect.element(odometer()).toHaveFocus();
  expect(sent()).toEqual([]);
});

test("a whole form is sent once, with the version that was seen", async () => {
  const { done, sent } = await open({ [sending]: { id: "a1", version: 4 } });
  await odometer().fill("42,000");
  await page.getByRole("radio", { name: "Three eighths" }).click({ force: true });
  await page.getByRole("textbox", { name: "Estimate (QAR)" }).fill("450.5");
  await checkIn().click();
  await expect.poll(() => done.mock.calls.length).toBe(1);
  expect(sent()).toMatchObject([
    { version: 3, odometer: 42_000, fuelEighths: 3, promisedAt: appointment.endsAt, estimateDirhams: 45_050 },
  ]);
});

test("a lower reading needs a second press, and another number begins anew", async () => {
  const { done, sent } = await open({ [sending]: { id: "a1", version: 4 } });
  await odometer().fill("40000");
  await page.getByRole("radio", { name: "Full" }).click({ force: true });
  await checkIn().click();
  await expect.element(page.getByText(/Below the last reading of 41,250 km on 3 May 2026/)).toBeVisible();
  expect(sent()).toEqual([]);
  await odometer().fill("40001");
  await expect.element(checkIn()).toBeVisible();
  await checkIn().click();
  await page.getByRole("button", { name: "It is right, check in" }).click();
  await expect.poll(() => done.mock.calls.length).toBe(1);
  expect(sent()).toMatchObject([{ odometer: 40_001, confirmLower: true }]);
});

test("a reading that the server finds lower is shown at its field", async () => {
  const lower = refusal(422, "odometer-lower", { lastKnown: 60_000, readAt });
  const { done } = await open({ [sending]: lower });
  await odometer().fill("42000");
  await page.getByRole("radio", { name: "Full" }).click({ force: true });
  await checkIn().click();
  await expect.element(page.getByText(/Below the last reading of 60,000 km on 3 May 2026/)).toBeVisible();
  expect(done).not.toHaveBeenCalled();
});

test("a lower reading that the customer confirmed when booking is shown beside the last one", async () => {
  await open({}, "en", { mileageBelow: 41_250 });
  await expect
    .element(page.getByText(/41,250 km on 3 May 2026\. The customer confirmed 40,000 km/))
    .toBeVisible();
});

test("in Arabic it says the same", async () => {
  await open({}, "ar");
  await expect.element(page.getByRole("heading", { name: "استلام السيارة" })).toBeVisible();
  await expect.element(page.getByText("آخر قراءة: 41,250 كم في 3 مايو 2026.")).toBeVisible();
});
