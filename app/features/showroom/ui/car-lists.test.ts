import { describe, expect, it } from "vitest";
import { financeCars } from "./finance-page/finance-cars.ts";
import { fleetModels } from "./fleet/fleet-models.ts";
import { fleetTrims } from "./fleet/fleet-trims.ts";
import { type Car, listedOffer, type Offer } from "./offers/listed-offer.ts";

type Trims = Parameters<typeof financeCars>[1];

const there = (name: string) => `/images/demo/${name}.0123abcd.webp`;
const car = (id: string, rest: Partial<Car> = {}) =>
  ({
    ...{ id, carName: id, carImageAlt: `A ${id}`, isLargeSuv: false, showInVehicleModels: true },
    carSideAngleImage: there(id),
    carImage: there(`${id}-front`),
    ...rest,
  }) as Car;
const trims = [
  { id: "suhail-glx", car: "suhail", fuel: "petrol", modelTypes: ["petrol"] },
  { id: "suhail-hev", car: "suhail", fuel: "hybrid", modelTypes: ["gone"] },
  { id: "durra-van", car: "durra", fuel: "diesel", modelTypes: [] },
].map(({ id, car, fuel, modelTypes }) => ({
  ...{ id, car, modelName: id.toUpperCase(), summary: `About ${id}`, carImage: there(id), modelTypes },
  ...{ carPrices: { fromPrice: 100_000 }, specifications: { fuel, consumption: 7, wheelInches: 17 } },
})) as unknown as Trims;

describe("the cars of the finance calculator", () => {
  it("are those on show that have a trim, with what their rate depends on", () => {
    const cars = [car("suhail"), car("reem"), car("durra", { showInVehicleModels: false })];
    expect(financeCars(cars, trims)).toEqual([
      {
        ...{ id: "suhail", name: "suhail", image: there("suhail"), imageAlt: "A suhail", isLargeSuv: false },
        trims: [
          { id: "suhail-glx", name: "SUHAIL-GLX", price: 100_000, isHybrid: false },
          { id: "suhail-hev", name: "SUHAIL-HEV", price: 100_000, isHybrid: true },
        ],
      },
    ]);
  });
});

describe("the vehicles of the fleet calculator", () => {
  const lists = [
    { id: "petrol", serviceTypes: [{ serviceType: "km-10000", price: 400 }] },
  ] as unknown as Parameters<typeof fleetTrims>[2];

  it("are the trims that some kind of work needs, with what running them depends on", () => {
    const wanted = new Set(["suhail-glx", "durra-van", "sold-out"]);
    const [glx, van, ...rest] = fleetTrims(wanted, trims, lists);
    expect(glx).toMatchObject({
      ...{ id: "suhail-glx", car: "suhail", price: 100_000, fuel: "petrol", consumption: 7, wheelInches: 17 },
    });
    expect(glx?.services).toHaveLength(1);
    expect(van).toMatchObject({ id: "durra-van", services: [] });
    expect(rest).toEqual([]);
  });

  it("a company may request the models that are sold", () => {
    const cars = [car("suhail"), car("durra", { showInVehicleModels: false })];
    expect(fleetModels(cars)).toEqual([{ value: "suhail", label: "suhail" }]);
  });
});

describe("an offer in a list", () => {
  const offer = (rest: Partial<Offer> = {}) =>
    ({
      ...{ id: "summer", offerName: "Summer", offerDescriptionOne: "", cars: ["suhail"], carTypes: [] },
      ...{ validFrom: "2026-11-01", validUntil: "2026-12-01", body: ["Long."], ...rest },
    }) as unknown as Offer;
  const cars = [car("suhail")];

  it.each([
    ["2026-11-20", undefined],
    ["2026-11-21", 10],
    ["2026-11-30", 1],
    ["2026-12-01", 0],
  ])("on %s names the days left: %s", (today, daysLeft) => {
    expect(listedOffer(offer(), cars, today).daysLeft).toBe(daysLeft);
  });

  it("has the picture of its first car, and leaves its paragraphs at home", () => {
    const listed = listedOffer(offer(), cars, "2026-11-20");
    expect(listed.carPicture).toEqual({ image: there("suhail-front") });
    expect(listed).not.toHaveProperty("body");
    expect(listedOffer(offer({ cars: ["gone"] }), cars, "2026-11-20").carPicture).toBeUndefined();
    expect(listedOffer(offer({ cars: [] }), cars, "2026-11-20").carPicture).toBeUndefined();
  });
});
