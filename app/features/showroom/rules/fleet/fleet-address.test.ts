import { describe, expect, it } from "vitest";
import { fleetAddress, isAnswered, readFleetQuery } from "./fleet-address.ts";

const choices = { uses: ["people", "parcels"], terms: [24, 36, 48, 60] };
const read = (query: string) => readFleetQuery(new URLSearchParams(query), choices);

describe("the answers in an address", () => {
  it.each([
    ["", { kmPerYear: 30_000, count: 5, use: "people", months: 36 }],
    ["km=45000&count=12&use=parcels&term=60", { kmPerYear: 45_000, count: 12, use: "parcels", months: 60 }],
    ["km=٤٥٬٠٠٠&count=١٢", { kmPerYear: 45_000, count: 12, use: "people", months: 36 }],
    ["km=5&count=0&term=37&use=racing", { kmPerYear: 1_000, count: 1, use: "people", months: 36 }],
    ["km=999999&count=5000", { kmPerYear: 200_000, count: 999, use: "people", months: 36 }],
    ["km=far&count=-3", { kmPerYear: 30_000, count: 5, use: "people", months: 36 }],
  ])("%s", (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it.each([
    ["", false],
    ["lang=ar", false],
    ["lang=ar&count=12", true],
    ["km=45000&count=12&use=parcels&term=60", true],
  ])("%j was answered: %s", (query, expected) => {
    expect(isAnswered(new URLSearchParams(query))).toBe(expected);
  });

  it("are read as they were written", () => {
    const answers = { kmPerYear: 80_000, count: 40, use: "parcels", months: 48 };
    expect(read(fleetAddress(answers))).toEqual(answers);
  });

  it("take the first term where the usual one is not on offer", () => {
    expect(readFleetQuery(new URLSearchParams(), { uses: ["people"], terms: [12, 24] }).months).toBe(12);
  });
});
