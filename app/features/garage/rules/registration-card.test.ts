import { describe, expect, test } from "vitest";
import { type CardDocument, cardState, carOnCard, isVinOfCard } from "./registration-card.ts";

const vin = "RMLHJR4K7R1004821";
const document = (changes: Partial<CardDocument> = {}): CardDocument => ({
  ...{ id: "d1", type: "vehicle-registration", state: "accepted", confirmedAt: "2026-11-20T08:00:00Z" },
  replacedBy: null,
  fields: [
    { key: "vin", value: "rml-hjr4k7r1004821" },
    { key: "plate", value: "٤٨٢ ٩١٥" },
    { key: "modelYear", value: "2024" },
  ],
  ...changes,
});
const withFields = (...fields: CardDocument["fields"]) => document({ fields });

describe("the car on a card", () => {
  test("is that of its confirmed fields, written as requests are", () => {
    const car = { documentId: "d1", vin, plate: "482915", modelYear: "2024" };
    expect(carOnCard(document())).toEqual(car);
    for (const state of ["processed", "expired"]) expect(carOnCard(document({ state }))).toEqual(car);
  });

  test.each([
    ["another document", document({ type: "insurance" })],
    ["one that is not confirmed", document({ confirmedAt: null, state: "processed" })],
    ["one that was rejected", document({ state: "rejected" })],
    ["one that a newer one has replaced", document({ replacedBy: "d2" })],
    ["one without a VIN", withFields({ key: "plate", value: "482915" })],
    ["one with half a VIN", withFields({ key: "vin", value: vin.slice(0, 9) })],
  ])("is not read from %s", (_, given) => {
    expect(carOnCard(given)).toBeUndefined();
  });

  test.each(["قطر 482915", "12345678901"])("has no plate where that cannot be sent: %s", (plate) => {
    const given = withFields({ key: "vin", value: vin }, { key: "plate", value: plate });
    expect(carOnCard(given)).toMatchObject({ vin, plate: undefined, modelYear: undefined });
  });
});

test.each([
  [vin, true],
  ["rml hjr4k7r10o4821".replace(" ", "-"), true],
  ["RMLHJR4K7R1004822", false],
  ["", false],
])("%s is the VIN of the card: %s", (typed, isSame) => {
  expect(isVinOfCard(typed, { vin })).toBe(isSame);
});

describe("the state of the car on a card", () => {
  const link = (state: "waiting" | "approved" | "rejected" | "withdrawn", own = vin) => ({
    ...{ vin: own, state },
    reason: state === "rejected" ? ("not-owner" as const) : null,
  });
  const offered = { kind: "offered", rejection: null };
  test.each([
    ["nothing else", [], [], offered],
    ["it stands in the garage", [{ vehicleId: "v1", vin }], [], { kind: "linked", vehicleId: "v1" }],
    ["both", [{ vehicleId: "v1", vin }], [link("waiting")], { kind: "linked", vehicleId: "v1" }],
    ["another car", [{ vehicleId: "v2", vin: "RMLSHB2C9S1001377" }], [], offered],
    ["an open request", [], [link("waiting")], { kind: "waiting" }],
    ["an open request after a rejection", [], [link("waiting"), link("rejected")], { kind: "waiting" }],
    ["a rejection", [], [link("rejected")], { kind: "offered", rejection: "not-owner" }],
    ["a request for another car", [], [link("waiting", "RMLSHB2C9S1001377")], offered],
    ["a withdrawn one", [], [link("withdrawn"), link("rejected")], offered],
    ["one that was approved before the car was moved away", [], [link("approved")], offered],
  ])("with %s", (_, vehicles, links, state) => {
    expect(cardState({ vin }, vehicles, links)).toEqual(state);
  });
});
