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
    const page = "https://rimal.example/vehicle/nasma";
    const offer = { "@type": "Offer", priceCurrency: "QAR", availability: "https://schema.org/InStock" };
    expect(car).toEqual({
      "@type": "Car",
      "@id": page,
      url: `${page}?lang=ar`,
      name: "Rimal Nasma",
      description: "A small car.",
      brand: { "@type": "Brand", name: "Rimal" },
      model: "Nasma",
      vehicleModelDate: "2027",
      bodyType: "Hatchback",
      itemCondition: "https://schema.org/NewCondition",
      image: ["https://rimal.example/images/demo/models/nasma/front.webp"],
      vehicleSeatingCapacity: 5,
      numberOfDoors: 5,
      fuelType: ["petrol"],
      offers: {
        "@type": "AggregateOffer",
        ...{ lowPrice: 55_900, highPrice: 60_500, offerCount: 2, priceCurrency: "QAR" },
        offers: [
          { ...offer, name: "Nasma S", price: 55_900, url: `${page}?lang=ar&trim=nasma-s` },
          { ...offer, name: "Nasma GL", price: 60_500, url: `${page}?lang=ar&trim=nasma-gl` },
        ],
      },
    });
  });

  it("stands below the home page, in the language of the page", () => {
    const home = "https://rimal.example/?lang=ar";
    expect(breadcrumbs).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "رمال", item: home },
        {
          "@type": "ListItem",
          position: 2,
          name: "Nasma",
          item: "https://rimal.example/vehicle/nasma?lang=ar",
        },
      ],
    });
    expect(vehicleStructuredData(nasma, site)["@context"]).toBe("https://schema.org");
  });

  it("offers nothing where nothing has a price", () => {
    const [bare] = vehicleStructuredData({ ...nasma, trims: [] }, site)["@graph"];
    for (const fact of ["offers", "vehicleSeatingCapacity", "numberOfDoors"])
      expect(bare).not.toHaveProperty(fact);
  });
});
