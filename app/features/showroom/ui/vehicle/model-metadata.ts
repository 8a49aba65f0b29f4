import { isPicturePublished } from "#app/lib/picture-address.ts";
import { pageMetadata } from "#app/platform/page-metadata.ts";
import type { Site } from "#app/platform/site-context.ts";
import { vehicleStructuredData } from "../../rules/vehicle-structured-data.ts";
import type { AskedModel } from "./ask-model.ts";

/**
 * Title, description, addresses and the shared picture of a model's page, and what search engines are told of the car.
 * A `page-seo` fragment of the path, where an editor wrote one, goes before the model's own words.
 */
export function modelMetadata(asked: AskedModel, site: Site) {
  const { car, page, canonical, seo } = asked;
  const { origin, language, market, identity } = site;
  const pictures = [page.heroPicture.wide, car.carImage, car.carSideAngleImage].filter(isPicturePublished);
  const [picture] = pictures;
  const own = {
    pageTitle: page.pageTitle,
    description: page.pageDescription,
    canonicalTag: canonical,
    relativeTag: canonical,
    ogType: "website",
    ...(picture === undefined ? {} : { ogImage: picture, ogImageAlt: page.heroPictureAlt }),
    twitterCard: "summary_large_image",
  };
  const place = {
    origin,
    language,
    country: market.country,
    siteName: identity.name,
    image: identity.socialImage,
  };
  const described = {
    id: car.id,
    name: car.carName,
    description: car.description,
    brand: identity.name,
    modelYear: car.modelYear,
    bodyType: car.typeName,
    pictures,
    trims: asked.trims.map(({ id, modelName, carPrices, specifications }) => ({
      id,
      name: modelName,
      price: carPrices.fromPrice,
      fuel: specifications.fuel,
      seats: specifications.seats,
      doors: specifications.doors,
    })),
  };
  const data = vehicleStructuredData(described, {
    origin,
    language,
    currency: "QAR",
    siteName: identity.name,
  });
  return [...pageMetadata(seo ?? own, place), { "script:ld+json": data }];
}
