import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { vehicleStructuredData } from "../../rules/vehicle/vehicle-structured-data.ts";
import type { LoadedModel } from "./load-model.ts";

/**
 * Title, description, addresses and the shared picture of a model's page, and the car's structured data.
 * `title` is that of another page of the model.
 */
export function modelMetadata({ car, page, trims, canonical }: LoadedModel, site: Site, title?: string) {
  const { origin, language, identity } = site;
  const described = {
    id: car.id,
    name: car.carName,
    description: car.description,
    brand: identity.name,
    modelYear: car.modelYear,
    bodyType: car.typeName,
    pictures: [page.heroPicture.wide, car.carImage, car.carSideAngleImage].filter(isPicturePublished),
    trims: trims.map(({ id, modelName, carPrices, specifications: { fuel, seats, doors } }) => ({
      id,
      name: modelName,
      price: carPrices.fromPrice,
      fuel,
      seats,
      doors,
    })),
  };
  const place = { origin, language, currency: "QAR", siteName: identity.name };
  return entryMetadata(site, {
    path: canonical,
    title: title ?? page.pageTitle,
    description: page.pageDescription,
    // The hero, never a cut-out: without a ground of its own it would stand on black.
    picture: page.heroPicture.wide,
    pictureAlt: page.heroPictureAlt,
    structuredData: [vehicleStructuredData(described, place)],
  });
}
