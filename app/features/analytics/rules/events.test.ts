import { expect, test } from "vitest";
import { type AnalyticsEvent, vehicleDetails } from "./events.ts";

test.each([
  [2007, true],
  [2008, false],
  [2025, false],
])("a vehicle of model year %i: legacy %s", (modelYear, legacyVehicle) => {
  expect(vehicleDetails({ brand: "rimal", model: "Suhail", modelYear })).toEqual({
    brand: "rimal",
    model: "Suhail",
    modelYear,
    legacyVehicle,
  });
});

test("of a customer's vehicle nothing is taken that names its owner", () => {
  const vehicle = {
    brand: "rimal",
    model: "Reem",
    modelYear: 2024,
    vin: "JTMHX05J904123456",
    plate: "123456",
  };
  expect(Object.keys(vehicleDetails(vehicle))).toEqual(["brand", "model", "modelYear", "legacyVehicle"]);
});

test("a wrong event does not compile", () => {
  // @ts-expect-error there is no such event
  const unknown: AnalyticsEvent = { event: "pageview" };
  // @ts-expect-error the page is missing
  const incomplete: AnalyticsEvent = { event: "error", kind: "script", message: "x" };
  // @ts-expect-error nobody's name belongs into an event
  const personal: AnalyticsEvent = { event: "login", firstName: "Noora" };
  // @ts-expect-error a status text is one of two
  const status: AnalyticsEvent["statusText"] = "booked";
  expect([unknown, incomplete, personal, status]).toHaveLength(4);
});
