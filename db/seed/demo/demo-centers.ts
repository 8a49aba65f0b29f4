import type { ImportedCenter } from "#app/features/scheduling/scheduling.server.ts";
import { specialDays, workshopHours } from "./special-days.ts";

type Timing = ImportedCenter["weekdays"][number][number];
type Bilingual = readonly [en: string, ar: string];

/** Opening hours written as 07:00-12:00. */
export const hours = (...spans: string[]): Timing[] =>
  spans.map((span) => {
    const [start = "", end = ""] = span.split("-");
    return { start, end };
  });
const closed: Timing[] = [];
/** Sunday to Thursday, Friday, Saturday. */
export const week = (workday: Timing[], friday: Timing[], saturday: Timing[]) => [
  ...Array<Timing[]>(5).fill(workday),
  friday,
  saturday,
];
const wholeDay = hours("07:00-12:00", "13:00-15:00", "15:00-19:00");
const twoShifts = hours("07:30-12:30", "16:00-20:00");
const straight = hours("06:00-18:00");

interface Place {
  readonly key: string;
  readonly name: Bilingual;
  readonly city: Bilingual;
  readonly street: Bilingual;
  readonly at: readonly [latitude: number, longitude: number];
  readonly weekdays: readonly Timing[][];
  /** Its hours for the air-conditioning campaign, where they differ. */
  readonly acHours?: readonly Timing[][];
  readonly bays?: ImportedCenter["bays"];
  readonly confirmsAtOnce?: boolean;
  /** Rimal, unless it is another. */
  readonly brand?: string;
  readonly phone?: string;
  readonly openAtNight?: boolean;
}

const doha: Bilingual = ["Doha", "الدوحة"];
const places: readonly Place[] = [
  {
    key: "west-bay",
    name: ["Rimal Service West Bay", "مركز خدمة رمال، الخليج الغربي"],
    city: doha,
    street: ["Omar Al Mukhtar Street, West Bay", "شارع عمر المختار، الخليج الغربي"],
    at: [25.3256, 51.5284],
    weekdays: week(wholeDay, closed, hours("08:00-12:00", "13:00-15:00")),
    confirmsAtOnce: true,
    openAtNight: true,
  },
  {
    key: "al-sadd",
    name: ["Rimal Service Al Sadd", "مركز خدمة رمال، السد"],
    city: doha,
    street: ["Suhaim Bin Hamad Street, Al Sadd", "شارع سحيم بن حمد، السد"],
    at: [25.2819, 51.4989],
    weekdays: week(wholeDay, hours("15:00-20:00"), wholeDay),
    confirmsAtOnce: true,
    openAtNight: true,
  },
  {
    key: "industrial-area",
    name: ["Rimal Service Industrial Area", "مركز خدمة رمال، المنطقة الصناعية"],
    city: doha,
    street: ["Street 10, Industrial Area", "شارع 10، المنطقة الصناعية"],
    at: [25.1987, 51.4286],
    weekdays: week(straight, closed, straight),
    bays: { periodic: 8, repair: 6 },
  },
  {
    key: "lusail",
    name: ["Rimal Service Lusail", "مركز خدمة رمال، لوسيل"],
    city: ["Lusail", "لوسيل"],
    street: ["Al Khor Coastal Road, Lusail", "طريق الخور الساحلي، لوسيل"],
    at: [25.4218, 51.4903],
    weekdays: week(wholeDay, hours("15:00-21:00"), wholeDay),
    openAtNight: true,
  },
  {
    key: "al-wakrah",
    name: ["Rimal Service Al Wakrah", "مركز خدمة رمال، الوكرة"],
    city: ["Al Wakrah", "الوكرة"],
    street: ["Al Wakrah Main Street", "شارع الوكرة العام"],
    at: [25.1739, 51.5983],
    weekdays: week(twoShifts, hours("16:00-20:00"), twoShifts),
  },
  {
    key: "al-khor",
    name: ["Rimal Service Al Khor", "مركز خدمة رمال، الخور"],
    city: ["Al Khor", "الخور"],
    street: ["Al Matar Street, Al Khor", "شارع المطار، الخور"],
    at: [25.6811, 51.4962],
    weekdays: week(twoShifts, closed, hours("07:30-12:30")),
    bays: { periodic: 2, repair: 1 },
  },
  {
    key: "al-rayyan",
    name: ["Rimal Service Dukhan Road", "مركز خدمة رمال، طريق دخان"],
    city: ["Al Rayyan", "الريان"],
    street: ["Dukhan Road, Al Rayyan", "طريق دخان، الريان"],
    at: [25.3163, 51.3907],
    weekdays: week(hours("07:00-13:00", "13:00-15:00"), closed, hours("07:00-13:00")),
    // In the evening too, for the check takes no more than half an hour.
    acHours: week(hours("07:00-13:00", "16:00-20:00"), closed, hours("07:00-13:00", "16:00-20:00")),
  },
  {
    key: "salwa-road",
    name: ["Rimal Quick Service Salwa Road", "مركز خدمة رمال السريعة، طريق سلوى"],
    city: doha,
    street: ["Salwa Road, Abu Hamour", "طريق سلوى، أبو هامور"],
    at: [25.2486, 51.4662],
    weekdays: week(hours("07:00-21:00"), hours("14:00-21:00"), hours("07:00-21:00")),
    // Quick maintenance only: no repairs here.
    bays: { periodic: 6, repair: 0 },
    confirmsAtOnce: true,
  },
  {
    key: "lulwa-west-bay",
    name: ["Lulwa Service West Bay", "مركز خدمة لؤلؤة، الخليج الغربي"],
    city: doha,
    street: ["Omar Al Mukhtar Street, West Bay", "شارع عمر المختار، الخليج الغربي"],
    at: [25.3256, 51.5284],
    weekdays: week(wholeDay, closed, hours("08:00-12:00", "13:00-15:00")),
    brand: "lulwa",
    bays: { periodic: 2, repair: 1 },
    phone: "+97455001311",
    openAtNight: true,
  },
];

/** The demo's service centers, eight of Rimal and one of Lulwa, with hours that differ where real ones do. */
export function demoCenters(now: Date): ImportedCenter[] {
  return places.map((place, index) => ({
    center: {
      id: place.key,
      external_id: `QA-SVC-${String(index + 1).padStart(2, "0")}`,
      aem_id: place.brand === undefined ? `rimal-${place.key}` : place.key,
      brands: [place.brand ?? "rimal"],
      name_en: place.name[0],
      name_ar: place.name[1],
      city_en: place.city[0],
      city_ar: place.city[1],
      street_en: place.street[0],
      street_ar: place.street[1],
      phone: place.phone ?? `+9745500121${index + 1}`,
      latitude: place.at[0],
      longitude: place.at[1],
      time_zone: "Asia/Qatar",
      confirms_at_once: place.confirmsAtOnce ?? false,
      position: index + 1,
    },
    weekdays: place.weekdays,
    ...(place.acHours && { campaignHours: { "ac-checkup": place.acHours } }),
    bays: place.bays ?? { periodic: 4, repair: 2 },
    overrides: specialDays(
      now,
      workshopHours({
        openAtNight: place.openAtNight ?? false,
        closedOnFridays: place.weekdays[5]?.length === 0,
      }),
    ),
  }));
}
