import { describe, expect, test } from "vitest";
import { guardedRoutes, isGuarded } from "./guarded-routes.ts";

describe("guarded", () => {
  test.each([
    ...guardedRoutes,
    "/dashboard/",
    "/Dashboard",
    "//cart",
    "/%63art",
    "/cart/x",
    "/appointment/01976f00",
    "/details/1",
    "/documents/insurance",
    "/part-number/04465-0K240",
  ])("%s", (path) => expect(isGuarded(path)).toBe(true));
});

describe("public", () => {
  test.each([
    "/",
    "",
    "/cartoon",
    "/auto-parts",
    "/details-of-offers",
    "/parts",
    "/offers/dashboard",
    "/service-confirmation",
    "/test-drive",
    "/%",
  ])("%s", (path) => expect(isGuarded(path)).toBe(false));
});
