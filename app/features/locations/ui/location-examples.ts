import type { ListedLocation, TypeLabel } from "./listed-location.ts";

const place = (id: string, changes: Partial<ListedLocation> = {}): ListedLocation => ({
  ...{ id, locationType: "showroom", defaultLocation: false, phoneNumber: "55001201" },
  ...{ email: `${id}@example.qa`, latitude: 25.42, longitude: 51.5, title: `Showroom ${id}` },
  ...{ address: "Street 1", wayThere: "Behind the bank", directionsLabel: "Directions", _lang: "en" },
  ...{ shiftOne: "Sunday to Thursday 8:00 to 20:00", specialTimingShiftOne: "Every night 20:00 to 1:00" },
  ...changes,
});
/** Two showrooms and a workshop, for tests. */
export const locations: readonly ListedLocation[] = [
  place("doha", { latitude: 25.28 }),
  place("lusail", { defaultLocation: true, whatsappNumber: "55001202" }),
  place("workshop", { locationType: "service", title: "Workshop" }),
];
export const typeLabels: readonly TypeLabel[] = [
  { id: "showroom", label: "Showrooms" },
  { id: "service", label: "Service" },
  { id: "parts", label: "Parts" },
];
