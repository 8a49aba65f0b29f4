import type { FileFragment } from "#db/seed/content-files.ts";
import { type Item, listIn, nameOf } from "./fragments.ts";

/** What fragments say of each other: names that must exist, prices that must agree. */
export function checkReferences(fragments: readonly FileFragment[]): string[] {
  const of = (model: string) => fragments.filter((fragment) => fragment.model === model);
  const keysOf = (model: string) => new Set(of(model).map(({ key }) => key));
  const cars = keysOf("car");
  const problems: string[] = [];
  const expect = (holds: boolean, fragment: FileFragment, problem: string) => {
    if (!holds) problems.push(`${nameOf(fragment)}: ${problem}`);
  };

  for (const fragment of of("car")) {
    const trims = of("trim-variant").filter(({ shared }) => shared.car === fragment.key);
    expect(trims.length >= 2 && trims.length <= 4, fragment, `has ${trims.length} trims, not two to four`);
    // A model whose card leads elsewhere has its page on another brand's site.
    const leadsElsewhere = fragment.shared.exploreButtonUrl !== undefined;
    expect(leadsElsewhere || keysOf("vehicle-page").has(fragment.key), fragment, "has no vehicle page");
    const prices = trims.map(
      ({ shared }) => shared.carPrices as { fromPrice: number; ltoThreeYearPrice?: number },
    );
    expectLowest(
      fragment.shared.fromPrice,
      prices.map(({ fromPrice }) => fromPrice),
      "fromPrice",
    );
    const leases = prices.flatMap(({ ltoThreeYearPrice }) => ltoThreeYearPrice ?? []);
    expectLowest(fragment.shared.leaseToOwnPrice, leases, "leaseToOwnPrice");
    function expectLowest(said: unknown, all: number[], field: string) {
      const lowest = all.length > 0 ? Math.min(...all) : undefined;
      expect(said === lowest, fragment, `${field} is ${said}, the lowest of its trims ${lowest}`);
    }
  }
  for (const fragment of fragments) {
    const { car, carmodelId, cars: several, related, comparedModels, modelTypes } = fragment.shared;
    for (const name of [car, carmodelId, ...listOf(several), ...listOf(related), ...listOf(comparedModels)]) {
      if (name !== undefined) expect(cars.has(String(name)), fragment, `no model is called ${name}`);
    }
    for (const name of listOf(modelTypes)) {
      expect(keysOf("service-price").has(String(name)), fragment, `no service price is called ${name}`);
    }
    const named = fragment.shared.id ?? fragment.key;
    expect(named === fragment.key, fragment, `its id is ${named}`);
  }
  for (const fragment of of("fleet-calculator")) {
    for (const { id, trims } of listIn(fragment.shared, "uses")) {
      for (const trim of listOf(trims)) {
        expect(keysOf("trim-variant").has(String(trim)), fragment, `${id}: no trim is called ${trim}`);
      }
      const named = Object.values(fragment.texts).every((texts) =>
        listIn(texts, "useLabels").some((label) => label.id === id),
      );
      expect(named, fragment, `${id} has no label`);
    }
  }
  return [...problems, ...modelCodes(of("car"), of("service-price")), ...servicePrices(fragments)];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Prices belong to vehicles by the code of their model: where there are prices there is a code, one brand's own. */
function modelCodes(cars: readonly FileFragment[], prices: readonly FileFragment[]): string[] {
  const priced = new Set(prices.map(({ shared }) => shared.car));
  return cars.flatMap((car) => {
    const { modelCode, brand } = car.shared;
    if (modelCode === undefined)
      return priced.has(car.key) ? [`${nameOf(car)}: has service prices and no modelCode`] : [];
    const other = cars.find(
      ({ key, shared }) => key < car.key && shared.brand === brand && shared.modelCode === modelCode,
    );
    return other ? [`${nameOf(car)}: its modelCode ${modelCode} is that of ${other.key}`] : [];
  });
}

/** A service costs what its parts cost, and the catalogue names all of them. */
function servicePrices(fragments: readonly FileFragment[]): string[] {
  const catalogue = fragments.find(({ model }) => model === "service-catalogue")?.texts.en;
  const names = (list: string) => new Set(listIn(catalogue, list).map(({ id }) => id));
  const types = names("serviceTypes");
  const services = names("services");
  return fragments
    .filter(({ model }) => model === "service-price")
    .flatMap((fragment) =>
      listIn(fragment.shared, "serviceTypes").flatMap((type) =>
        problemsOfService(type, types, services).map((problem) => `${nameOf(fragment)}: ${problem}`),
      ),
    );
}

function problemsOfService(
  type: Item,
  types: ReadonlySet<unknown>,
  services: ReadonlySet<unknown>,
): string[] {
  const parts = listIn(type, "services");
  const sum = parts.reduce((total, { value }) => total + Number(value), 0);
  return [
    ...(types.has(type.serviceType) ? [] : [`the catalogue does not name ${type.serviceType}`]),
    ...parts.filter(({ key }) => !services.has(key)).map(({ key }) => `the catalogue does not name ${key}`),
    ...(sum === type.price ? [] : [`${type.serviceType} costs ${type.price}, its services ${sum}`]),
  ];
}
