/**
 * Values as they stand in addresses, calls and tables. Their words in both languages: `words.ts`. Each list ends with `other`:
 * what a feed says in words that nobody here knows, or does not say.
 */
export const bodyTypes = [
  "hatchback",
  "sedan",
  "wagon",
  "suv",
  "mpv",
  "pickup",
  "van",
  "coupe",
  "convertible",
  "other",
] as const;
export const fuelTypes = [
  "petrol",
  "diesel",
  "hybrid",
  "plug-in-hybrid",
  "electric",
  "cng-lpg",
  "other",
] as const;
export const transmissions = ["automatic", "manual", "other"] as const;
/** `2wd` says that one axle is driven and not which. */
export const driveTypes = ["fwd", "rwd", "2wd", "awd", "4wd", "other"] as const;
/** Families of paints: what a buyer searches for; the paint's own name stands beside it. */
export const colors = [
  "white",
  "silver",
  "gray",
  "black",
  "red",
  "blue",
  "green",
  "beige",
  "brown",
  "gold",
  "orange",
  "yellow",
  "purple",
  "other",
] as const;
/** What cars are fitted with, as far as it can be compared and looked for; in the order in which it is shown. */
export const features = [
  "leather",
  "ventilated-seats",
  "heated-seats",
  "power-seats",
  "sunroof",
  "climate-control",
  "rear-air-vents",
  "keyless",
  "remote-start",
  "powered-tailgate",
  "touchscreen",
  "navigation",
  "phone-link",
  "wireless-charging",
  "head-up-display",
  "digital-instruments",
  "loudspeakers",
  "rear-camera",
  "surround-cameras",
  "parking-sensors",
  "airbags",
  "emergency-braking",
  "lane-keeping",
  "blind-spot-alert",
  "cruise-control",
  "adaptive-cruise",
  "led-headlamps",
  "alloy-wheels",
  "low-range",
  "differential-lock",
  "hill-descent",
  "towing",
  "roof-rails",
  "full-size-spare",
] as const;
/** Reserved cars stay visible and cannot be had; sold ones answer 410; out of stock ones are not listed. */
export const stockStatuses = ["in-stock", "reserved", "sold", "out-of-stock"] as const;
export const sortOrders = ["newest", "price-up", "price-down", "mileage", "year"] as const;
export const ratings = ["very-good", "good", "fair", "high", "very-high"] as const;

export type BodyType = (typeof bodyTypes)[number];
export type FuelType = (typeof fuelTypes)[number];
export type Transmission = (typeof transmissions)[number];
export type DriveType = (typeof driveTypes)[number];
export type ColorFamily = (typeof colors)[number];
export type Feature = (typeof features)[number];
export type StockStatus = (typeof stockStatuses)[number];
export type SortOrder = (typeof sortOrders)[number];
export type Rating = (typeof ratings)[number];

/** Cars of one page of the listing. */
export const pageSize = 24;
/** Cars that a sitemap names: it holds 50,000 addresses at most (sitemaps.org), and each page in both languages. */
export const maxNumbers = 20_000;
