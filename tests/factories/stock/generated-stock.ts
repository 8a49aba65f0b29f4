import type { StockCar } from "#app/features/preowned/rules/stock/stock-car.ts";
import { unstatedFields } from "#app/features/preowned/rules/stock/stock-examples.ts";
import {
  type BodyType,
  type ColorFamily,
  type DriveType,
  type Feature,
  type FuelType,
  features,
  type Transmission,
} from "#app/features/preowned/stock-terms.ts";
import { numbersFrom, type RandomNumbers } from "../random-numbers.ts";

interface Model {
  readonly model: string;
  readonly ar: string;
  readonly body: BodyType;
  readonly newPrice: number;
  readonly trims: readonly (readonly [en: string, ar: string, dearer: number, fuel: FuelType])[];
}
const models: readonly Model[] = [
  {
    model: "Suhail",
    ar: "سهيل",
    body: "sedan",
    newPrice: 80_000,
    trims: [
      ["S", "إس", 1, "petrol"],
      ["GL", "جي إل", 1.1, "petrol"],
      ["Hybrid", "هايبرد", 1.2, "hybrid"],
    ],
  },
  {
    model: "Jawza",
    ar: "جوزاء",
    body: "sedan",
    newPrice: 130_000,
    trims: [
      ["GL", "جي إل", 1, "petrol"],
      ["V6", "ست أسطوانات", 1.3, "petrol"],
    ],
  },
  {
    model: "Reem",
    ar: "ريم",
    body: "suv",
    newPrice: 90_000,
    trims: [
      ["S", "إس", 1, "petrol"],
      ["GLX AWD", "جي إل إكس دفع رباعي", 1.2, "petrol"],
      ["Hybrid", "هايبرد", 1.35, "hybrid"],
    ],
  },
  {
    model: "Wahat",
    ar: "واحات",
    body: "suv",
    newPrice: 140_000,
    trims: [
      ["GL", "جي إل", 1, "petrol"],
      ["Hybrid", "هايبرد", 1.25, "hybrid"],
    ],
  },
  {
    model: "Hajar",
    ar: "هجر",
    body: "suv",
    newPrice: 240_000,
    trims: [
      ["Core", "الأساسية", 1, "petrol"],
      ["Majlis", "المجلس", 1.3, "petrol"],
    ],
  },
  {
    model: "Nasma",
    ar: "نسمة",
    body: "hatchback",
    newPrice: 56_000,
    trims: [
      ["S", "إس", 1, "petrol"],
      ["GLX", "جي إل إكس", 1.2, "petrol"],
    ],
  },
  {
    model: "Nada",
    ar: "ندى",
    body: "hatchback",
    newPrice: 85_000,
    trims: [
      ["GL", "جي إل", 1, "hybrid"],
      ["E", "إي", 1.3, "electric"],
    ],
  },
  {
    model: "Badia",
    ar: "بادية",
    body: "pickup",
    newPrice: 90_000,
    trims: [
      ["Work", "العمل", 1, "petrol"],
      ["Dune", "الكثبان", 1.6, "diesel"],
    ],
  },
  {
    model: "Qafila",
    ar: "قافلة",
    body: "van",
    newPrice: 92_000,
    trims: [
      ["Cargo", "للبضائع", 1, "petrol"],
      ["12", "12 مقعداً", 1.3, "diesel"],
    ],
  },
  {
    model: "Shihab",
    ar: "شهاب",
    body: "coupe",
    newPrice: 160_000,
    trims: [
      ["Four", "أربع أسطوانات", 1, "petrol"],
      ["Track", "الحلبة", 1.5, "petrol"],
    ],
  },
];
const paints: readonly (readonly [ColorFamily, en: string, ar: string])[] = [
  ["white", "Pearl White", "أبيض لؤلؤي"],
  ["white", "Salt White", "أبيض ملحي"],
  ["silver", "Silver Moon", "فضي قمري"],
  ["gray", "Graphite Grey", "رمادي غرافيت"],
  ["black", "Night Black", "أسود ليلي"],
  ["red", "Garnet Red", "أحمر عقيقي"],
  ["blue", "Gulf Blue", "أزرق خليجي"],
  ["green", "Sidr Green", "أخضر السدر"],
  ["beige", "Dune Beige", "بيج الكثبان"],
];
const makes = [
  ["rimal", "Rimal", "رمال"],
  ["lulwa", "Lulwa", "لؤلؤة"],
] as const;
const drives: Record<BodyType, DriveType> = {
  hatchback: "fwd",
  sedan: "fwd",
  wagon: "fwd",
  mpv: "2wd",
  suv: "awd",
  pickup: "4wd",
  van: "rwd",
  coupe: "rwd",
  convertible: "rwd",
  other: "other",
};
const seatsOf: Record<BodyType, readonly (readonly number[])[]> = {
  hatchback: [[5]],
  sedan: [[5]],
  wagon: [[5]],
  mpv: [[7]],
  suv: [[5], [7], [5, 7], []],
  pickup: [[5], [2]],
  van: [[3], [12]],
  coupe: [[2], [4]],
  convertible: [[2]],
  other: [[]],
};
const places = [null, "showroom-lusail", "showroom-salwa-road", "showroom-al-wakrah"];
/** A phrase of a feed for each of some features. */
export const equipmentPhrases: Partial<Record<Feature, string>> = {
  leather: "Leather, perforated",
  sunroof: "Panoramic roof",
  navigation: "Built-in navigation",
  "rear-camera": "Reversing camera",
  towing: "Towing package for 1,800 kg",
  "roof-rails": "Roof rails",
};
const dayMs = 86_400_000;
const epoch = Date.UTC(2026, 10, 22, 9);

