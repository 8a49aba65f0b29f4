import type { ImportedCenter } from "#app/features/scheduling/scheduling.server.ts";
import { type DemoBrand, demoMakes, demoModels, otherModels } from "./demo-vehicles.ts";

const periodic = [10, 20, 30, 40, 50, 60, 80, 100].map((thousands) => ({
  code: `pm${thousands}`,
  group: "periodic" as const,
  en: `${thousands},000 km service`,
  ar: `صيانة ${thousands},000 كم`,
}));

/** Codes of repairs contain `gr`. */
const repairs: readonly { code: string; group: keyof ImportedCenter["bays"]; en: string; ar: string }[] = [
  { code: "gr-brakes", group: "repair", en: "Brakes", ar: "الفرامل" },
  { code: "gr-ac", group: "repair", en: "Air conditioning", ar: "التكييف" },
  { code: "gr-battery", group: "repair", en: "Battery and electrics", ar: "البطارية والكهرباء" },
  { code: "gr-engine", group: "repair", en: "Engine", ar: "المحرك" },
  { code: "gr-gearbox", group: "repair", en: "Gearbox", ar: "ناقل الحركة" },
  { code: "gr-suspension", group: "repair", en: "Suspension and steering", ar: "نظام التعليق والتوجيه" },
  { code: "gr-tires", group: "repair", en: "Tires and wheel alignment", ar: "الإطارات وضبط الزوايا" },
  { code: "gr-body", group: "repair", en: "Body and paint", ar: "السمكرة والصبغ" },
];

/** What takes longer than an hour. */
const hoursOf: Readonly<Record<string, number>> = { "gr-engine": 3, "gr-gearbox": 3, "gr-body": 2 };

/** The demo's services of a brand, offered for every model of it. The codes are the same: an installation has one brand. */
export function demoServices(brand: DemoBrand) {
  const models = Object.values(brand === "lulwa" ? otherModels : demoModels);
  return [...periodic, ...repairs].map(({ code, group, en, ar }, index) => ({
    code,
    brand,
    service_group: group,
    name_en: en,
    name_ar: ar,
    make_codes: [demoMakes[brand]],
    model_codes: models.map((model) => model.code),
    position: index + 1,
    hours: hoursOf[code] ?? 1,
  }));
}
