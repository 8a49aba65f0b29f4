import type { Language } from "#app/i18n/language.ts";

export interface District {
  /** Its name in addresses: `the-pearl`. */
  id: string;
  name: Record<Language, string>;
  longitude: number;
  latitude: number;
  /** Zoom from which the name is shown; the bigger the place, the earlier. */
  fromZoom: number;
}

const district = (
  en: string,
  ar: string,
  longitude: number,
  latitude: number,
  fromZoom: number,
): District => ({
  id: en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, ""),
  name: { en, ar },
  longitude,
  latitude,
  fromZoom,
});

/** Districts of Qatar, written by hand; positions are good to a few hundred metres. */
export const districts: readonly District[] = [
  district("Doha", "الدوحة", 51.5245, 25.2795, 6),
  district("Al Khor", "الخور", 51.497, 25.684, 7),
  district("Al Wakrah", "الوكرة", 51.604, 25.171, 8.6),
  district("Dukhan", "دخان", 50.785, 25.43, 7),
  district("Al Shamal", "الشمال", 51.205, 26.115, 7),
  district("Mesaieed", "مسيعيد", 51.555, 24.99, 7.6),
  district("Al Shahaniya", "الشحانية", 51.205, 25.373, 7.6),
  district("Ras Laffan", "راس لفان", 51.53, 25.9, 8),
  district("Abu Samra", "أبو سمرة", 50.86, 24.76, 7.6),
  district("Umm Salal", "أم صلال", 51.404, 25.415, 9),
  district("Lusail", "لوسيل", 51.494, 25.425, 8.8),
  district("Al Rayyan", "الريان", 51.424, 25.285, 9.4),
  district("The Pearl", "اللؤلؤة", 51.549, 25.371, 10.4),
  district("West Bay", "الخليج الغربي", 51.529, 25.325, 10.4),
  district("Al Gharrafa", "الغرافة", 51.447, 25.337, 10.6),
  district("Al Sadd", "السد", 51.497, 25.283, 11),
  district("Souq Waqif", "سوق واقف", 51.533, 25.287, 12),
  district("Industrial Area", "المنطقة الصناعية", 51.42, 25.196, 10.2),
  district("Abu Hamour", "أبو هامور", 51.482, 25.238, 10.8),
  district("Al Thumama", "الثمامة", 51.545, 25.228, 11),
  district("Airport", "المطار", 51.608, 25.266, 10.4),
  district("Education City", "المدينة التعليمية", 51.436, 25.316, 11.2),
  district("Al Aziziyah", "العزيزية", 51.447, 25.254, 11.4),
  district("Madinat Khalifa", "مدينة خليفة", 51.478, 25.324, 11.6),
  district("Al Duhail", "الدحيل", 51.464, 25.36, 11.6),
];

/** What the base map names: the districts, and the countries beside them. */
export const namedPlaces: readonly District[] = [
  ...districts,
  district("Bahrain", "البحرين", 50.55, 26.04, 6),
  district("Saudi Arabia", "السعودية", 50.6, 24.45, 6),
];

/** The district that an address names; undefined where it names none. */
export function districtNamed(id: string | null): District | undefined {
  return districts.find((one) => one.id === id);
}
