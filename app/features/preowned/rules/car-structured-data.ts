import type { StockStatus } from "../stock-terms.ts";

/** What search engines are told of a used car, in the words of its page. Sums in whole riyals, pictures complete. */
interface DescribedCar {
  readonly vehicleNo: string;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly description: string;
  readonly price: number;
  readonly kilometrage: number;
  readonly status: StockStatus;
  readonly pictures: readonly string[];
  readonly color: string;
  readonly body: string;
  readonly fuel: string;
  readonly transmission: string;
  readonly drive: string;
  /** Cubic centimetres, horsepower, kilograms. */
  readonly engineSize: number | null;
  readonly power: number | null;
  readonly weight: number | null;
  readonly doors: number | null;
  readonly seats: readonly number[];
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

/** A used car as schema.org has it: the car, and what it is offered for. Units are those of UN/CEFACT. */
export function carStructuredData(car: DescribedCar, { address, currency, seller }: Place) {
  const quantity = (value: number, unitCode: string) => ({ "@type": "QuantitativeValue", value, unitCode });
  const { engineSize, power, weight, doors } = car;
  return {
    "@context": "https://schema.org",
    "@type": "Car",
    "@id": address,
    url: address,
    name: car.name,
    sku: car.vehicleNo,
    ...(car.description === "" ? {} : { description: car.description }),
    brand: { "@type": "Brand", name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: "https://schema.org/UsedCondition",
    mileageFromOdometer: quantity(car.kilometrage, "KMT"),
    image: car.pictures,
    color: car.color,
    bodyType: car.body,
    fuelType: car.fuel,
    vehicleTransmission: car.transmission,
    driveWheelConfiguration: car.drive,
    ...(engineSize === null && power === null
      ? {}
      : {
          vehicleEngine: {
            "@type": "EngineSpecification",
            ...(engineSize === null ? {} : { engineDisplacement: quantity(engineSize, "CMQ") }),
            ...(power === null ? {} : { enginePower: quantity(power, "BHP") }),
          },
        }),
    ...(weight === null ? {} : { weight: quantity(weight, "KGM") }),
    ...(doors === null ? {} : { numberOfDoors: doors }),
    ...(car.seats.length === 0 ? {} : { vehicleSeatingCapacity: Math.max(...car.seats) }),
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
