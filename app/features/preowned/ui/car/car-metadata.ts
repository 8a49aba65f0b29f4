import { withCommas } from "#app/i18n/comma.ts";
import { currencyName, moneyInWords } from "#app/i18n/numbers/money.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { breadcrumbs, publicAddress } from "#app/platform/page/structured-data.ts";
import type { UsedVehicle } from "../../car-calls.ts";
import { fieldInWords } from "../../field-words.ts";
import { carStructuredData } from "../../rules/car-structured-data.ts";
import { carFieldNames, metadataFields } from "../../rules/fields/car-fields.ts";
import { carTitle } from "../card/car-title.ts";
import { carWords } from "./words.ts";

/** What a used car's page says about itself. A car that is gone is not for search engines. */
export function carMetadata(site: Site, car: UsedVehicle, unlisted: boolean) {
  const { language, identity, currency, origin } = site;
  const path = href("/listing/:id", { id: car.vehicleNo });
  const name = carTitle(car);
  const facts = [
    ...metadataFields.flatMap((field) => fieldInWords(car, field, language) ?? []),
    moneyInWords(car.price, currencyName(currency, language), language),
  ];
  const pictures = car.images.filter(isPicturePublished);
  const described = {
    ...car,
    name,
    make: car.makeLabel,
    model: car.modelLabel,
    pictures: pictures.map((picture) => new URL(picture, origin).href),
    inWords: Object.fromEntries(carFieldNames.map((field) => [field, fieldInWords(car, field, language)])),
  };
  const address = publicAddress(site, path);
  const way = breadcrumbs(site, [
    { name: identity.name, path: "/" },
    { name: carWords.of(language).allCars, path: href("/pre-owned/search") },
    { name, path },
  ]);
  return entryMetadata(site, {
    path,
    title: `${name} | ${identity.name}`,
    description: `${name}: ${withCommas(facts, language)}`,
    picture: pictures[0],
    pictureAlt: name,
    unlisted,
    structuredData: unlisted
      ? []
      : [carStructuredData(described, { address, currency, seller: identity.name }), way],
  });
}
