import { expect, test } from "vitest";
import { serviceHistory } from "./service-history.ts";

const visit = (id: string, date: string) => ({
  id,
  date,
  mileage: 30_150,
  title: "30,000 km",
  center: "Al Sadd",
});
const past = (id: string, day: string) => ({
  id,
  day,
  title: "Brakes",
  location: "Lusail",
  serviceTypes: "gr-brakes",
});
const rows = (...of: Parameters<typeof serviceHistory>) =>
  serviceHistory(...of).map(({ id, day, appointmentId }) => [id, day, appointmentId]);

test("reports and appointments stand together, newest first", () => {
  expect(rows([visit("v1", "2026-01-10"), visit("v2", "2026-08-02")], [past("a1", "2026-05-05")])).toEqual([
    ["v2", "2026-08-02", undefined],
    ["a1", "2026-05-05", "a1"],
    ["v1", "2026-01-10", undefined],
  ]);
});

test.each([
  ["2026-06-21", true],
  ["2026-06-24", true],
  ["2026-06-18", true],
  ["2026-06-25", false],
  ["2026-06-17", false],
])("an appointment of the 21st and a report of %s are one visit: %s", (date, isOne) => {
  const history = serviceHistory([visit("v1", date)], [past("a1", "2026-06-21")]);
  expect(history).toHaveLength(isOne ? 1 : 2);
  if (isOne)
    expect(history[0]).toMatchObject({
      id: "v1",
      mileage: 30_150,
      appointmentId: "a1",
      serviceTypes: "gr-brakes",
    });
});

test("a visit says what it was, where, and what can be booked again", () => {
  const appointment = past("a1", "2026-05-05");
  expect(serviceHistory([visit("v1", "2026-01-10")], [appointment])).toEqual([
    {
      ...{ id: "a1", day: "2026-05-05", title: "Brakes", center: "Lusail", mileage: undefined },
      ...{ appointmentId: "a1", serviceTypes: "gr-brakes" },
    },
    {
      ...{ id: "v1", day: "2026-01-10", title: "30,000 km", center: "Al Sadd", mileage: 30_150 },
      ...{ appointmentId: undefined, serviceTypes: undefined },
    },
  ]);
  expect(serviceHistory([], [{ ...appointment, location: undefined }])[0]?.center).toBe("");
});

test("an appointment is the visit of one report only", () => {
  const history = rows([visit("v1", "2026-06-21"), visit("v2", "2026-06-22")], [past("a1", "2026-06-21")]);
  expect(history.filter(([, , appointmentId]) => appointmentId)).toHaveLength(1);
});
