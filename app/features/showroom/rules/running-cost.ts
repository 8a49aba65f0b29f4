/** Prices that keeping a car depends on, as the importer's content gives them. */
export interface RunningPrices {
  /** In hundredths of a riyal for a liter. A hybrid burns petrol. */
  readonly fuel: { readonly petrol: number; readonly diesel: number };
  /** How far a set of tires goes. */
  readonly tireLifeKm: number;
  /** What a set costs, in riyals, for wheels of at most so many inches; the last holds for larger ones too. */
  readonly tireSets: readonly { readonly upToInches: number; readonly price: number }[];
  /** In riyals a year. */
  readonly registration: number;
  /** Comprehensive insurance a year, in hundredths of a percent of the price. */
  readonly insuranceRate: number;
}

export interface PeriodicService {
  /** It falls due at every multiple of so many kilometers at which no longer one does. */
  readonly everyKm: number;
  /** In riyals. */
  readonly price: number;
}

/** The periodic ones of a price list; they are named by their kilometers, `km-40000`, the others are repairs. */
export function periodicServices(
  serviceTypes: readonly { readonly serviceType: string; readonly price: number }[],
): PeriodicService[] {
  return serviceTypes.flatMap(({ serviceType, price }) => {
    const [, km] = /^km-(\d+)$/.exec(serviceType) ?? [];
    return km === undefined ? [] : [{ everyKm: Number(km), price }];
  });
}

/** What running a car costs depends on these. */
export interface RunningCar {
  /** In riyals. */
  readonly price: number;
  readonly fuel: "petrol" | "hybrid" | "diesel";
  /** Liters for 100 km. */
  readonly consumption: number;
  readonly wheelInches: number;
  readonly services: readonly PeriodicService[];
}

export interface Distance {
  readonly kmPerYear: number;
  readonly months: number;
}

/** Sums over the whole time, in riyals, not rounded. */
export interface RunningCost {
  readonly registrationAndInsurance: number;
  readonly service: number;
  readonly tires: number;
  readonly fuel: number;
}

/** A service every 10,000 km or six months, whichever comes first: the interval of every price list. */
const serviceKm = 10_000;
const serviceMonths = 6;

export function runningCost(car: RunningCar, distance: Distance, prices: RunningPrices): RunningCost {
  const years = distance.months / 12;
  return {
    registrationAndInsurance: years * (prices.registration + (car.price * prices.insuranceRate) / 10_000),
    service: sum(servicesDue(car.services, distance).map(({ price }) => price)),
    tires: tireSetsBought(distance, prices.tireLifeKm) * tireSetPrice(car.wheelInches, prices.tireSets),
    fuel: ((totalKm(distance) / 100) * car.consumption * fuelPrice(car.fuel, prices)) / 100,
  };
}

/**
 * The services of a time, in their order. Of those that a price list has, the one of the largest interval that divides
 * the kilometers of the occasion; a car that is driven little comes by the calendar and has the same sequence.
 */
export function servicesDue(services: readonly PeriodicService[], distance: Distance): PeriodicService[] {
  const occasions = Math.max(
    Math.floor(totalKm(distance) / serviceKm),
    Math.floor(distance.months / serviceMonths),
  );
  const longestFirst = services.toSorted((a, b) => b.everyKm - a.everyKm);
  return Array.from({ length: occasions }, (_, index) => (index + 1) * serviceKm).flatMap(
    (km) => longestFirst.find(({ everyKm }) => km % everyKm === 0) ?? [],
  );
}

/** The car comes on its first set; a car returned on the day a set is worn needs no further set. */
function tireSetsBought(distance: Distance, lifeKm: number): number {
  return Math.max(0, Math.ceil(totalKm(distance) / lifeKm) - 1);
}

function tireSetPrice(inches: number, sets: RunningPrices["tireSets"]): number {
  return (sets.find(({ upToInches }) => inches <= upToInches) ?? sets.at(-1))?.price ?? 0;
}

function fuelPrice(fuel: RunningCar["fuel"], prices: RunningPrices): number {
  return fuel === "diesel" ? prices.fuel.diesel : prices.fuel.petrol;
}

function totalKm({ kmPerYear, months }: Distance): number {
  return (kmPerYear * months) / 12;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
