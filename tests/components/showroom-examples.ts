import type { RunningCosts } from "#app/features/showroom/content/running-costs.ts";
import type { Specifications } from "#app/features/showroom/rules/vehicle/specification.ts";
import type { TrimView } from "#app/features/showroom/ui/trims/trim-view.ts";
import type { CarCutOut, SectionView, ShownPicture } from "#app/features/showroom/ui/vehicle/vehicle-view.ts";

/** A sedan with a petrol engine. */
const specifications: Specifications = {
  ...{
    fuel: "petrol",
    engineCc: 2_498,
    cylinders: 4,
    powerKw: 154,
    torqueNm: 250,
    transmission: "automatic",
  },
  ...{ gears: 8, drive: "front", consumption: 7.8, acceleration: 8, topSpeedKmh: 210, tankLitres: 60 },
  ...{ lengthMm: 4_885, widthMm: 1_840, heightMm: 1_445, wheelbaseMm: 2_825, groundClearanceMm: 145 },
  ...{ kerbWeightKg: 1_550, bootLitres: 524, seats: 5, doors: 4, wheelInches: 17, airbags: 7 },
};

export const trim = (
  id: string,
  {
    specifications: own,
    ...rest
  }: Partial<Omit<TrimView, "specifications">> & { specifications?: Partial<Specifications> } = {},
): TrimView => ({
  ...{ id, name: id.toUpperCase(), summary: `${id} for every day`, equipment: ["Camera"], price: 100_000 },
  ...{ isHybrid: false, services: [{ everyKm: 10_000, price: 400 }], ...rest },
  specifications: { ...specifications, ...own },
});

export const section = (id: string, title: string, rest: Partial<SectionView> = {}): SectionView => ({
  ...{ id, label: title, title, pictures: [], ...rest },
});

export const priceLabels = { currency: "QAR", from: "From", leaseToOwn: "Lease-to-own", month: "a month" };

/** A picture that publishing has found. */
export const there = (name: string) => `/images/demo/${name}.0123abcd.webp`;
/** A picture that content names and nobody has made yet. */
export const missing = (name: string) => `/images/demo/${name}.webp`;

export const picture = (name: string, alt = `Picture of ${name}`): ShownPicture => ({
  ...{ wide: there(name), width: 1600, height: 900, alt },
});
export const cutOut = (name: string): CarCutOut => ({
  wide: there(name),
  alt: `A ${name}`,
  width: 1280,
  height: 720,
});

export const runningCosts: RunningCosts = {
  ...{ fuel: { petrol: 205, diesel: 190 }, tireLifeKm: 45_000, tireSets: [{ upToInches: 18, price: 1_040 }] },
  ...{ registration: 200, insuranceRate: 260, note: "At today's prices." },
};
