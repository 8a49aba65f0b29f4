import { offersOfModel } from "../../rules/offers/model-offers.ts";
import { previewedPictures } from "../../rules/vehicle/previewed-pictures.ts";
import { relatedModels } from "../../rules/vehicle/related-models.ts";
import { availableSections, kindOfSection } from "../../rules/vehicle/vehicle-sections.ts";
import { presetPayment } from "../price/preset-payment.ts";
import { priceLabels } from "../price/price-labels.ts";
import type { PricesView } from "../price/price-strip.tsx";
import { type TrimView, trimViews } from "../trims/trim-view.ts";
import { comparable, type LoadedModel } from "./load-model.ts";
import type { ComparedModel } from "./model-comparison.tsx";
import type { ModelView } from "./model-sections.tsx";
import type { OfferView } from "./offers.tsx";
import type { RelatedArticle, RelatedModel } from "./related.tsx";
import type { HeroView } from "./vehicle-hero.tsx";
import {
  colorViews,
  cutOutOf,
  keyFiguresOf,
  pageOfModel,
  sectionViews,
  shownPictures,
} from "./vehicle-view.ts";

const mostModels = 3;
const mostArticles = 2;
/** A large picture and pairs of small ones. */
const previewed = { most: 5, few: 3 };

/** What a model's page shows of what content knows: a part of it, and only what is there. `today` is YYYY-MM-DD. */
export function modelView(loaded: LoadedModel, today: string): ModelView {
  const { car, page, variant } = loaded;
  const trims = trimViews(loaded.trims, loaded.priceLists);
  const colors = colorViews(page);
  const gallery = shownPictures(page.gallery, page.galleryAlts);
  const offers = offerViews(loaded, today);
  const models = modelViews(loaded);
  const articles = articleViews(loaded);
  const compared = comparedViews(loaded);
  const { finance } = loaded;
  const sections = availableSections(sectionViews(page), {
    colors: colors.length,
    gallery: gallery.length,
    trims: trims.length,
    comparison: compared.length - 1,
    "test-drive": loaded.form ? 1 : 0,
    specifications: trims.length,
    offers: offers.length,
    related: models.length + articles.length,
    finance: finance ? trims.length : 0,
  });
  const financed = sections.some(({ kind }) => kind === "finance");
  return {
    id: car.id,
    isLargeSuv: car.isLargeSuv,
    sections,
    front: cutOutOf(car, "front"),
    side: cutOutOf(car, "side"),
    figures: keyFiguresOf(page, loaded.trims),
    colors,
    gallery,
    firstPictures: previewedPictures(
      gallery,
      sections.flatMap(({ pictures }) => pictures),
      gallery.length < previewed.most ? previewed.few : previewed.most,
    ),
    trims,
    compared,
    request: loaded.form && {
      texts: loaded.form,
      showrooms: loaded.locations
        .filter(({ locationType }) => locationType === "showroom")
        .map(({ id, title }) => ({ value: id, label: title })),
    },
    startTrim: trims.find(({ id }) => id === variant?.toLowerCase())?.id,
    finance: financed ? finance : undefined,
    running: loaded.running,
    offers,
    models,
    articles,
    labels: priceLabels(loaded.menu),
    testDrive: testDriveOf(loaded),
  };
}

/** Ids of sections that nobody knows, for the log. */
export function unknownSections({ page }: LoadedModel): string[] {
  return page.sections.map(({ id }) => id).filter((id) => kindOfSection(id) === undefined);
}

export function heroView(loaded: LoadedModel): HeroView {
  const { car, page } = loaded;
  return {
    name: car.carName,
    typeName: car.typeName,
    modelYear: car.modelYear,
    title: page.heroTitle,
    text: page.heroText,
    picture: shownPictures([page.heroPicture], [page.heroPictureAlt])[0],
    car: cutOutOf(car, "front"),
    tonality: car.tonality,
    testDrive: testDriveOf(loaded),
  };
}

/** The price of its cheapest trim; absent while it has none. */
export function pricesView({ car }: LoadedModel, model: ModelView): PricesView | undefined {
  const from = cheapest(model.trims);
  if (!from) return undefined;
  return {
    from,
    leaseFrom: car.leaseToOwnPrice,
    finance: model.finance && presetPayment(from, car.isLargeSuv),
    cashTip: { title: car.tooltipOneTitle, text: car.tooltipOne },
    leaseTip: { title: car.tooltipTwoTitle, text: car.tooltipTwo },
  };
}

function cheapest(trims: readonly TrimView[]): TrimView | undefined {
  return trims.toSorted((a, b) => a.price - b.price)[0];
}

/** This model and those beside it, if the range has them. */
function comparedViews({ car, cars, page }: LoadedModel): ComparedModel[] {
  const others = (page.comparedModels ?? []).flatMap(
    (name) => comparable(cars).find(({ id }) => id === name && id !== car.id) ?? [],
  );
  return [car, ...others].map(({ id, carName: name }) => ({ id, name }));
}

/** To the booking of a test drive, with the model chosen. */
function testDriveOf({ car, menu }: LoadedModel) {
  return { label: menu.bookATestDrive, url: `${menu.bookButtonUrl}?car=${car.id}` };
}

function offerViews({ car, offers }: LoadedModel, today: string): OfferView[] {
  return offersOfModel(car.id, offers, today).map((offer) => ({
    id: offer.id,
    name: offer.offerName,
    text: offer.offerDescriptionOne,
    until: offer.validUntil,
    picture: shownPictures([offer.picture], [offer.pictureAlt])[0],
    price: offer.price,
    monthlyPrice: offer.monthlyPrice,
  }));
}

function modelViews({ car, cars }: LoadedModel): RelatedModel[] {
  return relatedModels(car, cars, mostModels).map((other) => ({
    id: other.id,
    name: other.carName,
    typeName: other.typeName,
    price: other.fromPrice,
    url: pageOfModel(other),
    car: cutOutOf(other, "side"),
  }));
}

function articleViews({ car, articles }: LoadedModel): RelatedArticle[] {
  return articles
    .filter(({ carmodelId }) => carmodelId === car.id)
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, mostArticles)
    .map(({ id, title, picture, pictureAlt }) => ({
      id,
      title,
      picture: shownPictures([picture], [pictureAlt])[0],
    }));
}
