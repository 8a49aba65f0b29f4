import { join } from "node:path";
import { contentClient } from "#app/features/content/content.server.ts";
import { type location, locationsQuery } from "#app/features/locations/content/location.ts";
import { groupedNumber } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { withMarketDigits } from "#app/i18n/numbers/digits.ts";
import { currencyOf } from "#app/i18n/numbers/money.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { pictureAddresses } from "#app/lib/address/picture-address.ts";
import type { Result } from "#app/lib/result.ts";
import { mappedTexts } from "#app/lib/text/mapped-texts.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { BackendUnavailable } from "#app/platform/backend-unavailable.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type Content, type ContentRefusal, queryContent } from "#app/platform/content/content-query.ts";
import { type car, carsQuery } from "../content/car.ts";
import { type trimVariant, trimVariantsQuery } from "../content/trim-variant.ts";
import { type vehiclePage, vehiclePageQuery } from "../content/vehicle-page.ts";
import { rangeOver, type SpecificationName, specificationGroups } from "../rules/vehicle/specification.ts";
import { numberInWords, unitOf } from "../ui/specification/number-words.ts";
import {
  namedValues,
  specificationGroupNames,
  specificationNames,
  tableWords,
} from "../ui/specification/words.ts";
import { brochureWords } from "./brochure-words.ts";

type Car = Content<typeof car>;
type Page = Content<typeof vehiclePage>;
type Trim = Content<typeof trimVariant>;

/** So many showrooms stand at the end of a brochure: one row. */
const mostPlaces = 3;

/**
 * What a brochure says, as its template reads it, and the file of its picture. Undefined: there is no such model. Throws
 * `BackendUnavailable` where its content cannot be read.
 */
export async function brochureData(model: string, language: Language) {
  const options = { ...contentClient(), brand: config.brand, language };
  const own = there(await queryContent(carsQuery, options))?.find(({ id }) => id === model);
  if (own === undefined) return undefined;
  const [page, trims = [], places = []] = await Promise.all([
    queryContent(vehiclePageQuery, { ...options, key: model }).then(there),
    queryContent(trimVariantsQuery, { ...options, key: model }).then(there),
    queryContent(locationsQuery, options).then(there),
  ]);
  if (page === undefined || trims.length === 0) return undefined;
  const texts = mappedTexts(said(own, page, trims, places, language), (text) =>
    withMarketDigits(text, language),
  );
  return { said: texts, picture: pictureFile(own.carImage) };
}

/** Content that was read; undefined where nobody published it. A source that failed may have it: nothing is missing then. */
function there<T>(answer: Result<T, ContentRefusal>): T | undefined {
  if (answer.ok) return answer.value;
  if (answer.code === "content-missing") return undefined;
  throw new BackendUnavailable(answer.code);
}

/** The file behind an address; undefined: it is not a picture of this content folder. */
function pictureFile(address: string): string | undefined {
  const name = pictureAddresses.parse(address)?.name;
  return name && join(config.contentFolder, "pictures", `${name}.webp`);
}

function said(
  car: Car,
  page: Page,
  trims: readonly Trim[],
  locations: readonly Content<typeof location>[],
  language: Language,
) {
  const words = brochureWords.of(language);
  const brand = config.served.name[language];
  const { accent, ink } = config.served.colors;
  return {
    language,
    colors: { accent, ink },
    title: `${brand} ${car.carName}`,
    importer: config.importer.name[language],
    brand,
    label: words.label(car.modelYear),
    name: car.carName,
    type: car.typeName,
    headline: page.heroTitle,
    summary: page.heroText,
    figures: page.keyFigures.flatMap((name) => figureOf(name, trims, language) ?? []),
    facts: page.brochureFacts,
    grades: trims.map(({ modelName, summary, equipment, carPrices }) => ({
      name: modelName,
      summary,
      equipment,
      price: moneyOf(carPrices.fromPrice, language),
      month:
        carPrices.ltoThreeYearPrice === undefined ? null : moneyOf(carPrices.ltoThreeYearPrice, language),
    })),
    groups: groupsOf(trims, language),
    places: locations
      .filter(({ locationType }) => locationType === "showroom")
      .slice(0, mostPlaces)
      .map(({ title, address, phoneNumber, email }) => ({
        ...{ title, address, email },
        phone: phoneInGroups(internationalPhone(phoneNumber, config.importer.country)),
      })),
    footer: `${brand} · ${config.importer.name[language]}`,
    words: {
      grades: words.grades,
      month: words.month,
      prices: words.prices,
      specifications: words.specifications,
      contact: words.contact,
    },
  };
}

/** The digits of a sum apart from its currency, which the template places. */
function moneyOf(sum: number, language: Language) {
  return {
    digits: groupedNumber(sum, language),
    currency: currencyOf(sum, brochureWords.of(language).currency),
  };
}

function figureOf(name: SpecificationName, trims: readonly Trim[], language: Language) {
  const range = rangeOver(trims, name);
  if (range === undefined) return undefined;
  const { least, most } = range;
  const [one, other] = [numberInWords(name, least), numberInWords(name, most)];
  return {
    name: specificationNames.of(language)[name],
    value: least === most ? [one] : [one, other],
    unit: unitOf(name, most, language) ?? "",
  };
}

/** The table of specifications by its groups; what no grade has is left out. */
function groupsOf(trims: readonly Trim[], language: Language) {
  const names = specificationNames.of(language);
  return Object.entries(specificationGroups).map(([group, all]) => ({
    name: specificationGroupNames.of(language)[group as keyof typeof specificationGroups],
    rows: (all as readonly SpecificationName[])
      .filter((name) => trims.some(({ specifications }) => specifications[name] !== undefined))
      .map((name) => ({
        name: names[name],
        values: trims.map(({ specifications }) => valueIn(name, specifications[name], language)),
      })),
  }));
}

/** The number stands apart from its unit: it reads from left to right in both languages. */
function valueIn(name: SpecificationName, value: string | number | undefined, language: Language) {
  if (value === undefined) return { number: null, word: tableWords.of(language).none };
  if (typeof value === "number")
    return { number: numberInWords(name, value), word: unitOf(name, value, language) ?? "" };
  const named: Readonly<Record<string, string>> = namedValues.of(language);
  return { number: null, word: ownValue(named, value) ?? value };
}
