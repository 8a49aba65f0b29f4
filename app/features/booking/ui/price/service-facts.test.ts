import { expect, test } from "vitest";
import { bookablePrices, bookableWork, priceOf, workOf } from "./service-facts.ts";

type Content = Parameters<typeof bookablePrices>[0];

const list = (id: string, car: string, price: number) => ({
  id,
  car,
  serviceTypes: [
    { serviceType: "km-40000", price, services: [] },
    { serviceType: "polish", price: 90, services: [] },
  ],
});
const prices = bookablePrices({
  lists: [list("suhail-petrol", "suhail", 900), list("suhail-hybrid", "suhail", 780), list("old", "old", 1)],
  catalogue: { bookingCodes: { "km-40000": "pm40" } },
  cars: [
    { id: "suhail", brand: "rimal", modelCode: "SHL" },
    { id: "old", brand: "rimal" },
  ],
} as unknown as Content);

test("the drive trains of a model make one span, of the services that can be booked", () => {
  expect(prices).toEqual({ "rimal/SHL": { pm40: [780, 900] } });
});

test.each([
  ["its model", { brand: "rimal", modelCode: "SHL" }, "pm40", [780, 900]],
  ["another brand's model of the same code", { brand: "lulwa", modelCode: "SHL" }, "pm40", undefined],
  ["a model that content does not know", { brand: "rimal", modelCode: "OLD" }, "pm40", undefined],
  ["a service without a price", { brand: "rimal", modelCode: "SHL" }, "gr-ac", undefined],
])("for %s", (_, vehicle, code, span) => expect(priceOf(prices, vehicle, code)).toEqual(span));

test("a service includes what all drive trains of the model have, in the words of the catalogue", () => {
  const withWork = (id: string, keys: readonly string[]) => ({
    id,
    car: "suhail",
    serviceTypes: [{ serviceType: "km-40000", price: 1, services: keys.map((key) => ({ key, value: 1 })) }],
  });
  const work = bookableWork({
    lists: [withWork("petrol", ["oil", "plugs", "filter"]), withWork("hybrid", ["oil", "filter", "gone"])],
    catalogue: {
      bookingCodes: { "km-40000": "pm40" },
      services: ["oil", "filter", "plugs"].map((id) => ({ id, label: `New ${id}`, text: "" })),
    },
    cars: [{ id: "suhail", brand: "rimal", modelCode: "SHL" }],
  } as unknown as Parameters<typeof bookableWork>[0]);
  expect(workOf(work, { brand: "rimal", modelCode: "SHL" }, "pm40")).toEqual(["New oil", "New filter"]);
  expect(workOf(work, { brand: "rimal", modelCode: "NDA" }, "pm40")).toEqual([]);
  expect(workOf(work, { brand: "rimal", modelCode: "SHL" }, "gr-ac")).toEqual([]);
});
