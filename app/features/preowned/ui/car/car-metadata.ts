import { currencyName, moneyInWords } from "#app/i18n/numbers/money.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { entryMetadata } from "#app/platform/page/entry-metadata.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { breadcrumbs, toldAddress } from "#app/platform/page/structured-data.ts";
import type { UsedVehicle } from "../../car-calls.ts";
import { carStructuredData } from "../../rules/car-structured-data.ts";
import { bodyTypeNames, driveTypeNames, fuelNames, stockWords, transmissionNames } from "../../words.ts";
import { carTitle } from "../card/car-title.ts";
import { carWords } from "./words.ts";

/** What a used car's page says about itself. A car that is gone is not for search engines. */
export function carMetadata(site: Site, car: UsedVehicle, unlisted: boolean) {
  const { language, identity, currency, origin } = site;
  const path = `/listing/${car.vehicleNo}`;
  const name = carTitle(car);
  const facts = [
    stockWords.of(language).kilometres(car.kilometrage),
    fuelNames.of(language)[car.fuelType],
    transmissionNames.of(language)[car.transmission],
    car.fullColor,
    moneyInWords(car.price, currencyName(currency, language), language),
  ];
  const pictures = car.images.filter(isPicturePublished);
  const described = {
    ...car,
    name,
    make: car.makeLabel,
    model: car.modelLabel,
    pictures: pictures.map((picture) => new URL(picture, origin).href),
    color: car.fullColor,
    body: bodyTypeNames.of(language)[car.bodyType],
    fuel: fuelNames.of(language)[car.fuelType],
    transmission: transmissionNames.of(language)[car.transmission],
    drive: driveTypeNames.of(language)[car.driveType],
  };
  const address = toldAddress(site, path);
  const way = breadcrumbs(site, [
    { name: identity.name, path: "/" },
    { name: carWords.of(language).allCars, path: "/pre-owned/search" },
    { name, path },
  ]);
  return entryMetadata(site, {
    path,
    title: `${name} | ${identity.name}`,
    description: [`${name}:`, facts.join(language === "ar" ? "، " : ", ")].join(" "),
    picture: pictures[0],
    pictureAlt: name,
    unlisted,
    structuredData: unlisted
      ? []
      : [carStructuredData(described, { address, currency, seller: identity.name }), way],
  });
}
