import { describe, expect, test } from "vitest";
import { bodyOf, emptyVisit, firstTime, isToday, nationalPhone, problemsOf } from "./visit-form.ts";

const form = {
  ...emptyVisit("2026-12-01", "ar"),
  plate: " 123456 ",
  phone: "٥٥٠٠ ١٢٠٠",
  name: "سالم الكواري ",
  model: "Hajar",
  serviceCode: "pm10",
  startsAt: "2026-12-01T05:00:00.000Z",
};

test.each([
  ["5500 1200", "55001200"],
  ["+974 5500 1200", "55001200"],
  ["0097455001200", "55001200"],
  ["٥٥٠٠١٢٠٠", "55001200"],
  ["97455001", "97455001"],
  ["5500120", undefined],
  ["", undefined],
])("%s is the number %s", (typed, digits) => expect(nationalPhone(typed)).toBe(digits));

describe("a visit at the desk", () => {
  test("says everything that is missing, in the order of the form", () => {
    expect(problemsOf(emptyVisit("2026-12-01", "en"))).toEqual([
      "plate",
      "phone",
      "name",
      "model",
      "service",
      "time",
    ]);
    expect(problemsOf(form)).toEqual([]);
  });

  test("of a known customer needs neither name nor phone, and with their car no plate", () => {
    const known = { ...emptyVisit("2026-12-01", "en"), serviceCode: "pm10", startsAt: form.startsAt };
    expect(problemsOf({ ...known, known: { customerId: "c", vehicleId: "v" } })).toEqual([]);
    expect(problemsOf({ ...known, known: { customerId: "c", vehicleId: null } })).toEqual(["plate", "model"]);
  });

  test("is sent as the call takes it", () => {
    expect(bodyOf(form, true)).toMatchObject({
      person: { name: "سالم الكواري", phone: "+97455001200", language: "ar" },
      car: { plate: "123456", modelName: "Hajar" },
      serviceCodes: ["pm10"],
      checkIn: true,
    });
    expect(bodyOf({ ...form, known: { customerId: "c", vehicleId: "v" } }, false)).toMatchObject({
      person: { customerId: "c" },
      car: { vehicleId: "v" },
    });
  });

  test("begins with the hour that goes on now", () => {
    const hour = (start: number) => ({
      startsAt: `2026-12-01T0${start}:00:00.000Z`,
      endsAt: `2026-12-01T0${start + 1}:00:00.000Z`,
    });
    const times = [hour(4), hour(5), hour(7)];
    expect(firstTime(times, Date.parse("2026-12-01T05:40:00Z"))).toBe(hour(5).startsAt);
    expect(firstTime(times, Date.parse("2026-12-01T06:10:00Z"))).toBe(hour(7).startsAt);
    expect(firstTime([], 0)).toBeNull();
  });

  test("is today by the center's clock", () => {
    const afterMidnight = { day: "2026-12-01", startsAt: "2026-12-01T22:00:00.000Z" };
    expect(isToday(afterMidnight, "2026-12-01")).toBe(true);
    expect(isToday(afterMidnight, "2026-12-02")).toBe(false);
    expect(isToday({ ...afterMidnight, startsAt: null }, "2026-12-01")).toBe(false);
  });
});
