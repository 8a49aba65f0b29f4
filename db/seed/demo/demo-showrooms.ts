import type { ImportedCenter } from "#app/features/scheduling/scheduling.server.ts";
import { hours, week } from "./demo-centers.ts";
import { specialDays } from "./special-days.ts";

type Bilingual = readonly [en: string, ar: string];
type Timing = ImportedCenter["weekdays"][number][number];

interface Showroom {
  /** As content has it: the id of a location. */
  readonly id: string;
  readonly name: Bilingual;
  readonly city: Bilingual;
  readonly street: Bilingual;
  readonly phone: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly weekdays: readonly Timing[][];
  readonly ramadan: readonly Timing[];
  readonly ramadanFridays?: readonly Timing[];
  /** Confirms at once, also for today; without it a day ahead, by hand. */
  readonly drivesToday: boolean;
  readonly brand: "rimal" | "lulwa";
}

const doha: Bilingual = ["Doha", "الدوحة"];
const closed: Timing[] = [];
const twoShifts = hours("09:00-13:00", "16:00-22:00");
const [ramadanNight, lulwaNight] = [hours("20:30-00:30"), hours("20:00-01:00")];
const [ramadan, lulwaRamadan] = [
  [...hours("10:00-14:00"), ...ramadanNight],
  [...hours("09:00-14:00"), ...lulwaNight],
];

const showrooms: readonly Showroom[] = [
  {
    id: "rimal-showroom-salwa-road",
    name: ["Rimal Showroom Salwa Road", "صالة عرض رمال، طريق سلوى"],
    city: doha,
    street: ["Salwa Road, Abu Hamour", "طريق سلوى، أبو هامور"],
    phone: "+97455001201",
    at: [25.2492, 51.4671],
    weekdays: week(twoShifts, closed, twoShifts),
    ramadan,
    ramadanFridays: ramadanNight,
    drivesToday: true,
    brand: "rimal",
  },
  {
    id: "rimal-showroom-lusail",
    name: ["Rimal Showroom Lusail", "صالة عرض رمال، لوسيل"],
    city: ["Lusail", "لوسيل"],
    street: ["Al Khor Coastal Road, Lusail", "طريق الخور الساحلي، لوسيل"],
    phone: "+97455001202",
    at: [25.4221, 51.4908],
    weekdays: week(twoShifts, closed, twoShifts),
    ramadan,
    ramadanFridays: ramadanNight,
    drivesToday: true,
    brand: "rimal",
  },
  {
    id: "rimal-showroom-al-wakrah",
    name: ["Rimal Showroom Al Wakrah", "صالة عرض رمال، الوكرة"],
    city: ["Al Wakrah", "الوكرة"],
    street: ["Al Wakrah Main Street", "شارع الوكرة العام"],
    phone: "+97455001203",
    at: [25.1742, 51.5979],
    weekdays: week(hours("09:00-13:00", "16:00-21:00"), closed, hours("09:00-13:00", "16:00-21:00")),
    ramadan,
    ramadanFridays: ramadanNight,
    drivesToday: false,
    brand: "rimal",
  },
  {
    id: "lulwa-showroom-west-bay",
    name: ["Lulwa House West Bay", "دار لؤلؤة، الخليج الغربي"],
    city: doha,
    street: ["Omar Al Mukhtar Street, West Bay", "شارع عمر المختار، الخليج الغربي"],
    phone: "+97455001301",
    at: [25.3258, 51.5281],
    weekdays: week(twoShifts, hours("16:00-22:00"), twoShifts),
    ramadan: lulwaRamadan,
    drivesToday: true,
    brand: "lulwa",
  },
];

const day = 24 * 60;
const twoHours = 2 * 60;

/** The demo's showrooms with the hours that content says of them. */
export function demoShowrooms(now: Date): ImportedCenter[] {
  return showrooms.map((showroom, index) => ({
    center: {
      id: showroom.id,
      kind: "showroom",
      external_id: `QA-SHO-${String(index + 1).padStart(2, "0")}`,
      aem_id: showroom.id,
      brands: [showroom.brand],
      name_en: showroom.name[0],
      name_ar: showroom.name[1],
      city_en: showroom.city[0],
      city_ar: showroom.city[1],
      street_en: showroom.street[0],
      street_ar: showroom.street[1],
      phone: showroom.phone,
      latitude: showroom.at[0],
      longitude: showroom.at[1],
      time_zone: "Asia/Qatar",
      confirms_at_once: showroom.drivesToday,
      lead_minutes: showroom.drivesToday ? twoHours : day,
      change_minutes: showroom.drivesToday ? twoHours : day,
      position: 101 + index,
    },
    weekdays: showroom.weekdays,
    bays: { periodic: 0, repair: 0 },
    overrides: specialDays(now, { usual: showroom.ramadan, fridays: showroom.ramadanFridays }),
  }));
}
