import { expect, test } from "vitest";
import { approvalNeeds, approvalOf, emptyCar, missingFields } from "./link-answer.ts";

const owned = (ownerId: string) => ({ model: "Hajar", modelYear: 2024, plate: "1", ownerId, owner: null });
const car = { model: "rimal:HJR", year: "2024", plate: "771204", mileage: "12" };

test.each([
  ["a VIN that is new", null, "car"],
  ["a car of another customer", owned("noora"), "move"],
  ["their own car", owned("khalid"), "nothing"],
] as const)("an approval of %s takes what it needs, and sends no more", (_, vehicle, needs) => {
  const link = { vehicle, version: 3 };
  expect(approvalNeeds(link, "khalid")).toBe(needs);
  expect(approvalOf({ link, customerId: "khalid", car })).toEqual({
    version: 3,
    ...(needs === "car" && { car }),
    ...(needs === "move" && { formerOwnerId: "noora" }),
  });
});

test("a new car begins with the plate of its request, and says what is missing", () => {
  expect(emptyCar({ plate: "771204" })).toEqual({ model: "", year: "", plate: "771204", mileage: "" });
  expect(missingFields(emptyCar({ plate: null }))).toEqual(["model", "year", "plate", "mileage"]);
  expect(missingFields({ ...car, year: " " })).toEqual(["year"]);
  expect(missingFields(car)).toEqual([]);
});
