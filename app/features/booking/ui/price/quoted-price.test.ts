import { expect, test } from "vitest";
import { quotedPrice } from "./quoted-price.ts";

type Prices = Parameters<typeof quotedPrice>[1];

const requested = { list: "suhail-hybrid", serviceType: "km-40000" };
function prices(car: { readonly modelCode?: string }, bookingCodes: Record<string, string>): Prices {
  return {
    lists: [
      {
        id: "suhail-hybrid",
        car: "suhail",
        modelTypeName: "1.8 hybrid",
        serviceTypes: [{ serviceType: "km-40000", price: 980, services: [] }],
      },
    ],
    catalogue: { bookingCodes, serviceTypes: [{ id: "km-40000", label: "40,000 km service" }] },
    cars: [{ id: "suhail", brand: "rimal", carName: "Suhail", ...car }],
  } as unknown as Prices;
}
const booked = { "km-40000": "pm40" };

test("a price is quoted with the code of its model", () => {
  expect(quotedPrice(requested, prices({ modelCode: "SHL" }, booked))).toEqual({
    typeCode: "pm40",
    service: "40,000 km service",
    price: 980,
    car: { brand: "rimal", modelCode: "SHL" },
    model: "Suhail",
    driveTrain: "1.8 hybrid",
  });
});

test.each([
  ["a model without a code", requested, prices({}, booked)],
  ["a service that cannot be booked", requested, prices({ modelCode: "SHL" }, {})],
  ["a list that content does not have", { ...requested, list: "gone" }, prices({ modelCode: "SHL" }, booked)],
])("no price for %s", (_, request, content) => {
  expect(quotedPrice(request, content)).toBeUndefined();
});
