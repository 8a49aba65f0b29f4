import type { location } from "#app/features/locations/content/location.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { Entry } from "../rules/index/entry.ts";
import { pageEntries } from "./page-entries.ts";
import { both, type ContentOfBoth, inBoth } from "./searched-content.ts";

/** All entries of the index, in the order in which equals are shown. */
export function entriesOf(content: ContentOfBoth): Entry[] {
  return [
    ...modelEntries(content),
    ...trimEntries(content),
    ...offerEntries(content),
    ...campaignEntries(content),
    ...pageEntries(content),
    ...locationEntries(content),
    ...articleEntries(content),
  ];
}

/** What the site is called, in both languages. */
export function siteNamesOf({ en, ar }: ContentOfBoth): string[] {
  return [en, ar].flatMap(({ header }) => (header?.logos ?? []).map(({ logoText }) => logoText));
}

const byId = ({ id }: { id: string }) => id;
const shown = (picture: string) => (isPicturePublished(picture) ? { picture } : {});

function modelEntries(content: ContentOfBoth): Entry[] {
  const models = inBoth(both(content, "cars"), byId, (one) => ({
    title: one.carName,
    text: one.typeName,
    alsoKnownAs: [...one.aliases, ...one.variantAliases.map(({ to }) => to), ...one.carTypes].join(" "),
    body: one.description,
  }));
  return models
    .filter(({ one }) => one.showInVehicleModels)
    .map(({ one, texts }) => ({
      kind: "model",
      id: one.id,
      url: one.exploreButtonUrl ?? href("/vehicle/:car", { car: one.id }),
      ...shown(one.carImage),
      seats: content.en.trims.filter(({ car }) => car === one.id).map((trim) => trim.specifications.seats),
      texts,
    }));
}

/** Trims of the models that are shown; those of the other brand are found on its own site. */
function trimEntries(content: ContentOfBoth): Entry[] {
  const shownCars = new Set(content.en.cars.filter((one) => one.showInVehicleModels).map(byId));
  const trims = inBoth(both(content, "trims"), byId, (one) => ({
    title: one.modelName,
    text: one.summary,
    alsoKnownAs: one.specifications.fuel,
    body: one.equipment.join(" "),
  }));
  return trims
    .filter(({ one }) => shownCars.has(one.car))
    .map(({ one, texts }) => ({
      kind: "trim",
      id: one.id,
      url: `${href("/vehicle/:car", { car: one.car })}#T16`,
      ...shown(one.carImage),
      texts,
    }));
}

/** An offer for more models or types of cars than this is about none of them. */
const mostModels = 3;
const ofFew = (names: readonly string[]) => (names.length > mostModels ? [] : names);

function offerEntries(content: ContentOfBoth): Entry[] {
  return inBoth(both(content, "offers"), byId, (one) => ({
    title: one.offerName,
    text: one.offerDescriptionOne,
    alsoKnownAs: [...ofFew(one.cars), ...ofFew(one.carTypes), "offer"].join(" "),
    body: [one.offerDescriptionTwo, ...one.includes].join(" "),
  })).map(({ one, texts }) => ({
    kind: "offer",
    id: one.id,
    url: href("/offers/:slug", { slug: one.id }),
    ...shown(one.picture.wide),
    from: one.validFrom,
    until: one.validUntil,
    texts,
  }));
}

/** Campaigns of the workshop, within the last of their windows. */
function campaignEntries(content: ContentOfBoth): Entry[] {
  return inBoth(both(content, "campaigns"), byId, (one) => ({
    title: one.title,
    text: one.subText,
    alsoKnownAs: "campaign offer service",
    body: one.includes.join(" "),
  })).map(({ one, texts }) => ({
    kind: "offer",
    id: one.id,
    url: href("/offers/service/:id", { id: one.id }),
    ...shown(one.picture.wide),
    ...one.windows.at(-1),
    texts,
  }));
}

const locationNames: Record<Content<typeof location>["locationType"], string> = {
  showroom: "showroom dealership صالة عرض",
  service: "service center صيانة مركز خدمة",
  parts: "spare parts قطع غيار",
};

function locationEntries(content: ContentOfBoth): Entry[] {
  return inBoth(both(content, "locations"), byId, (one) => ({
    title: one.title,
    text: one.address,
    alsoKnownAs: `${locationNames[one.locationType]} location موقع`,
    body: one.wayThere,
  })).map(({ one, texts }) => ({
    kind: "location",
    id: one.id,
    url: `${href("/find-us")}?location=${one.id}`,
    texts,
  }));
}

function articleEntries(content: ContentOfBoth): Entry[] {
  return inBoth(both(content, "articles"), byId, (one) => ({
    title: one.title,
    text: one.subText,
    alsoKnownAs: [one.id, one.kind, one.carmodelId ?? ""].join(" "),
    body: [one.pageTitle, ...one.keyPoints, ...one.sections.map(({ heading }) => heading ?? "")].join(" "),
  })).map(({ one, texts }) => ({
    kind: "article",
    id: one.id,
    url: href("/news/:id", { id: one.id }),
    ...shown(one.picture.wide),
    texts,
  }));
}
