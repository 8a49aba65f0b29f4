import type { ListedTrim } from "../../rules/models/model-filter.ts";
import { fuels, type ModelChoices } from "../../rules/models/model-search.ts";
import { presetPayment } from "../price/preset-payment.ts";
import { type Car, type CarCutOut, cutOutOf, pageOfModel, type Trim } from "../vehicle/vehicle-view.ts";

/** A model as the list shows it: a little of what content knows, so that the page stays light. */
export interface ListedModel {
  readonly id: string;
  readonly name: string;
  readonly typeName: string;
  readonly bodyType: readonly string[];
  readonly url: string;
  readonly car: CarCutOut | undefined;
  readonly trims: readonly ListedTrim[];
}

/** What the payments of the list have in common: the least and the highest rate as shares of the whole. */
export interface MonthTerms {
  readonly months: number;
  readonly downPercent: number;
  readonly rates: readonly [least: number, most: number];
}

/** The models on show that have a trim, in the order of content. Months are shown where the importer finances cars. */
export function listedModels(
  cars: readonly Car[],
  trims: readonly Trim[],
  isFinanced: boolean,
): { models: ListedModel[]; terms: MonthTerms | undefined } {
  const priced = cars
    .filter(({ showInVehicleModels }) => showInVehicleModels)
    .map((car) => ({
      car,
      trims: trims.filter((trim) => trim.car === car.id).map((trim) => pricedTrim(trim, car)),
    }))
    .filter(({ trims }) => trims.length > 0);
  const models = priced.map(({ car, trims }) => ({
    id: car.id,
    name: car.carName,
    typeName: car.typeName,
    // What drives a car is a filter of its own.
    bodyType: car.carTypes.filter((type) => type !== "hybrid"),
    url: pageOfModel(car),
    car: cutOutOf(car, "front"),
    trims: trims.map(({ trim, payment }) => ({ ...trim, monthly: isFinanced ? payment.payment : undefined })),
  }));
  return { models, terms: isFinanced ? monthTerms(priced.flatMap((one) => one.trims)) : undefined };
}

function pricedTrim({ carPrices: { fromPrice: price }, specifications }: Trim, { isLargeSuv }: Car) {
  const { fuel, seats, powerKw } = specifications;
  return {
    trim: { price, fuel, seats, powerKw },
    payment: presetPayment({ price, isHybrid: fuel === "hybrid" }, isLargeSuv),
  };
}

function monthTerms(trims: readonly ReturnType<typeof pricedTrim>[]): MonthTerms | undefined {
  const first = trims[0]?.payment;
  if (first === undefined) return undefined;
  const rates = trims.map(({ payment }) => payment.effectiveRate);
  return {
    months: first.months,
    downPercent: first.downPercent,
    rates: [Math.min(...rates), Math.max(...rates)],
  };
}

/** What the models can be narrowed by: only what some of them have. */
export function choicesOf(models: readonly ListedModel[]): ModelChoices {
  const trims = models.flatMap((model) => model.trims);
  const seats = [...new Set(trims.map((trim) => trim.seats))].toSorted((a, b) => a - b);
  return {
    bodyType: [...new Set(models.flatMap(({ bodyType }) => bodyType))],
    seats: seats.map(String),
    fuel: fuels.filter((fuel) => trims.some((trim) => trim.fuel === fuel)),
    models: models.map(({ id }) => id),
  };
}
