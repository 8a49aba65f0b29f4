import { href } from "#app/lib/address/href.ts";

/** What the drawers need of the models menu, in the order of its labels. */
interface MenuContent {
  readonly carTypeLabels: readonly { readonly id: string; readonly label: string }[];
  readonly bookButtonUrl: string;
  readonly preOwnedModelUrl?: string | undefined;
  readonly preOwnedModelImage?: string | undefined;
  readonly fromLabel: string;
  readonly leaseToOwnLabel: string;
  readonly monthLabel: string;
  readonly currencyLabel: string;
  readonly exploreButton: string;
  readonly preOwnedModelLabel?: string | undefined;
  readonly backButtonLabel: string;
  readonly bookATestDrive: string;
  readonly allVehiclesLabel: string;
}
interface Car {
  readonly id: string;
  readonly carTypes: readonly string[];
  readonly carName: string;
  readonly typeName: string;
  readonly carImage: string;
  readonly carImageAlt: string;
  readonly fromPrice: number;
  readonly leaseToOwnPrice?: number | undefined;
  readonly exploreButtonUrl?: string | undefined;
  readonly showInVehicleModels: boolean;
  readonly _lang: string;
}
interface Offer {
  readonly id: string;
  readonly offerName: string;
  readonly offerDescriptionOne: string;
  readonly offerDescriptionTwo: string;
  readonly imageLogo?: string | undefined;
  readonly disclaimerImage?: string | undefined;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly _lang: string;
}

/** What else is needed: the requested language, which pages there are, and which pictures. */
interface Surroundings {
  readonly language: string;
  readonly isPage: (path: string) => boolean;
  readonly isPicture: (address: string) => boolean;
}

/** The default of a card's link. */
export function modelAddress({ id, exploreButtonUrl }: Pick<Car, "id" | "exploreButtonUrl">): string {
  return exploreButtonUrl ?? href("/vehicle/:car", { car: id });
}

/**
 * The contents of the drawers as the browser requests them: cards of the models on show, the types that have one, and
 * the previews of offers with the days on which they are offered. Links to pages that are not built yet are left out.
 */
export function drawerContentsOf(
  menu: MenuContent,
  { cars, offers }: { cars: readonly Car[]; offers: readonly Offer[] },
  { language, isPage, isPicture }: Surroundings,
) {
  const shown = cars.filter(({ showInVehicleModels }) => showInVehicleModels);
  const published = (address: string | undefined) =>
    address !== undefined && isPicture(address) ? address : undefined;
  const open = (path: string | undefined) => (path !== undefined && isPage(path) ? path : undefined);
  const foreign = (item: { _lang: string }) => (item._lang === language ? undefined : item._lang);
  return {
    labels: {
      from: menu.fromLabel,
      leaseToOwn: menu.leaseToOwnLabel,
      month: menu.monthLabel,
      currency: menu.currencyLabel,
      explore: menu.exploreButton,
      preOwned: menu.preOwnedModelLabel,
      back: menu.backButtonLabel,
      testDrive: menu.bookATestDrive,
      allModels: menu.allVehiclesLabel,
    },
    types: menu.carTypeLabels.filter(({ id }) => shown.some(({ carTypes }) => carTypes.includes(id))),
    testDriveUrl: open(menu.bookButtonUrl),
    preOwned: { url: open(menu.preOwnedModelUrl), picture: published(menu.preOwnedModelImage) },
    cars: shown.map((car) => ({
      id: car.id,
      name: car.carName,
      kind: car.typeName,
      types: car.carTypes,
      picture: published(car.carImage),
      alt: car.carImageAlt,
      price: car.fromPrice,
      leasePrice: car.leaseToOwnPrice,
      url: open(modelAddress(car)),
      lang: foreign(car),
    })),
    offers: offers.map((offer) => ({
      id: offer.id,
      name: offer.offerName,
      one: offer.offerDescriptionOne,
      two: offer.offerDescriptionTwo,
      logo: published(offer.imageLogo),
      disclaimer: published(offer.disclaimerImage),
      from: offer.validFrom,
      until: offer.validUntil,
      url: open(href("/offers/:slug", { slug: offer.id })),
      lang: foreign(offer),
    })),
  };
}
export type DrawerContents = ReturnType<typeof drawerContentsOf>;
export type ModelCard = DrawerContents["cars"][number];
export type OfferPreview = DrawerContents["offers"][number];

/** Models of a type; all of them where none is chosen. */
export function modelsOfType(cars: readonly ModelCard[], type: string | null): readonly ModelCard[] {
  return type === null ? cars : cars.filter(({ types }) => types.includes(type));
}

/**
 * The offers that a tab of the menu previews: `count` of those that are on today, other ones in each tab for as long as
 * there are enough. `today` is the importer's calendar day, YYYY-MM-DD.
 */
export function offersOfTab(
  offers: readonly OfferPreview[],
  { tab, count, today }: { tab: number; count: number; today: string },
): readonly OfferPreview[] {
  const running = offers.filter(({ from, until }) => from <= today && today <= until);
  if (running.length <= count) return running;
  const start = (tab * count) % running.length;
  return [...running, ...running].slice(start, start + count);
}

/** How long a card takes to grow, in milliseconds: 400 for each place, up to the tenth. */
export function cardGrowMs(index: number): number {
  return 400 * Math.min(index + 1, 10);
}
