/**
 * How the header stands on a page: filled, transparent over the first picture, or not at all: pages that bring a shell of
 * their own have none, and where something was just finished it is hidden.
 */
export type HeaderVariant = "filled" | "transparent" | "none" | "hidden";

/** Paths whose header is always filled (product/behavior.md#header). */
const filledPaths = [
  "/test-drive",
  "/news",
  "/offers/service",
  "/error",
  "/dashboard",
  "/appointment",
  "/documents",
  "/details",
  "/book-a-service",
  "/pre-owned/search",
  "/listing",
  "/part-number",
  "/part-details",
  "/cart",
  "/parts-categories",
  "/parts-list",
  "/order-confirmation",
];
const pathsWithout = ["/lexus-service", "/service/models"];
const hiddenPaths = ["/service-confirmation"];
/** The page after the form of an offer, the fleet's included; `service` is no offer. */
const thankYouPath = /^\/offers\/(?!service\/)[^/]+\/thank-you$/;

/** A page that is not listed has a transparent header only if it opens with a picture: no white text on white. */
export function headerVariantOf(path: string, opensWithPicture: boolean): HeaderVariant {
  const normal = normalized(path);
  if (isBelowOne(normal, pathsWithout)) return "none";
  if (isBelowOne(normal, hiddenPaths) || thankYouPath.test(normal)) return "hidden";
  if (isBelowOne(normal, filledPaths)) return "filled";
  return opensWithPicture ? "transparent" : "filled";
}

/** Where the path says `service` only one line of legal links and help remains (product/behavior.md#footer). */
export function footerVariantOf(path: string): "full" | "line" {
  return path.toLowerCase().includes("service") ? "line" : "full";
}

/**
 * On the page of the locations its block is the page itself, and the main pages are left out
 * (product/behavior.md#footer).
 */
export function footerHasMainPages(path: string): boolean {
  return !isBelow(normalized(path), "/find-us");
}

/**
 * T13 is where to find us, but on the page of a vehicle its colors (product/pages.md#overview-sections): no id stands
 * twice.
 */
export function locationsPlace(path: string): string | undefined {
  return overviewOf(path) === "vehicle" ? undefined : "T13";
}

/**
 * The overview dropdown stands on the home page and on pages of a vehicle only
 * (product/behavior.md#overview-dropdown).
 */
export function overviewOf(path: string): "home" | "vehicle" | undefined {
  const normal = normalized(path);
  if (normal === "/") return "home";
  return isBelow(normal, "/vehicle") ? "vehicle" : undefined;
}

function isBelowOne(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => isBelow(path, prefix));
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path === `${prefix}-confirmation`;
}

/** Case and doubled or closing slashes do not matter, as in the router. */
function normalized(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
}
