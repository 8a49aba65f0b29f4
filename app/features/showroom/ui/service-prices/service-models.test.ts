import { describe, expect, it } from "vitest";
import { pricedTrims } from "./priced-trims.ts";
import { serviceModels } from "./service-models.ts";

type Cars = Parameters<typeof serviceModels>[0];
type Lists = Parameters<typeof pricedTrims>[1];

const cars = ["suhail", "reem", "amwaj"].map((id) => ({
  ...{
    id,
    carName: id,
    brand: id === "amwaj" ? "premium" : "rimal",
    carImage: `${id}.webp`,
  },
})) as unknown as Cars;
const list = (id: string, car: string, prices: Record<string, number>) => ({
  ...{ id, car, modelTypeName: `${id} engine` },
  serviceTypes: Object.entries(prices).map(([serviceType, price]) => ({
    ...{
      serviceType,
      price,
      services: [
        { key: "oil", value: 150 },
        { key: "wash", value: price - 150 },
      ],
    },
  })),
});
const lists = [
  list("suhail-petrol", "suhail", { "km-10000": 400, "km-20000": 900 }),
  list("suhail-hybrid", "suhail", { "km-10000": 380 }),
  list("amwaj-petrol", "amwaj", { "km-10000": 800 }),
] as unknown as Lists;

describe("the models with service prices", () => {
  it("are those of a brand that have any, each from its smallest service", () => {
    expect(serviceModels(cars, lists, "rimal")).toEqual([
      { id: "suhail", name: "suhail", image: "suhail.webp", from: 380 },
    ]);
    expect(serviceModels(cars, lists, "premium").map(({ id, from }) => [id, from])).toEqual([["amwaj", 800]]);
    expect(serviceModels(cars, [], "rimal")).toEqual([]);
  });
});

describe("the trims of a model", () => {
  const trims = [
    {
      ...{ id: "glx", modelName: "GLX", summary: "The usual one.", modelTypes: ["suhail-petrol", "gone"] },
      carPrices: { fromPrice: 100_000, ltoThreeYearPrice: 2_100 },
    },
  ] as unknown as Parameters<typeof pricedTrims>[0];
  const catalogue = {
    serviceTypes: [{ id: "km-10000", label: "10,000 km", text: "Once a year." }],
    services: [{ id: "oil", label: "Oil and filter" }],
    bookingCodes: { "km-10000": "pm-10" },
  } as unknown as Parameters<typeof pricedTrims>[2];
  const [glx] = pricedTrims(trims, lists, catalogue);

  it("have the price lists of their drive trains; one that is gone is left out", () => {
    expect(glx).toMatchObject({ id: "glx", name: "GLX", price: 100_000, leaseToOwn: 2_100 });
    expect(glx?.types.map(({ id, name }) => [id, name])).toEqual([["suhail-petrol", "suhail-petrol engine"]]);
  });

  it("call each service and each line as the catalogue does", () => {
    const [service] = glx?.types[0]?.services ?? [];
    expect(service).toMatchObject({
      label: "10,000 km",
      text: "Once a year.",
      total: 400,
      bookingCode: "pm-10",
    });
    expect(service?.lines).toEqual([
      { id: "oil", label: "Oil and filter", price: 150 },
      { id: "wash", label: "wash", price: 250 },
    ]);
  });

  it("hide no price of a service that the catalogue does not know", () => {
    const [, unknown] = glx?.types[0]?.services ?? [];
    expect(unknown).toMatchObject({ label: "km-20000", text: "", total: 900, bookingCode: undefined });
  });
});
