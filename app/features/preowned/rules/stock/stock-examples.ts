import type { UsedVehicle } from "../../car-calls.ts";
import type { ComparedCar } from "../compare/by-trim.ts";
import { type CarField, carFieldNames, carFields, type FieldValues } from "../fields/car-fields.ts";
import type { Field } from "../fields/field-types.ts";

/** Every field of a car that states as little as it can. */
export const unstatedFields = Object.fromEntries(
  carFieldNames.map((name) => [name, unstated(carFields[name])]),
) as FieldValues<CarField, string>;

function unstated(field: Field): unknown {
  if (field.kind === "number") return field.needed ? field.bounds[0] : null;
  if (field.kind === "numbers") return [];
  if (field.kind === "term") return field.values[0];
  return field.kind === "flag" ? false : "";
}

/** A used car as a call answers it, for tests; `changes` say what matters to them. */
export function usedVehicleExample(changes: Partial<UsedVehicle> = {}): UsedVehicle {
  return {
    ...unstatedFields,
    vehicleNo: "RM-1001",
    make: "rimal",
    makeLabel: "Rimal",
    model: "suhail",
    modelLabel: "Suhail",
    year: 2023,
    variant: "GLX",
    price: 112_000,
    formerPrice: null,
    kilometrage: 41_200,
    fuelType: "petrol",
    transmission: "automatic",
    bodyType: "suv",
    color: "silver",
    fullColor: "Silver",
    certified: true,
    place: null,
    monthly: 2163,
    status: "in-stock",
    rating: "good",
    image: "/images/demo/used/suhail-1/1.webp",
    pictures: 2,
    samplePictures: false,
    engineSize: 2494,
    carAge: 3,
    warranty: "12 months or 20,000 km",
    images: ["/images/demo/used/suhail-1/1.webp", "/images/demo/used/suhail-1/2.webp"],
    inspectionReportUrl: null,
    description: "One owner.",
    power: 203,
    cylinders: 4,
    driveType: "awd",
    weight: 1_690,
    doors: 5,
    seats: [5],
    specifications: ["Rear camera", "Sunroof", "Ashtray"],
    equipment: {
      fitted: [
        { feature: "sunroof", value: null },
        { feature: "rear-camera", value: null },
      ],
      others: ["Ashtray"],
    },
    priceRating: { rating: "good", usual: { min: 110_000, max: 121_000 }, comparables: [] },
    priceHistory: [{ at: "2026-10-03T09:00:00.000Z", price: 112_000 }],
    ...changes,
  };
}

/** A used car of which no trim says more, for tests of comparisons. */
export function comparedCarExample(changes: Partial<ComparedCar> = {}): ComparedCar {
  const { byTrim = { fields: [], equipment: [] }, ...own } = changes;
  return { ...usedVehicleExample(own), byTrim };
}
