import type { Specifications } from "../../rules/specification.ts";
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
}

export function trimViews(trims: readonly Trim[]): TrimView[] {
  return trims.map(({ id, modelName, summary, equipment, carPrices, specifications }) => ({
    id,
    name: modelName,
    summary,
    equipment,
    price: carPrices.fromPrice,
    leasePrice: carPrices.ltoThreeYearPrice,
    isHybrid: specifications.fuel === "hybrid",
    specifications,
  }));
}
