import { expect, test } from "vitest";
import { offerStructuredData } from "./offer-structured-data.ts";

const offer = {
  name: "Reem, a year of service",
  description: "With every Reem of November",
  address: "https://rimal.example/offers/reem?lang=en",
  ...{ validFrom: "2026-11-01", validUntil: "2026-11-30", currency: "QAR", seller: "Rimal" },
};
const described = {
  "@context": "https://schema.org",
  "@type": "Offer",
  ...{ name: offer.name, description: offer.description, url: offer.address },
  ...{ validFrom: "2026-11-01", validThrough: "2026-11-30", availability: "https://schema.org/InStock" },
  seller: { "@type": "AutoDealer", name: "Rimal" },
};

test("an offer says where and until when, and from whom", () => {
  expect(offerStructuredData(offer)).toStrictEqual(described);
});

test("a price, a picture and a car are there where they are known", () => {
  const whole = { ...offer, price: 92_000, picture: "https://rimal.example/reem.webp", car: "Rimal Reem" };
  expect(offerStructuredData(whole)).toStrictEqual({
    ...described,
    ...{ image: whole.picture, price: 92_000, priceCurrency: "QAR" },
    itemOffered: { "@type": "Car", name: "Rimal Reem" },
  });
});
