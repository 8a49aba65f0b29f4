import { expect, it } from "vitest";
import { carStructuredData } from "./car-structured-data.ts";
import { usedVehicleExample } from "./stock/stock-examples.ts";

const car = {
  ...usedVehicleExample({ seats: [5, 7] }),
  name: "Rimal Suhail 2023 GLX",
  make: "Rimal",
  model: "Suhail",
  pictures: ["https://rimal.example/images/demo/used/suhail-1/1.webp"],
  inWords: { bodyType: "SUV", fuelType: "Petrol", fullColor: "Silver", description: "One owner." },
};
const place = {
  address: "https://rimal.example/listing/RM-1001?lang=en",
  currency: "QAR",
  seller: "Rimal",
};

it("describes the car with its offer, and measures with their units", () => {
  expect(carStructuredData(car, place)).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Car",
    "@id": place.address,
    url: place.address,
    name: "Rimal Suhail 2023 GLX",
    sku: "RM-1001",
    brand: { "@type": "Brand", name: "Rimal" },
    model: "Suhail",
    vehicleModelDate: "2023",
    image: car.pictures,
    itemCondition: "https://schema.org/UsedCondition",
    mileageFromOdometer: { "@type": "QuantitativeValue", value: 41_200, unitCode: "KMT" },
    weight: { unitCode: "KGM" },
    numberOfDoors: car.doors,
    vehicleEngine: {
      "@type": "EngineSpecification",
      engineDisplacement: { value: 2494, unitCode: "CMQ" },
      enginePower: { value: 203, unitCode: "BHP" },
    },
    vehicleSeatingCapacity: 7,
    bodyType: "SUV",
    color: "Silver",
    offers: {
      "@type": "Offer",
      url: place.address,
      price: 112_000,
      priceCurrency: "QAR",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/UsedCondition",
      seller: { "@type": "AutoDealer", name: "Rimal" },
    },
  });
});

it.each([
  ["reserved", "Reserved"],
  ["sold", "SoldOut"],
  ["out-of-stock", "OutOfStock"],
] as const)("a car that is %s is offered as %s", (status, availability) => {
  const { offers } = carStructuredData({ ...car, status }, place);
  expect(offers.availability).toBe(`https://schema.org/${availability}`);
});

it("leaves out what the car does not state", () => {
  const bare = {
    ...car,
    inWords: {},
    engineSize: null,
    power: null,
    weight: null,
    doors: null,
    seats: [],
  };
  const data = carStructuredData(bare, place);
  for (const name of ["description", "vehicleEngine", "weight", "numberOfDoors", "vehicleSeatingCapacity"])
    expect(data).not.toHaveProperty(name);
});
