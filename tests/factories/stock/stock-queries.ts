import type { Profile } from "#app/features/preowned/rules/stock/stock-car.ts";

type Wanted = (profile: Profile) => boolean;
const model =
  (...names: string[]): Wanted =>
  (profile) =>
    names.includes(profile.model);
const body =
  (name: Profile["bodyType"]): Wanted =>
  (profile) =>
    profile.bodyType === name;
const color =
  (name: Profile["color"]): Wanted =>
  (profile) =>
    profile.color === name;
const fuel =
  (name: Profile["fuelType"]): Wanted =>
  (profile) =>
    profile.fuelType === name;
const gear =
  (name: Profile["transmission"]): Wanted =>
  (profile) =>
    profile.transmission === name;
const year =
  (its: number): Wanted =>
  (profile) =>
    profile.year === its;
const variant =
  (name: string): Wanted =>
  (profile) =>
    profile.variant.en === name;
const all =
  (...wanted: Wanted[]): Wanted =>
  (profile) =>
    wanted.every((one) => one(profile));
const any: Wanted = () => true;

/*
 * The fixed set of searches for used cars, as people here type them: both scripts, names across scripts and by ear, digits
 * of both kinds, words of the street, mistakes, unfinished words. Beside each the cars that are meant, and no others.
 */
export const stockQueries: readonly (readonly [query: string, wanted: Wanted])[] = [
  // Names across scripts.
  ["suhail", model("suhail")],
  ["Suhail", model("suhail")],
  ["سهيل", model("suhail")],
  ["سُهَيْل", model("suhail")],
  ["ســهيل", model("suhail")],
  ["رمال سهيل", model("suhail")],
  ["rimal reem", model("reem")],
  ["ريم", model("reem")],
  ["هجر", model("hajar")],
  ["HAJAR", model("hajar")],
  ["واحات", model("wahat")],
  ["الواحات", model("wahat")],
  ["بادية", model("badia")],
  ["الباديه", model("badia")],
  ["قافله", model("qafila")],
  ["شهاب", model("shihab")],
  ["ندى", model("nada")],
  ["ندي", model("nada")],
  ["جوزاء", model("jawza")],
  ["نسمة", model("nasma")],
  ["نسمه", model("nasma")],
  // Mistakes, and names by ear.
  ["sohail", model("suhail")],
  ["suhial", model("suhail")],
  ["suhayl", model("suhail")],
  ["shehab", model("shihab")],
  ["shihaab", model("shihab")],
  ["qafilah", model("qafila")],
  ["kafila", model("qafila")],
  ["jawzaa", model("jawza")],
  ["wahaat", model("wahat")],
  ["نصمة", model("nasma")],
  ["هايبرد سهيل", all(model("suhail"), fuel("hybrid"))],
  ["suhail hybird", all(model("suhail"), fuel("hybrid"))],
  ["سهيل هايبريد", all(model("suhail"), fuel("hybrid"))],
  // Years in both digits.
  ["2024", year(2024)],
  ["٢٠٢٤", year(2024)],
  ["سهيل ٢٠٢٣", all(model("suhail"), year(2023))],
  ["reem 2025", all(model("reem"), year(2025))],
  ["موديل 2025", year(2025)],
  ["هجر موديل ۲۰۲۴", all(model("hajar"), year(2024))],
  // Bodies.
  ["suv", body("suv")],
  ["SUVs", body("suv")],
  ["4x4", body("suv")],
  ["jeep", body("suv")],
  ["جيب", body("suv")],
  ["رباعية الدفع", body("suv")],
  ["كروس أوفر", body("suv")],
  ["sedan", body("sedan")],
  ["saloon", body("sedan")],
  ["صالون", body("sedan")],
  ["سيدان", body("sedan")],
  ["pickup", body("pickup")],
  ["pick-up", body("pickup")],
  ["pick up", body("pickup")],
  ["بيك أب", body("pickup")],
  ["بيك اب", body("pickup")],
  ["وانيت", body("pickup")],
  ["ونيت", body("pickup")],
  ["van", body("van")],
  ["باص", body("van")],
  ["هاتشباك", body("hatchback")],
  ["hatchbak", body("hatchback")],
  ["coupe", body("coupe")],
  ["كوبيه", body("coupe")],
  // Colors, with the forms of Arabic.
  ["white suv", all(color("white"), body("suv"))],
  ["جيب أبيض", all(color("white"), body("suv"))],
  ["سيارة بيضاء", color("white")],
  ["white car for sale", color("white")],
  ["gray reem", all(color("gray"), model("reem"))],
  ["grey reem", all(color("gray"), model("reem"))],
  ["ريم رمادية", all(color("gray"), model("reem"))],
  ["رصاصي", color("gray")],
  ["silver suhail", all(color("silver"), model("suhail"))],
  ["سهيل فضي", all(color("silver"), model("suhail"))],
  ["سودا", color("black")],
  ["أسود", color("black")],
  ["حمراء", color("red")],
  ["احمر", color("red")],
  ["pearl white", color("white")],
  ["لؤلؤي", color("white")],
  ["أخضر السدر", color("green")],
  // Fuel and gears.
  ["hybrid", fuel("hybrid")],
  ["هجين", fuel("hybrid")],
  ["diesel", fuel("diesel")],
  ["ديزل", fuel("diesel")],
  ["deisel", fuel("diesel")],
  ["اتوماتيك", gear("automatic")],
  ["أوتوماتيك", gear("automatic")],
  ["تماتيك", gear("automatic")],
  ["manual", gear("manual")],
  ["عادي", gear("manual")],
  ["قير عادي", gear("manual")],
  ["hybrid suv 2024", all(fuel("hybrid"), body("suv"), year(2024))],
  ["جيب هايبرد ٢٠٢٤", all(fuel("hybrid"), body("suv"), year(2024))],
  // Trims.
  ["reem glx", all(model("reem"), variant("GLX AWD"))],
  ["suhail gl", all(model("suhail"), variant("GL"))],
  ["hajar majlis", all(model("hajar"), variant("Majlis"))],
  ["هجر المجلس", all(model("hajar"), variant("Majlis"))],
  ["badia dune", model("badia")],
  ["hybridsport", variant("Hybrid Sport")],
  // Not finished yet.
  ["suh", model("suhail")],
  ["سهي", model("suhail")],
  ["haj", model("hajar")],
  ["هج", (profile) => model("hajar")(profile) || fuel("hybrid")(profile)],
  ["hyb", fuel("hybrid")],
  ["rimal", any],
  ["رمال", any],
  ["معتمدة", ({ certified }) => certified],
  ["certified suv", all(({ certified }) => certified, body("suv"))],
];
