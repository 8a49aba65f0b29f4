import type { CarField, IndexedField } from "./car-fields.ts";
import type { Unit } from "./field-types.ts";
import type { Names } from "./names.ts";

/** A filter by values, of which a car needs one of those chosen. */
interface ChoiceFilterOf {
  readonly label: Names;
  /** The field that it looks at; absent where the index has a rule for it (`rules/stock/stock-filters.ts`). */
  readonly field?: IndexedField;
  /** Values that are numbers are counted so: `5 seats`. Arabic by its noun (`i18n/numbers/nouns.ts`). */
  readonly counted?: {
    readonly en: readonly [one: string, many: string];
    readonly ar: "seat" | "door";
  };
}
/** A filter by the ends of a quantity. */
interface RangeFilterOf {
  readonly label: Names;
  /** The number that it looks at; absent for the price and what follows from it. */
  readonly field?: CarField;
  /** The ends that can be set, as they end its names in the address. */
  readonly ends: readonly ("Min" | "Max")[];
  /** The range shown while the stock's own is unavailable (product/used-cars.md#listing). */
  readonly fallback: readonly [min: number, max: number];
  readonly unit?: Unit;
  readonly plain?: true;
  /** Sums of money; `month` are payments a month. */
  readonly money?: "once" | "month";
}

/** Filters by values, in the order in which addresses name them. */
export const choiceFilters = {
  make: { label: { en: "Make", ar: "العلامة التجارية" } },
  model: { label: { en: "Model", ar: "الطراز" } },
  bodyType: { label: { en: "Body type", ar: "شكل الهيكل" }, field: "bodyType" },
  seats: {
    label: { en: "Seats", ar: "عدد المقاعد" },
    field: "seats",
    counted: { en: ["seat", "seats"], ar: "seat" },
  },
  doors: {
    label: { en: "Doors", ar: "عدد الأبواب" },
    field: "doors",
    counted: { en: ["door", "doors"], ar: "door" },
  },
  fuel: { label: { en: "Fuel", ar: "الوقود" }, field: "fuelType" },
  transmission: { label: { en: "Transmission", ar: "ناقل الحركة" }, field: "transmission" },
  drive: { label: { en: "Drive", ar: "نوع الدفع" }, field: "driveType" },
  color: { label: { en: "Color", ar: "اللون" }, field: "color" },
  /** Features of the equipment: a car needs all that are chosen. */
  equipment: { label: { en: "Equipment", ar: "التجهيزات" } },
  /** Ids of locations of content. */
  place: { label: { en: "Where it stands", ar: "مكان السيارة" } },
} as const satisfies Record<string, ChoiceFilterOf>;

/** Filters by quantities, in the order in which addresses name them. */
export const rangeFilters = {
  price: {
    label: { en: "Price", ar: "السعر" },
    ends: ["Min", "Max"],
    money: "once",
    fallback: [0, 600_000],
  },
  /** By finance calculator one, with its defaults. */
  monthly: {
    label: { en: "Payment a month", ar: "القسط الشهري" },
    ends: ["Max"],
    money: "month",
    fallback: [0, 12_000],
  },
  year: {
    label: { en: "Year", ar: "سنة الصنع" },
    field: "year",
    ends: ["Min", "Max"],
    plain: true,
    fallback: [2000, 2025],
  },
  mileage: {
    label: { en: "Mileage", ar: "قراءة العداد" },
    field: "kilometrage",
    ends: ["Max"],
    unit: "kilometers",
    fallback: [0, 300_000],
  },
  power: {
    label: { en: "Power", ar: "القوة" },
    field: "power",
    ends: ["Min", "Max"],
    unit: "horsepower",
    fallback: [0, 600],
  },
  engine: {
    label: { en: "Engine size", ar: "سعة المحرك" },
    field: "engineSize",
    ends: ["Min", "Max"],
    unit: "cubicCentimeters",
    fallback: [0, 6000],
  },
} as const satisfies Record<string, RangeFilterOf>;

export type ChoiceFilter = keyof typeof choiceFilters;
export type RangeFilter = keyof typeof rangeFilters;
/** The ends of ranges, by their names in the address: `priceMin`. */
export type BoundFilter = {
  [Name in RangeFilter]: `${Name}${(typeof rangeFilters)[Name]["ends"][number]}`;
}[RangeFilter];
export const choiceFilterNames = Object.keys(choiceFilters) as ChoiceFilter[];
export const rangeFilterNames = Object.keys(rangeFilters) as RangeFilter[];
export const boundFilterNames = rangeFilterNames.flatMap((name) =>
  rangeFilters[name].ends.map((end) => `${name}${end}` as BoundFilter),
);

/** The filters as the page shows them; those that fewer buyers need stand folded in. */
export const mainFilters = [
  "bodyType",
  "make",
  "model",
  "price",
  "monthly",
  "year",
  "mileage",
  "seats",
  "fuel",
  "transmission",
  "color",
  "place",
] as const satisfies readonly (ChoiceFilter | RangeFilter)[];
export const moreFilters = ["equipment", "drive", "doors", "power", "engine"] as const satisfies readonly (
  | ChoiceFilter
  | RangeFilter
)[];

export function isChoiceFilter(name: string): name is ChoiceFilter {
  return Object.hasOwn(choiceFilters, name);
}

/** The names in the address of the ends of a range; undefined for an end that cannot be set. */
export function endsOf(name: RangeFilter): {
  readonly least: BoundFilter | undefined;
  readonly most: BoundFilter;
} {
  const { ends }: RangeFilterOf = rangeFilters[name];
  return {
    least: ends.includes("Min") ? (`${name}Min` as BoundFilter) : undefined,
    most: `${name}Max` as BoundFilter,
  };
}
