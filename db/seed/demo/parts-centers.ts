import type { importCenter } from "#app/features/orders/orders.server.ts";

type PartsCenter = Parameters<typeof importCenter>[0];
type Hours = PartsCenter["weekdays"][number];

const hours = (...spans: string[]): Hours =>
  spans.map((span) => {
    const [opens = "", closes = ""] = span.split("-");
    return { opens, closes };
  });
/** Sunday to Thursday, Friday, Saturday. */
const week = (workday: Hours, friday: Hours, saturday: Hours) => [
  ...Array<Hours>(5).fill(workday),
  friday,
  saturday,
];
const closed: Hours = [];
const [wholeDay, shifts, shortShifts] = [
  hours("07:00-20:00"),
  hours("08:00-12:00", "16:00-21:00"),
  hours("08:00-12:00", "16:00-20:00"),
];
const shared = { country: "QA", time_zone: "Asia/Qatar", mail: "parts@rimal.example" };

/** The demo's parts counters, with the service centers that each supplies; their ids are those of the content's locations. */
export const partsCenters: readonly PartsCenter[] = [
  {
    ...shared,
    id: "rimal-parts-industrial-area",
    name_en: "Rimal Parts Industrial Area",
    name_ar: "قطع غيار رمال، المنطقة الصناعية",
    address_en: "Street 10, Industrial Area, Doha",
    address_ar: "شارع 10، المنطقة الصناعية، الدوحة",
    city_en: "Doha",
    city_ar: "الدوحة",
    phone: "+97455001231",
    latitude: 25.1985,
    longitude: 51.4291,
    weekdays: week(wholeDay, closed, wholeDay),
    supplies: ["industrial-area", "al-wakrah", "al-rayyan"],
    position: 1,
  },
  {
    ...shared,
    id: "rimal-parts-salwa-road",
    name_en: "Rimal Parts Salwa Road",
    name_ar: "قطع غيار رمال، طريق سلوى",
    address_en: "Salwa Road, Abu Hamour, Doha",
    address_ar: "طريق سلوى، أبو هامور، الدوحة",
    city_en: "Doha",
    city_ar: "الدوحة",
    phone: "+97455001232",
    latitude: 25.2489,
    longitude: 51.4666,
    weekdays: week(shifts, closed, shifts),
    supplies: ["salwa-road", "al-sadd", "west-bay"],
    position: 2,
  },
  {
    ...shared,
    id: "rimal-parts-al-khor",
    name_en: "Rimal Parts Al Khor",
    name_ar: "قطع غيار رمال، الخور",
    address_en: "Al Matar Street, Al Khor",
    address_ar: "شارع المطار، الخور",
    city_en: "Al Khor",
    city_ar: "الخور",
    phone: "+97455001233",
    latitude: 25.6809,
    longitude: 51.4965,
    weekdays: week(shortShifts, closed, hours("08:00-12:00")),
    supplies: ["al-khor", "lusail"],
    position: 3,
  },
];
