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
