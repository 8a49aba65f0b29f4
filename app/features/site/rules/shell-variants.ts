/** How the header stands on a page: filled, transparent over the first picture, or not at all. */
export type HeaderVariant = "filled" | "transparent" | "hidden";

/** Paths whose header is always filled (specification, section 2, "Shared header"; prefixes as in decisions 2.1). */
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
const hiddenPaths = ["/service-confirmation"];
/** The page after the form of an offer, the fleet's included; `service` is no offer (decisions 2.1). */
const thankYou = /^\/offers\/(?!service\/)[^/]+\/thank-you\/?$/;

/** A page that is not listed has a transparent header only if it opens with a picture: no white text on white. */
export function headerVariantOf(path: string, opensWithPicture: boolean): HeaderVariant {
  if (thankYou.test(path) || hiddenPaths.some((prefix) => isBelow(path, prefix))) return "hidden";
  if (filledPaths.some((prefix) => isBelow(path, prefix))) return "filled";
  return opensWithPicture ? "transparent" : "filled";
}

/** Where the path says `service` only one line of legal links and help remains (decisions 2.1). */
export function footerVariantOf(path: string): "full" | "line" {
  return path.toLowerCase().includes("service") ? "line" : "full";
}

/** On the page of the locations its block is the page itself, and the main pages are left out (section 2, "Footer"). */
export function footerHasMainPages(path: string): boolean {
  return !isBelow(path, "/find-us");
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path === `${prefix}-confirmation`;
}
