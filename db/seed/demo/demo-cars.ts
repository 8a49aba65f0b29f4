import type { ImportedCar } from "#app/features/test-drive/test-drive.server.ts";

type Bilingual = readonly [en: string, ar: string];
type Car = readonly [showroom: string, trim: Bilingual, color: keyof typeof colors, plate: string];

const colors = {
  blue: ["Gulf Blue", "أزرق خليجي"],
  white: ["Pearl White", "أبيض لؤلؤي"],
  red: ["Garnet Red", "أحمر عقيقي"],
  silver: ["Silver Moon", "فضي قمري"],
  beige: ["Dune Beige", "بيج الكثبان"],
  green: ["Sidr Green", "أخضر السدر"],
  grey: ["Graphite Grey", "رمادي غرافيت"],
  black: ["Night Black", "أسود ليلي"],
} as const satisfies Record<string, Bilingual>;

const [salwa, lusail, wakrah, westBay] = [
  "rimal-showroom-salwa-road",
  "rimal-showroom-lusail",
  "rimal-showroom-al-wakrah",
  "lulwa-showroom-west-bay",
];

interface Model {
  readonly brand: "rimal" | "lulwa";
  readonly name: Bilingual;
  readonly cars: readonly Car[];
}

/** By the model's id of content. The Qafila has no demo car: a van is shown at the customer's yard. */
const models: Readonly<Record<string, Model>> = {
  nasma: {
    brand: "rimal",
    name: ["Nasma", "نسمة"],
    cars: [
      [salwa, ["Nasma GLX", "نسمة جي إل إكس"], "blue", "418201"],
      [lusail, ["Nasma GL", "نسمة جي إل"], "white", "418202"],
      [wakrah, ["Nasma S", "نسمة إس"], "red", "418203"],
    ],
  },
  nada: {
    brand: "rimal",
    name: ["Nada", "ندى"],
    cars: [
      [salwa, ["Nada GLX", "ندى جي إل إكس"], "silver", "418204"],
      [lusail, ["Nada GL", "ندى جي إل"], "green", "418205"],
    ],
  },
  suhail: {
    brand: "rimal",
    name: ["Suhail", "سهيل"],
    cars: [
      [salwa, ["Suhail GL", "سهيل جي إل"], "silver", "418206"],
      [salwa, ["Suhail Hybrid Sport", "سهيل هايبرد سبورت"], "red", "418207"],
      [lusail, ["Suhail Hybrid", "سهيل هايبرد"], "white", "418208"],
      [wakrah, ["Suhail GL", "سهيل جي إل"], "grey", "418209"],
    ],
  },
  jawza: {
    brand: "rimal",
    name: ["Jawza", "جوزاء"],
    cars: [
      [salwa, ["Jawza V6", "جوزاء ست أسطوانات"], "black", "418210"],
      [lusail, ["Jawza GLX", "جوزاء جي إل إكس"], "white", "418211"],
    ],
  },
  reem: {
    brand: "rimal",
    name: ["Reem", "ريم"],
    cars: [
      [salwa, ["Reem GLX AWD", "ريم جي إل إكس دفع رباعي"], "beige", "418212"],
      [salwa, ["Reem Hybrid", "ريم هايبرد"], "blue", "418213"],
      [lusail, ["Reem Hybrid", "ريم هايبرد"], "green", "418214"],
      [wakrah, ["Reem GL", "ريم جي إل"], "white", "418215"],
    ],
  },
  wahat: {
    brand: "rimal",
    name: ["Wahat", "واحات"],
    cars: [
      [salwa, ["Wahat GLX AWD", "واحات جي إل إكس دفع رباعي"], "white", "418216"],
      [lusail, ["Wahat Hybrid", "واحات هايبرد"], "grey", "418217"],
    ],
  },
  hajar: {
    brand: "rimal",
    name: ["Hajar", "هجر"],
    cars: [
      [salwa, ["Hajar Trail", "هجر البر"], "beige", "418218"],
      [lusail, ["Hajar Hybrid", "هجر هايبرد"], "black", "418219"],
    ],
  },
  badia: {
    brand: "rimal",
    name: ["Badia", "بادية"],
    cars: [
      [salwa, ["Badia Dune", "بادية الكثبان"], "red", "418220"],
      [wakrah, ["Badia Range Diesel", "بادية المرعى ديزل"], "white", "418221"],
    ],
  },
  shihab: {
    brand: "rimal",
    name: ["Shihab", "شهاب"],
    cars: [[lusail, ["Shihab Six", "شهاب ست أسطوانات"], "blue", "418222"]],
  },
  sadaf: {
    brand: "lulwa",
    name: ["Sadaf", "صدف"],
    cars: [
      [westBay, ["Sadaf Hybrid", "صدف هايبرد"], "white", "418301"],
      [westBay, ["Sadaf Dana", "صدف دانة"], "black", "418302"],
    ],
  },
  juman: {
    brand: "lulwa",
    name: ["Juman", "جُمان"],
    cars: [[westBay, ["Juman Hybrid", "جُمان هايبرد"], "silver", "418303"]],
  },
  durra: {
    brand: "lulwa",
    name: ["Durra", "دُرّة"],
    cars: [
      [westBay, ["Durra V6", "دُرّة سداسية الأسطوانات"], "white", "418304"],
      [westBay, ["Durra Dana", "دُرّة دانة"], "black", "418305"],
    ],
  },
};

/** The demo cars of the showrooms, numbered showroom by showroom, in service since the beginning. */
export function demoDriveCars(): ImportedCar[] {
  const all = Object.entries(models).flatMap(([model, { brand, name, cars }]) =>
    cars.map(([showroomId, trim, color, plate]) => ({ model, brand, name, showroomId, trim, color, plate })),
  );
  return all.map(({ color, ...car }) => ({
    id: `demo-${car.plate}`,
    ...car,
    number: all
      .filter(({ showroomId }) => showroomId === car.showroomId)
      .findIndex(({ plate }) => plate === car.plate),
    color: colors[color],
    fromDay: "2026-01-01",
  }));
}
