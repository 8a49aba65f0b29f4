import type { car } from "#app/features/showroom/content/car.ts";
import type { serviceCatalogue } from "#app/features/showroom/content/service-catalogue.ts";
import type { servicePrice } from "#app/features/showroom/content/service-price.ts";
import type { Content } from "#app/platform/content/content-query.ts";
import type { CodedModel } from "../../rules/price-quote.ts";
import type { PriceSpan } from "../../rules/visit-estimate.ts";

interface PriceContent {
  readonly lists: readonly Content<typeof servicePrice>[];
  readonly catalogue: Pick<Content<typeof serviceCatalogue>, "bookingCodes">;
  readonly cars: readonly Pick<Content<typeof car>, "id" | "brand" | "modelCode">[];
}

/** By model and service code. A few kilobytes: no page carries the price lists themselves. */
export type BookablePrices = Readonly<Record<string, Readonly<Record<string, PriceSpan>>>>;

/** What content says that services cost, for the models whose code it knows. */
export function bookablePrices({ lists, catalogue, cars }: PriceContent): BookablePrices {
  const prices: Record<string, Record<string, PriceSpan>> = {};
  for (const list of lists) {
    const { brand, modelCode } = cars.find(({ id }) => id === list.car) ?? {};
    if (!brand || !modelCode) continue;
    const ofModel = prices[nameOf({ brand, modelCode })] ?? {};
    prices[nameOf({ brand, modelCode })] = ofModel;
    for (const { serviceType, price } of list.serviceTypes) {
      const code = catalogue.bookingCodes[serviceType];
      if (code) ofModel[code] = widened(ofModel[code], price);
    }
  }
  return prices;
}

/** The price of a service for a vehicle; undefined where content does not know it: no price is better than a wrong one. */
export function priceOf(
  prices: BookablePrices,
  vehicle: CodedModel,
  typeCode: string,
): PriceSpan | undefined {
  return prices[nameOf(vehicle)]?.[typeCode];
}

function nameOf({ brand, modelCode }: CodedModel): string {
  return `${brand}/${modelCode}`;
}

function widened(span: PriceSpan | undefined, price: number): PriceSpan {
  return span ? [Math.min(span[0], price), Math.max(span[1], price)] : [price, price];
}

/** What a service includes, by model and service code: places in `labels`, which stands once for all. */
export interface BookableWork {
  readonly labels: readonly string[];
  readonly of: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** What content says that services include: of a model, what all of its drive trains have. */
export function bookableWork({
  lists,
  catalogue,
  cars,
}: Omit<PriceContent, "catalogue"> & {
  readonly catalogue: Pick<Content<typeof serviceCatalogue>, "bookingCodes" | "services">;
}): BookableWork {
  const places = new Map(catalogue.services.map(({ id }, place) => [id, place]));
  const of: Record<string, Record<string, readonly number[]>> = {};
  for (const list of lists) {
    const { brand, modelCode } = cars.find(({ id }) => id === list.car) ?? {};
    if (!brand || !modelCode) continue;
    const ofModel = of[nameOf({ brand, modelCode })] ?? {};
    of[nameOf({ brand, modelCode })] = ofModel;
    for (const { serviceType, services } of list.serviceTypes) {
      const code = catalogue.bookingCodes[serviceType];
      if (!code) continue;
      const work = services.flatMap(({ key }) => places.get(key) ?? []);
      ofModel[code] = ofModel[code]?.filter((place) => work.includes(place)) ?? work;
    }
  }
  return { labels: catalogue.services.map(({ label }) => label), of };
}

/** What a service of a vehicle includes, in words; nothing where content does not know it. */
export function workOf(work: BookableWork, vehicle: CodedModel, typeCode: string): string[] {
  const places = work.of[nameOf(vehicle)]?.[typeCode] ?? [];
  return places.flatMap((place) => work.labels[place] ?? []);
}