/** Cars that look like a dealer's: mileage grows with age, price falls with both; most are white, silver or gray. */
export function* generatedStock(count: number, seed: number): Generator<StockCar> {
  const numbers = numbersFrom(seed);
  for (let place = 0; place < count; place += 1) yield generatedCar(place, numbers);
}

function generatedCar(place: number, numbers: RandomNumbers): StockCar {
  const model = numbers.oneOf(models);
  const [trim, trimAr, dearer, fuelType] = numbers.oneOf(model.trims);
  const [color, paint, paintAr] = paints[
    Math.min(numbers.upTo(paints.length - 1), numbers.upTo(paints.length - 1))
  ] ?? ["other", "", ""];
  const [make, makeEn, makeAr] = numbers.upTo(9) === 0 ? makes[1] : makes[0];
  const age = Math.min(numbers.upTo(9), numbers.upTo(9));
  const kilometrage = Math.round((age + 0.3) * (9_000 + numbers.upTo(18_000)));
  const worth = 0.9 * 0.89 ** age * (1 - kilometrage / 900_000) * (0.9 + numbers.upTo(20) / 100);
  const price = Math.max(5_000, Math.round((model.newPrice * dearer * worth) / 100) * 100);
  const listedAtMs = epoch - numbers.upTo(120) * dayMs - numbers.upTo(86_399) * 1000;
  const transmission: Transmission = numbers.upTo(19) === 0 ? "manual" : "automatic";
  return {
    vehicleNo: `G${String(place).padStart(8, "0")}`,
    profile: {
      ...unstatedFields,
      make,
      makeNames: { en: makeEn, ar: makeAr },
      model: model.model.toLowerCase(),
      modelNames: { en: model.model, ar: model.ar },
      variant: { en: trim, ar: trimAr },
      year: 2026 - age,
      fuelType,
      transmission,
      bodyType: model.body,
      color,
      fullColor: { en: paint, ar: paintAr },
      certified: age < 6 && numbers.upTo(9) < 7,
      driveType: drives[model.body],
      seats: numbers.oneOf(seatsOf[model.body]),
      doors: numbers.upTo(9) === 0 ? null : model.body === "coupe" ? 2 : 4 + numbers.upTo(1),
      ...engineOf(fuelType, dearer),
      features: features.filter(
        (feature) => feature in equipmentPhrases && numbers.upTo(dearer > 1 ? 1 : 4) === 0,
      ),
      place: numbers.oneOf(places),
    },
    price,
    reduced:
      numbers.upTo(4) === 0
        ? { from: price + 500 + numbers.upTo(40) * 100, atMs: listedAtMs + dayMs }
        : undefined,
    kilometrage,
    listedAtMs,
    isReserved: numbers.upTo(19) === 0,
    image: `/images/demo/used/${model.model.toLowerCase()}-1/1.0123abcd.webp`,
    pictures: numbers.upTo(12),
    hasSamples: false,
  };
}

/** Power and engine of a trim; some are not said, and no electric car has an engine size. */
function engineOf(fuelType: FuelType, dearer: number) {
  const power = dearer === 1.1 ? null : Math.round(90 * dearer ** 2);
  return { power, engineSize: fuelType === "electric" ? null : Math.round(1200 * dearer) };
}

/** The same cars as a dealer's feed writes them, in pieces of some hundred rows. */
export function* generatedFeed(cars: Iterable<StockCar>): Generator<Buffer> {
  yield Buffer.from(`${feedColumns.join(",")}\n`);
  let rows = "";
  for (const car of cars) {
    rows += `${feedRowOf(car)}\n`;
    if (rows.length < 60_000) continue;
    yield Buffer.from(rows);
    rows = "";
  }
  if (rows !== "") yield Buffer.from(rows);
}

export const feedColumns =
  "vehicleNo,make,makeAr,model,modelAr,variant,variantAr,year,price,kilometrage,fuelType,transmission,bodyType,color,fullColor,fullColorAr,driveType,certified,status,listedAt,description,descriptionAr,weight,seats,doors,power,cylinders,engineSize,specifications,location,images".split(
    ",",
  );

export function feedRowOf({
  vehicleNo,
  profile: its,
  price,
  kilometrage,
  isReserved,
  listedAtMs,
}: StockCar): string {
  return [
    vehicleNo,
    its.makeNames.en,
    its.makeNames.ar,
    its.modelNames.en,
    its.modelNames.ar,
    its.variant.en,
    its.variant.ar,
    its.year,
    `"${price.toLocaleString("en")}"`,
    `${kilometrage} km`,
    its.fuelType,
    its.transmission,
    its.bodyType,
    its.color,
    its.fullColor.en,
    its.fullColor.ar,
    its.driveType,
    its.certified ? "yes" : "no",
    isReserved ? "reserved" : "in-stock",
    new Date(listedAtMs).toISOString(),
    '"One owner, serviced with us, no paint work."',
    "مالك واحد وصيانتها عندنا",
    '"1,450 kg"',
    its.seats.join(" "),
    its.doors ?? "",
    its.power ?? "",
    4,
    its.engineSize ?? "",
    `"${its.features.map((feature) => `${equipmentPhrases[feature]} | `).join("")}"`,
    its.place ?? "",
    "",
  ].join(",");
}
