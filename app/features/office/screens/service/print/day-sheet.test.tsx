import { expect, test } from "vitest";
import { answerCalls } from "../../../../../../tests/components/answer-calls.ts";
import { renderOffice } from "../../../../../../tests/components/render-office.tsx";
import { settled } from "../../../../../../tests/components/settled.ts";
import type { Board, BoardAppointment } from "../board.ts";
import { DaySheet } from "./day-sheet.tsx";

const at = (time: string) => `2026-12-01T${time}:00.000Z`;
const visit = (id: string, changes: Partial<BoardAppointment> = {}): BoardAppointment => ({
  ...{ id, reference: `RM-${id}`, code: "CNF", isNoShow: false, centerId: "al-sadd", bay: 0, version: 3 },
  ...{ startsAt: at("06:00"), endsAt: at("07:00"), services: ["Brakes", "Battery"], isLate: false },
  day: (changes.startsAt ?? at("06:00")).slice(0, 10),
  ...{ isOverdue: false, promisedAt: null, openExtraWork: 0 },
  customer: { id: `of-${id}`, name: `Customer ${id}`, phone: "+97455001200", isGuest: false },
  car: { vehicleId: `car-${id}`, model: "Hajar", plate: `10${id}`, vin: "" },
  ...changes,
});
const board = (appointments: readonly BoardAppointment[]): Board => ({
  ...{ day: "2026-12-01", today: "2026-12-01", timeZone: "Asia/Qatar" },
  can: { moves: true, bays: true, walkIns: true },
  opening: [{ from: at("04:00"), to: at("12:00") }],
  bays: [{ bay: 0, name: "Bay 1", group: "periodic", closures: [] }],
  appointments: [...appointments],
});
const prints = "/office/api/centers/al-sadd/prints";
const rows = () =>
  [...document.querySelectorAll(".print-sheet tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test("has a line for each visit of the day with room to write, and none for those that are canceled", async () => {
  await renderOffice(
    <DaySheet
      center="al-sadd"
      board={board([
        visit("1", { code: "WIP", promisedAt: at("09:30") }),
        visit("2", { bay: null, promisedAt: null }),
        visit("3", { code: "CANC" }),
      ])}
    />,
  );
  expect(rows()).toEqual([
    [
      "9:00\u00a0am",
      "Bay 1",
      "RM-1",
      "101",
      "Hajar",
      "Customer 1",
      "Brakes · Battery",
      "12:30\u00a0pm",
      "In work",
      "",
    ],
    ["9:00\u00a0am", "No bay", "RM-2", "102", "Hajar", "Customer 2", "Brakes · Battery", "", "Confirmed", ""],
  ]);
  const head = document.querySelector(".print-sheet .sheet-head")?.textContent;
  expect(head).toMatch(/^Al SaddTuesday, 1 December 2026Appointments of the day · 2 appointmentsPrinted /);
});

test("names cars of earlier days, whose times are those of another day", async () => {
  const earlier = visit("1", { startsAt: "2026-11-29T06:00:00.000Z", code: "WIP" });
  await renderOffice(<DaySheet center="al-sadd" board={board([earlier, visit("2")])} />);
  expect(rows().map(([first]) => first)).toEqual([
    "Still here from earlier days",
    "9:00\u00a0am",
    "Of this day",
    "9:00\u00a0am",
  ]);
});

test("stands on paper alone, and each printing is an entry", async () => {
  const calls = answerCalls({ [prints]: {} });
  await renderOffice(<DaySheet center="al-sadd" board={board([visit("1")])} />);
  const sheet = document.querySelector(".print-sheet") as HTMLElement;
  expect(getComputedStyle(sheet).display).toBe("none");
  await settled();
  expect(calls).toEqual([]);
  dispatchEvent(new Event("beforeprint"));
  dispatchEvent(new Event("beforeprint"));
  await settled();
  expect(calls.map(({ method, body }) => ({ method, body }))).toEqual(
    Array(2).fill({ method: "POST", body: { sheet: "day", day: "2026-12-01" } }),
  );
  const [first, second] = calls.map(({ headers }) => headers.get("idempotency-key"));
  expect(first).not.toBe(second);
});
