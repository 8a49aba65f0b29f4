import { href } from "#app/lib/address/href.ts";
import { maxCompared } from "#app/lib/comparison.ts";
import { namedModels } from "./model-search.ts";

/** The name under which the models that are compared stand in the address. */
export const modelsInAddress = "models";

/** The models that an address compares, those that are too many, and what no model is called. */
export function modelsComparedIn(search: URLSearchParams, models: readonly string[]) {
  const named = namedModels(search, modelsInAddress, models);
  return { compared: named.slice(0, maxCompared), left: named.slice(maxCompared) };
}

/** The page that compares these models. Commas stay as they are, so that an address can be read and typed. */
export function modelComparisonAddress(models: readonly string[]): string {
  const page = href("/vehicle/compare");
  return models.length === 0 ? page : `${page}?${modelsInAddress}=${models.join(",")}`;
}
