import { describe, expect, it } from "vitest";
import { vehicleStructuredData } from "./vehicle-structured-data.ts";

const trim = { id: "nasma-s", name: "Nasma S", price: 55_900, fuel: "petrol", seats: 5, doors: 5 };
const nasma = {
  id: "nasma",
  name: "Nasma",
  description: "A small car.",
  brand: "Rimal",
  modelYear: 2027,
  bodyType: "Hatchback",
  pictures: ["/images/demo/models/nasma/front.webp"],
  trims: [trim, { ...trim, id: "nasma-gl", name: "Nasma GL", price: 60_500 }],
};
const site = { origin: "https://rimal.example", language: "ar", currency: "QAR", siteName: "رمال" } as const;
const [car, breadcrumbs] = vehicleStructuredData(nasma, site)["@graph"];

describe("structured data of a model", () => {
  it("is a new car with the price of each trim, in numbers and in a currency code", () => {
    expect(car).toMatchObject({
      "@type": "Car",
      name: "Rimal Nasma",
      image: ["https://rimal.example/images/demo/models/nasma/front.webp"],
      fuelType: ["petrol"],
      offers: { lowPrice: 55_900, highPrice: 60_500, offerCount: 2, priceCurrency: "QAR" },
    });
  });

  it("links in the language of the page", () => {
    expect(car).toMatchObject({ url: "https://rimal.example/vehicle/nasma?lang=ar" });
    expect(breadcrumbs).toMatchObject({
      itemListElement: [
        { item: "https://rimal.example/?lang=ar" },
        { item: "https://rimal.example/vehicle/nasma?lang=ar" },
      ],
    });
  });

  it("offers nothing where nothing has a price", () => {
    const [bare] = vehicleStructuredData({ ...nasma, trims: [] }, site)["@graph"];
    expect(bare).not.toHaveProperty("offers");
  });
});
