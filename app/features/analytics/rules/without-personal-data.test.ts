import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutPersonalData } from "./without-personal-data.ts";

const error = (message: string, page = "/dashboard") =>
  ({ event: "error", kind: "script", message, page }) as const;

test.each([
  ["Failed for noora@example.qa", "Failed for (e-mail)"],
  ["Call +974 5512 3456 now", "Call (number) now"],
  ["هاتف ٥٥١٢٣٤٥٦", "هاتف (number)"],
  ["QID 28463400123", "QID (number)"],
  ["VIN JTMHX05J904123456 unknown", "VIN (vin) unknown"],
  ["Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln", "Bearer (token)"],
  ["Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0 x", "Bearer (token) x"],
  ["not a token: eyJhb", "not a token: eyJhb"],
  ["<a.b+c@x.qa>, (d@y.qa)", "<(e-mail)>, ((e-mail))"],
  ["@ home, x@ y", "@ home, x@ y"],
  ["018F3C5E-7A00-7ABC-8DEF-0123456789AB gone", "(id) gone"],
  ["jtmhx05j904123456", "(vin)"],
  ["INTERNATIONALIZED", "INTERNATIONALIZED"],
  ["(974) 55-12-34.56", "(number)"],
  ["Call + 97455123456", "Call (number)"],
  ["۵۵۱۲۳۴۵۶", "(number)"],
  ["5 5 1 2 3", "(number)"],
  ["1234 of 5678", "1234 of 5678"],
  ["2026 cars", "2026 cars"],
  ["TypeError: x is not a function", "TypeError: x is not a function"],
  ["Selected Vehicle Not Eligible (Model before 2008)", "Selected Vehicle Not Eligible (Model before 2008)"],
])("%s becomes %s", (message, cleaned) => {
  expect(withoutPersonalData(error(message))).toEqual(error(cleaned));
});

test("an id in a path is taken out, and the path stays", () => {
  expect(withoutPersonalData(error("x", "/appointment/018f3c5e-7a00-7abc-8def-0123456789ab"))).toEqual(
    error("x", "/appointment/(id)"),
  );
});

test("what the site made itself stays: day, time, and the id of what was booked", () => {
  const booking = {
    event: "booking_confirmation",
    flow: "service",
    vehicle: { brand: "rimal", model: "Suhail", modelYear: 2024, legacyVehicle: false },
    date: "2026-12-01",
    time: "08:00",
    showroom: "West Bay Service Center",
    statusText: "your booking is confirmed",
    id: "018f3c5e-7a00-7abc-8def-0123456789ab",
  } as const;
  expect(withoutPersonalData(booking)).toEqual(booking);
});

test("what is no text stays as it is, and what is undefined is left out", () => {
  const vehicle = { brand: "rimal", model: "Suhail", modelYear: 20_240, legacyVehicle: false };
  const event = { event: "vehicle_view", vehicle } as const;
  expect(withoutPersonalData(event)).toEqual(event);
  const given = { ...event, vehicle: { ...vehicle, trim: undefined } } as unknown as typeof event;
  expect(Object.keys(withoutPersonalData(given))).toEqual(["event", "vehicle"]);
  expect(JSON.stringify(withoutPersonalData(given))).toBe(JSON.stringify(event));
  expect(withoutPersonalData(given)).toStrictEqual(event);
});

test("wherever it stands and whatever surrounds it, nothing personal is left", () => {
  const digits = fc.stringMatching(/^[5-7][0-9]{7}$/);
  const personal = fc.oneof(
    digits,
    digits.map((number) => `+974${number}`),
    fc.stringMatching(/^2[0-9]{10}$/),
    fc.stringMatching(/^[A-HJ-NPR-Z0-9]{11}[0-9]{6}$/),
    fc.stringMatching(/^[a-z]{1,8}\.[a-z]{1,8}@[a-z]{2,8}\.(qa|com|online)$/),
  );
  const around = fc.stringMatching(/^[a-z ]{0,12}$/);
  fc.assert(
    fc.property(personal, around, around, (secret, before, after) => {
      const text = `${before} ${secret} ${after}`;
      const events = [
        error(text, `/details/${secret}`),
        { event: "click", name: "link", place: "main", target: `/${secret}` } as const,
        { event: "vehicle_view", vehicle: { brand: "rimal", model: text } } as const,
      ];
      for (const event of events) expect(JSON.stringify(withoutPersonalData(event))).not.toContain(secret);
    }),
  );
});
