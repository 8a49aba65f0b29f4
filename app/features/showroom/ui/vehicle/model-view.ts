import { offersOfModel } from "../../rules/offers/model-offers.ts";
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

/** What a model's page shows of what content knows: a part of it, and only what is there. `today` is YYYY-MM-DD. */
export function modelView(loaded: LoadedModel, today: string): ModelView {
  const { car, page, variant } = loaded;
  const trims = trimViews(loaded.trims, loaded.priceLists);
  const colors = colorViews(page);
  const gallery = shownPictures(page.gallery, page.galleryAlts);
  const offers = offerViews(loaded, today);
  const models = modelViews(loaded);
  const articles = articleViews(loaded);
  const compared = comparedViews(loaded, trims);
  const { finance } = loaded;
  const sections = availableSections(sectionViews(page), {
    colors: colors.length,
    gallery: gallery.length,
    trims: trims.length,
    comparison: comparable(loaded.cars).length > 1 ? trims.length : 0,
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
    trims,
    compared,
    comparable: comparable(loaded.cars).map(({ id, carName }) => ({ id, name: carName })),
    request: loaded.form && {
      texts: loaded.form,
      showrooms: loaded.locations
        .filter(({ locationType }) => locationType === "showroom")
        .map(({ id, title }) => ({ value: id, label: title })),
    },
    startTrim: trims.find(({ id }) => id === variant?.toLowerCase())?.id,
    facts: page.brochureFacts,
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

/** This model and those beside it, each by its cheapest trim, as their prices begin with it. */
function comparedViews({ car, compared }: LoadedModel, trims: readonly TrimView[]): ComparedModel[] {
  const others = compared.map((other) => ({
    ...other,
    trims: trimViews(other.trims, []),
    url: pageOfModel(other.car),
  }));
  return [{ car, trims, url: undefined }, ...others].flatMap((model) => {
    const trim = cheapest(model.trims);
    const { id, carName: name } = model.car;
    return trim ? [{ id, name, url: model.url, car: cutOutOf(model.car, "side"), trim }] : [];
  });
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
    .map(({ id, title, subText, picture, pictureAlt }) => ({
      id,
      title,
      text: subText,
      picture: shownPictures([picture], [pictureAlt])[0],
    }));
}
