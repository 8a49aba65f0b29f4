import { expect, it } from "vitest";
import { locationsStructuredData } from "./structured-data.ts";

const location = {
  id: "west-bay",
  title: "Service West Bay",
  address: "Omar Al Mukhtar Street, Doha",
  phone: "+97455001211",
  email: "service@rimal.example",
  latitude: 25.3256,
  longitude: 51.5284,
};
const site = { origin: "https://rimal.example", language: "en", country: "QA" } as const;

it.each([
  ["showroom", "AutoDealer"],
  ["service", "AutoRepair"],
  ["parts", "AutoPartsStore"],
] as const)("a %s is an %s", (locationType, kind) => {
  expect(locationsStructuredData([{ ...location, locationType }], site)["@graph"]).toEqual([
    {
      "@type": kind,
      "@id": "https://rimal.example/find-us#west-bay",
      url: "https://rimal.example/find-us?location=west-bay&lang=en",
      name: "Service West Bay",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Omar Al Mukhtar Street, Doha",
        addressCountry: "QA",
      },
      geo: { "@type": "GeoCoordinates", latitude: 25.3256, longitude: 51.5284 },
      telephone: "+97455001211",
      email: "service@rimal.example",
    },
  ]);
});
