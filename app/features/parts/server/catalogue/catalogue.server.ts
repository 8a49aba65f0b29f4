import type { Language } from "#app/i18n/language.ts";
import type { Result } from "#app/lib/result.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import type {
  Fit,
  findCarCall,
  listCarsCall,
  listCategoriesCall,
  PartDetails,
  PartsDiagram,
  pricePartsCall,
} from "../../calls.ts";
import { findCar, listCars } from "../finding/find-car.server.ts";
import { findPrices } from "../finding/find-prices.server.ts";
import { listCategories } from "../finding/list-categories.server.ts";
import { type ListQuery, listParts, type PartsList } from "../finding/list-parts.server.ts";
import {
  carName,
  fitOf,
  type OrderablePart,
  orderableParts,
  type PartOfCar,
} from "../finding/orderable-parts.server.ts";
import type { Showing } from "../finding/part-rows.server.ts";
import { showDiagram } from "../finding/show-diagram.server.ts";
import { showPart } from "../finding/show-part.server.ts";
import { type NamedParts, namedParts } from "../finding/words/named-parts.server.ts";

interface OfCar {
  readonly car?: string | undefined;
}

/**
 * Where parts are found: in our own tables, or in the importer's own system. A system that does not answer throws
 * `BackendUnavailable`; nothing is refused for that reason.
 */
export interface Catalogue {
  readonly name: string;
  findCar(
    request: { readonly vin: string },
    language: Language,
  ): Promise<Result<AnswerOf<typeof findCarCall>, "vin-unknown">>;
  listCars(language: Language): Promise<AnswerOf<typeof listCarsCall>>;
  listCategories(
    request: OfCar,
    showing: Showing,
  ): Promise<Result<AnswerOf<typeof listCategoriesCall>, "car-unknown">>;
  listParts(query: ListQuery, showing: Showing): Promise<Result<PartsList, "car-unknown">>;
  showPart(
    request: OfCar & { readonly number: string },
    showing: Showing,
  ): Promise<Result<PartDetails, "part-not-found" | "car-unknown">>;
  /** What a text names, for a search that finds other things, too. */
  namedParts(text: string, now: Date): Promise<NamedParts>;
  /** Prices of today, each number once, in the order of the request. */
  findPrices(numbers: readonly string[], now: Date): Promise<AnswerOf<typeof pricePartsCall>>;
  showDiagram(
    request: OfCar & { readonly id: string },
    showing: Showing,
  ): Promise<Result<PartsDiagram, "diagram-not-found" | "car-unknown">>;
  /** Parts by the numbers that were requested, for a cart; an old number answers the part that took its place. */
  orderableParts(numbers: readonly string[], at: Date): Promise<Map<string, OrderablePart>>;
  /** Whether each part fits the car beside it. */
  fitOf(pairs: readonly PartOfCar[], at: Date): Promise<Fit[]>;
  carName(key: string, language: Language): Promise<string | undefined>;
}

/** The catalogue in our own database, as imports have filled it. */
export const builtInCatalogue: Catalogue = {
  ...{ name: "built-in", findCar, listCars, listCategories, listParts, showPart, findPrices, showDiagram },
  namedParts,
  orderableParts,
  fitOf,
  carName,
};
