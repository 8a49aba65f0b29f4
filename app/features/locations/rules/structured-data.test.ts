import { expect, it } from "vitest";
import { locationsStructuredData, organizationStructuredData } from "./structured-data.ts";

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

it("the importer is an organization, and its showrooms are dealers with their hours", () => {
  const days = ["saturday", "sunday"];
  const openingHours = [
    { days, opens: "09:00", closes: "13:00" },
    { days, opens: "16:00", closes: "22:00" },
  ];
  const showroom = { ...location, id: "salwa-road", locationType: "showroom", openingHours } as const;
  const workshop = { ...location, locationType: "service" } as const;
  const logo = "https://rimal.example/brand/icon-512.png";
  const described = organizationStructuredData({ name: "Rimal", logo }, [workshop, showroom], site);
  const [importer, ...dealers] = described["@graph"];
  expect(described["@context"]).toBe("https://schema.org");
  expect(importer).toEqual({
    "@type": "Organization",
    "@id": "https://rimal.example/#organization",
    name: "Rimal",
    url: "https://rimal.example/?lang=en",
    logo,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: "+97455001211",
      email: "service@rimal.example",
      availableLanguage: ["en", "ar"],
    },
  });
  expect(dealers).toHaveLength(1);
  expect(dealers[0]).toMatchObject({
    "@type": "AutoDealer",
    "@id": "https://rimal.example/find-us#salwa-road",
    parentOrganization: { "@id": "https://rimal.example/#organization" },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["https://schema.org/Saturday", "https://schema.org/Sunday"],
        opens: "09:00",
        closes: "13:00",
      },
      { opens: "16:00", closes: "22:00" },
    ],
  });
});

it("an importer without a showroom names nobody to call", () => {
  const described = organizationStructuredData({ name: "Rimal", logo: "/logo.png" }, [], site);
  expect(described["@graph"]).toHaveLength(1);
  expect(described["@graph"][0]).not.toHaveProperty("contactPoint");
});
