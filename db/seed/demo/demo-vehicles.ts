import type { ImportedVehicle } from "#app/features/garage/garage.server.ts";
import { noora } from "./demo-people.ts";

/** The models of the demo's vehicles: every demo service of their brand is offered for them. */
export const demoModels = {
  nasma: { code: "NSM", en: "Nasma", ar: "نسمة" },
  nada: { code: "NDA", en: "Nada", ar: "ندى" },
  suhail: { code: "SHL", en: "Suhail", ar: "سهيل" },
  jawza: { code: "JWZ", en: "Jawza", ar: "جوزاء" },
  reem: { code: "REM", en: "Reem", ar: "ريم" },
  wahat: { code: "WHT", en: "Wahat", ar: "واحات" },
  hajar: { code: "HJR", en: "Hajar", ar: "هجر" },
  badia: { code: "BDA", en: "Badia", ar: "بادية" },
  qafila: { code: "QFL", en: "Qafila", ar: "قافلة" },
  shihab: { code: "SHB", en: "Shihab", ar: "شهاب" },
} as const;
export const otherModels = {
  sadaf: { code: "SDF", en: "Sadaf", ar: "صدف" },
  juman: { code: "JMN", en: "Juman", ar: "جُمان" },
  durra: { code: "DRR", en: "Durra", ar: "دُرّة" },
} as const;
/** The codes of their makes, by brand. */
export const demoMakes = { rimal: "RM", lulwa: "LW" } as const;
export type DemoBrand = keyof typeof demoMakes;
const allModels = { ...demoModels, ...otherModels };

type Visit = ImportedVehicle["visits"][number];
type Warranty = ImportedVehicle["warranties"][number];

/** Noora's vehicles of a brand. Dates are relative to `now`, so the demo never grows old. */
export function demoVehicles(now: Date, brand: DemoBrand = "rimal"): ImportedVehicle[] {
  const at = (months: number) => monthsFrom(now, months);
  const warranty = (
    type: string,
    runtime_months: number,
    endsIn: number,
    limit_km: number | null,
  ): Warranty => ({
    type,
    runtime_months,
    ends_at: at(endsIn),
    limit_km,
  });
  const visit = (
    id: string,
    months: number,
    mileage: number,
    title: keyof typeof titles,
    center: keyof typeof centers,
  ): Visit => {
    const [title_en, title_ar] = titles[title];
    const [center_en, center_ar] = centers[center];
    return {
      id,
      day: at(months).toISOString().slice(0, 10),
      mileage,
      title_en,
      title_ar,
      center_en,
      center_ar,
    };
  };
  if (brand === "lulwa")
    return [
      {
        vehicle: {
          ...ofModel("juman", 2024, now),
          id: "01976f00-0000-7000-8000-0000000000a4",
          vin: "LWLJMN3H8R1002064",
          plate: "206418",
          mileage: 28_900,
          image: "/images/demo/models/juman/front.webp",
        },
        warranties: [warranty("Basic", 72, 46, 150_000), warranty("Battery", 36, 10, null)],
        visits: [
          visit("01976f00-0000-7000-8000-0000000001d1", -4, 20_150, "20,000", "Lulwa West Bay"),
          visit("01976f00-0000-7000-8000-0000000001d2", -10, 10_080, "10,000", "Lulwa West Bay"),
        ],
      },
    ];
  return [
    {
      vehicle: {
        ...ofModel("hajar", 2024, now),
        id: "01976f00-0000-7000-8000-0000000000a1",
        vin: "RMLHJR4K7R1004821",
        plate: "482915",
        mileage: 41_200,
        image: "/images/demo/models/hajar/front.webp",
      },
      warranties: [
        warranty("Basic", 60, 36, 100_000),
        warranty("Corrosion Perforation", 72, 48, null),
        warranty("Paint and Surface Rust", 36, 12, 60_000),
        warranty("Battery", 24, -1, null),
      ],
      visits: [
        visit("01976f00-0000-7000-8000-0000000001a1", -5, 30_150, "30,000", "Al Sadd"),
        visit("01976f00-0000-7000-8000-0000000001a2", -11, 20_020, "20,000", "Al Sadd"),
        visit("01976f00-0000-7000-8000-0000000001a3", -17, 10_310, "10,000", "West Bay"),
      ],
    },
    {
      vehicle: {
        ...ofModel("shihab", 2025, now),
        id: "01976f00-0000-7000-8000-0000000000a2",
        vin: "RMLSHB2C9S1001377",
        plate: "137744",
        mileage: 12_650,
        image: "/images/demo/models/shihab/front.webp",
      },
      warranties: [
        warranty("Basic", 60, 50, 100_000),
        warranty("Corrosion Perforation", 72, 62, null),
        warranty("Paint and Surface Rust", 36, 26, 60_000),
        warranty("Battery", 24, 14, null),
      ],
      visits: [visit("01976f00-0000-7000-8000-0000000001b1", -3, 10_040, "10,000", "Lusail")],
    },
    {
      vehicle: {
        ...ofModel("badia", 2020, now),
        id: "01976f00-0000-7000-8000-0000000000a3",
        vin: "RMLBDA6P1L1007905",
        plate: "79058",
        mileage: 118_400,
        image: "/images/demo/models/badia/front.webp",
      },
      warranties: [warranty("Basic", 60, -9, 100_000), warranty("Corrosion Perforation", 72, 3, null)],
      visits: [
        visit("01976f00-0000-7000-8000-0000000001c1", -8, 110_300, "Brakes", "Industrial Area"),
        visit("01976f00-0000-7000-8000-0000000001c2", -13, 100_120, "100,000", "Industrial Area"),
      ],
    },
  ];
}

const titles = {
  "10,000": ["10,000 km service", "صيانة 10,000 كم"],
  "20,000": ["20,000 km service", "صيانة 20,000 كم"],
  "30,000": ["30,000 km service", "صيانة 30,000 كم"],
  "100,000": ["100,000 km service", "صيانة 100,000 كم"],
  Brakes: ["Front brake pads replaced", "تبديل أقمشة الفرامل الأمامية"],
} as const;
const centers = {
  "Al Sadd": ["Rimal Service Al Sadd", "مركز خدمة رمال، السد"],
  "West Bay": ["Rimal Service West Bay", "مركز خدمة رمال، الخليج الغربي"],
  Lusail: ["Rimal Service Lusail", "مركز خدمة رمال، لوسيل"],
  "Lulwa West Bay": ["Lulwa Service West Bay", "مركز خدمة لؤلؤة، الخليج الغربي"],
  "Industrial Area": ["Rimal Service Industrial Area", "مركز خدمة رمال، المنطقة الصناعية"],
} as const;

function ofModel(name: keyof typeof allModels, modelYear: number, now: Date) {
  const model = allModels[name];
  const brand = name in otherModels ? "lulwa" : "rimal";
  return {
    customer_id: noora.id,
    brand,
    make_code: demoMakes[brand],
    model_code: model.code,
    model_en: model.en,
    model_ar: model.ar,
    model_year: modelYear,
    mileage_at: monthsFrom(now, -1),
    created_at: now,
  };
}

function monthsFrom(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + months, Math.min(date.getUTCDate(), 28));
  return date;
}
