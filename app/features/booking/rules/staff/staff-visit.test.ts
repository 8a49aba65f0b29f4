import { expect, test } from "vitest";
import { staffVisit } from "./staff-visit.ts";

const services = [
  { code: "pm10", brand: "rimal", group: "periodic", hours: 1 },
  { code: "gr-engine", brand: "rimal", group: "repair", hours: 3 },
  { code: "pm10x", brand: "other", group: "periodic", hours: 1 },
] as const;
const center = { brands: ["rimal"], bays: { periodic: 0b1111, repair: 0b110000 } };

test.each<[string, string[], typeof center, object]>([
  ["an hour of maintenance", ["pm10"], center, { group: "periodic", hours: 1, brand: "rimal" }],
  ["a repair with it", ["pm10", "gr-engine"], center, { group: "repair", hours: 3, brand: "rimal" }],
  ["nothing", [], center, { code: "service-not-offered" }],
  ["a service that is none", ["pm10", "wash"], center, { code: "service-not-offered" }],
  ["services of two brands", ["pm10", "pm10x"], center, { code: "brand-not-served" }],
  ["another brand's", ["pm10x"], center, { code: "brand-not-served" }],
  [
    "a repair without its bays",
    ["gr-engine"],
    { ...center, bays: { periodic: 1, repair: 0 } },
    { code: "service-not-offered" },
  ],
])("a visit for %s", (_, codes, where, expected) => {
  const visit = staffVisit(codes, services, where);
  expect(visit.ok ? visit.value : { code: visit.code }).toEqual(expected);
});
