import type { Content } from "#app/platform/content/content-query.ts";
import type { servicePrice } from "../../content/service-price.ts";
import { type PeriodicService, periodicServices } from "../../rules/running-cost.ts";
import type { Specifications } from "../../rules/vehicle/specification.ts";
import type { Trim } from "../vehicle/vehicle-view.ts";

/** A trim as the page shows it. Prices in riyals: cash, and a month of lease-to-own where it is leased. */
export interface TrimView {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly equipment: readonly string[];
  readonly price: number;
  readonly leasePrice?: number | undefined;
  readonly isHybrid: boolean;
  readonly specifications: Specifications;
  /** Of its first drive train. */
  readonly services: readonly PeriodicService[];
}

export function trimViews(
  trims: readonly Trim[],
  priceLists: readonly Content<typeof servicePrice>[],
): TrimView[] {
  return trims.map(({ id, modelName, summary, equipment, carPrices, specifications, modelTypes }) => ({
    id,
    name: modelName,
    summary,
    equipment,
    price: carPrices.fromPrice,
    leasePrice: carPrices.ltoThreeYearPrice,
    isHybrid: specifications.fuel === "hybrid",
    specifications,
    services: periodicServices(priceLists.find((list) => list.id === modelTypes[0])?.serviceTypes ?? []),
  }));
}
