import type { StockStatus } from "../stock-terms.ts";
import { type CarField, carFieldNames, carFields, type FieldValues } from "./fields/car-fields.ts";
import type { Field, Unit } from "./fields/field-types.ts";

/** A used car as search engines see it, in the words of its page. Sums in whole riyals, addresses of pictures complete. */
interface DescribedCar extends FieldValues<CarField, string> {
  readonly vehicleNo: string;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly price: number;
  readonly status: StockStatus;
  readonly pictures: readonly string[];
  /** What the values of fields are called. */
  readonly inWords: Readonly<Partial<Record<CarField, string | undefined>>>;
}

interface Place {
  readonly address: string;
  readonly currency: string;
  readonly seller: string;
}

const availability: Record<StockStatus, string> = {
  "in-stock": "InStock",
  reserved: "Reserved",
  sold: "SoldOut",
  "out-of-stock": "OutOfStock",
};

/** Units as UN/CEFACT codes them. */
const unitCodes: Readonly<Record<Unit, string>> = {
  kilometers: "KMT",
  horsepower: "BHP",
  cubicCentimeters: "CMQ",
  kilograms: "KGM",
};

/** A used car in schema.org's vocabulary: the car, and what it is offered for. */
export function carStructuredData(car: DescribedCar, { address, currency, seller }: Place) {
  return {
    "@context": "https://schema.org",
    "@type": "Car",
    "@id": address,
    url: address,
    name: car.name,
    sku: car.vehicleNo,
    brand: { "@type": "Brand", name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: "https://schema.org/UsedCondition",
    image: car.pictures.length > 0 ? car.pictures : undefined,
    ...fieldProperties(car),
    offers: {
      "@type": "Offer",
      url: address,
      price: car.price,
      priceCurrency: currency,
      availability: `https://schema.org/${availability[car.status]}`,
      itemCondition: "https://schema.org/UsedCondition",
      seller: { "@type": "AutoDealer", name: seller },
    },
  };
}

/** The described fields that the car states, those of its engine together. */
function fieldProperties(car: DescribedCar) {
  const properties: Record<string, unknown> = {};
  const engine: Record<string, unknown> = {};
  for (const name of carFieldNames) {
    const field: Field = carFields[name];
    const value = propertyOf(field, car[name], car.inWords[name]);
    if (field.schemaOrg === undefined || value === undefined) continue;
    const [property = "", engineProperty] = field.schemaOrg.split(".");
    if (engineProperty === undefined) properties[property] = value;
    else engine[engineProperty] = value;
  }
  if (Object.keys(engine).length === 0) return properties;
  return { ...properties, vehicleEngine: { "@type": "EngineSpecification", ...engine } };
}

function propertyOf(field: Field, value: unknown, inWords: string | undefined): unknown {
  if (field.kind === "numbers") {
    const numbers = value as readonly number[];
    return numbers.length === 0 ? undefined : Math.max(...numbers);
  }
  if (field.kind !== "number") return inWords;
  if (value === null || field.unit === undefined) return value ?? undefined;
  return { "@type": "QuantitativeValue", value, unitCode: unitCodes[field.unit] };
}
