/**
 * The one list of guarded pages (product/pages.md#guarded-pages). Each entry stands for itself and for
 * everything below it, on segment boundaries; `/auto-parts` is the public landing and not in it.
 */
export const guardedRoutes = [
  "/book-a-service",
  "/dashboard",
  "/appointment",
  "/details",
  "/documents",
  "/online-parts",
  "/part-number",
  "/part-details",
  "/parts-list",
  "/parts-categories",
  "/cart",
  "/order-confirmation",
] as const;

/** Whether only a signed-in customer may open this path. Case and doubled slashes do not matter, as in the router. */
export function isGuarded(path: string, routes: readonly string[] = guardedRoutes): boolean {
  const normal = `${decoded(path)}/`.replace(/\/+/g, "/").toLowerCase();
  return routes.some((route) => normal.startsWith(`${route}/`));
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
