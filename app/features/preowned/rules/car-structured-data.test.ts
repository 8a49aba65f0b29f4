import { expect, it } from "vitest";
import { carStructuredData } from "./car-structured-data.ts";

const car = {
  vehicleNo: "RM-1001",
  name: "Rimal Suhail 2023 GLX",
  make: "Rimal",
  model: "Suhail",
  year: 2023,
  description: "One owner.",
  price: 112_000,
  kilometrage: 41_200,
  status: "in-stock",
  pictures: ["https://rimal.example/images/demo/used/suhail-1/1.webp"],
  color: "Silver",
  body: "SUV",
  fuel: "Petrol",
  transmission: "Automatic",
  drive: "All-wheel drive",
  engineSize: 2494,
  power: 203,
  weight: 1_690,
  doors: 5,
  seats: [5, 7],
} as const;
const place = {
  address: "https://rimal.example/listing/RM-1001?lang=en",
  currency: "QAR",
  seller: "Rimal",
};

it("tells the car with its offer, and measures with their units", () => {
  expect(carStructuredData(car, place)).toMatchObject({
    "@type": "Car",
    sku: "RM-1001",
    itemCondition: "https://schema.org/UsedCondition",
    mileageFromOdometer: { value: 41_200, unitCode: "KMT" },
    vehicleEngine: {
      engineDisplacement: { value: 2494, unitCode: "CMQ" },
      enginePower: { value: 203, unitCode: "BHP" },
    },
    vehicleSeatingCapacity: 7,
    offers: { price: 112_000, priceCurrency: "QAR", availability: "https://schema.org/InStock" },
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

it("leaves out what is not known", () => {
  const bare = {
    ...car,
    description: "",
    engineSize: null,
    power: null,
    weight: null,
    doors: null,
    seats: [],
  };
  const told = carStructuredData(bare, place);
  for (const name of ["description", "vehicleEngine", "weight", "numberOfDoors", "vehicleSeatingCapacity"])
    expect(told).not.toHaveProperty(name);
});
