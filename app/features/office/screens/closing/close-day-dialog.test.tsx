import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCalls, refusal } from "../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../tests/components/render-office.tsx";
import type { Capacity } from "../capacity/shown-capacity.ts";
import { CloseDayDialog } from "./close-day-dialog.tsx";

const day = "2026-12-01";
const at = (hour: number) => `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;
const timings = [{ start: "07:00", end: "19:00" }];
const load = { hours: 48, taken: 2, free: 46, closed: 0 };
const capacity: Capacity = {
  ...{
    today: "2026-11-26",
    timeZone: "Asia/Qatar",
    isPlannedHere: true,
    hoursVersion: 1,
    overrides: [],
    closures: [],
  },
  weekdays: Array(7).fill(timings),
  bays: [
    {
      bay: 0,
      group: "periodic",
      name: "Bay 1",
      names: null,
      technician: null,
      technicianName: null,
      version: 1,
    },
  ],
  days: [
    {
      day,
      timings,
      override: null,
      campaigns: [],
      ...load,
      groups: [{ group: "periodic", bays: 4, ...load }],
      closures: [],
    },
  ],
};
const visit = (appointmentId: string) => ({
  ...{ appointmentId, bay: 0, startsAt: at(5), endsAt: at(6) },
  proposals: [8, 9].map((hour) => ({ startsAt: at(hour), endsAt: at(hour + 1), day: "2026-12-02" })),
});
const person = (id: string, name: string) => ({
  ...{
    id,
    version: 4,
    code: "CNF",
    canMove: true,
    canCancel: true,
    services: ["10,000 km"],
    serviceCodes: ["pm10"],
  },
  ...{ customer: { name, phone: "+97455001200" }, car: { model: "Hajar", plate: "123456" } },
});
const people = {
  appointments: [person("a", "Salem"), person("b", "Noora")],
  callers: [{ id: "fatima", name: "Fatima" }],
};
const below = "/office/api/centers/al-sadd";

async function opened(closing: Parameters<typeof answerCalls>[0], affected = [visit("a"), visit("b")]) {
  const calls = answerCalls({
    [`${below}/closure-plan`]: { before: timings, after: [], affected },
    [`${below}/affected`]: people,
    ...closing,
  });
  const onClose = vi.fn();
  const [only] = capacity.days;
  if (only === undefined) throw new Error("there is no day");
  await renderOffice(
    <CloseDayDialog center="al-sadd" capacity={capacity} day={only} open onClose={onClose} />,
  );
  return { calls, onClose };
}

const close = page.getByRole("button", { name: "Close the day" });
const answersOf = (name: string) => page.getByRole("listitem").filter({ hasText: name });
async function giveReasons() {
  await page.getByRole("textbox", { name: "Reason in English" }).fill("Repairs");
  await page.getByRole("textbox", { name: "Reason in Arabic" }).fill("أعمال صيانة");
}
const sentBy = (calls: Awaited<ReturnType<typeof opened>>["calls"]) =>
  calls.filter(({ method }) => method === "POST");

test("a day is closed once every appointment is answered, with the versions that were seen", async () => {
  const done = { id: "o", version: 1, moved: 1, canceled: 0, toCall: 1 };
  const { calls } = await opened({ [`${below}/days/${day}/close`]: done });
  await giveReasons();
  await expect.element(close).toBeDisabled();
  await answersOf("Salem").getByText(/11:00/).click();
  await expect.element(close).toBeDisabled();
  await answersOf("Noora").getByText("Call", { exact: true }).click();
  await expect.element(close).toBeDisabled();
  await page.getByRole("button", { name: /Who calls/ }).click();
  await page.getByRole("option", { name: "Fatima" }).click();
  await close.click();
  await expect.element(page.getByText("1 moved · 1 to be called")).toBeVisible();
  expect(sentBy(calls).map(({ body }) => body)).toEqual([
    {
      reason: { en: "Repairs", ar: "أعمال صيانة" },
      resolutions: { a: { version: 4, move: at(8) }, b: { call: "fatima" } },
    },
  ]);
});

test("without a reason in both languages nothing is sent", async () => {
  const { calls } = await opened({}, []);
  await expect.element(page.getByText("No appointments are affected.")).toBeVisible();
  await close.click();
  await expect.element(page.getByText("This is a required field.").first()).toBeVisible();
  expect(sentBy(calls)).toEqual([]);
});

test("what was booked in between is named, and the day stays open until that is answered, too", async () => {
  const left = refusal(409, "appointments-affected", { affected: [visit("b")] });
  const { calls } = await opened({
    [`${below}/closure-plan`]: [
      { before: timings, after: [], affected: [visit("a")] },
      { before: timings, after: [], affected: [visit("a"), visit("b")] },
    ],
    [`${below}/days/${day}/close`]: left,
  });
  await giveReasons();
  await answersOf("Salem").getByText("Cancel visit").click();
  await close.click();
  await expect.element(page.getByText(/Somebody booked in the meantime/)).toBeVisible();
  await expect.element(answersOf("Noora")).toBeVisible();
  await expect.element(close).toBeDisabled();
  expect(sentBy(calls)).toHaveLength(1);
});

test("a time that was taken is said where it was chosen, and others are offered", async () => {
  const taken = refusal(409, "slot-taken", {
    ...{ appointmentId: "a", message: "This time has just been taken." },
    alternatives: [{ startsAt: at(12), endsAt: at(13) }],
  });
  await opened({ [`${below}/days/${day}/close`]: taken }, [visit("a")]);
  await giveReasons();
  await answersOf("Salem").getByText(/11:00/).click();
  await close.click();
  await expect.element(answersOf("Salem").getByText("This time has just been taken.")).toBeVisible();
  await expect.element(answersOf("Salem").getByText(/3:00/)).toBeVisible();
  await expect.element(close).toBeDisabled();
});

test("free times for all are as many as there are bays", async () => {
  const free = {
    times: [8, 9].map((hour) => ({
      startsAt: `2026-12-02T0${hour}:00:00.000Z`,
      endsAt: `2026-12-02T0${hour}:59:00.000Z`,
      bays: [0],
    })),
  };
  await opened({ [`${below}/free-bays`]: free });
  await page.getByRole("button", { name: "First free time for all" }).click();
  await expect.element(page.getByText("All decided")).toBeVisible();
  const chosen = [...document.querySelectorAll("input[type=radio]:checked")].map(
    (one) => (one as HTMLInputElement).value,
  );
  expect(new Set(chosen).size).toBe(2);
});
