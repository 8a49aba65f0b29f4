import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { accountsSite } from "#app/features/account/site/accounts-site.server.ts";
import { visitPages } from "#app/features/booking/visit/visit-pages.server.ts";
import { paperPages } from "#app/features/documents/signed-pages/paper-pages.server.ts";
import { linkRequestPages } from "#app/features/garage/signed-pages/link-pages.server.ts";
import { drivePages } from "#app/features/test-drive/signed-pages/drive-pages.server.ts";
import { showroomPages } from "#app/features/test-drive/signed-pages/showroom-pages.server.ts";
import { extraWorkPages } from "#app/features/workshop/signed-pages/extra-work-pages.server.ts";
import routes from "../../../app/routes.ts";
import { notSwept, sweptGroups } from "../../e2e/sweep/pages.ts";

const swept = new Set(
  Object.values(sweptGroups).flatMap((groups) =>
    groups.flatMap(({ pages }) => pages.map(({ route }) => route)),
  ),
);
const missing = (patterns: readonly string[]) =>
  patterns.filter((pattern) => !swept.has(pattern) && !Object.hasOwn(notSwept, pattern));

describe("the sweep looks at every page", () => {
  test("of the site", () => {
    const [layout] = routes as RouteConfigEntry[];
    const patterns = layout?.children?.map(({ path = "" }) => `/${path}`) ?? [];
    expect(patterns.length).toBeGreaterThan(50);
    expect(missing(patterns)).toEqual([]);
  });

  test.each([
    ["/accounts", accountsSite],
    ["/visit", visitPages],
    ["/extra-work", extraWorkPages],
    ["/drive", drivePages],
    ["/showroom", showroomPages],
    ["/link-request", linkRequestPages],
    ["/paper", paperPages],
  ] as const)("below %s", (base, app) => {
    const gets = app.routes.filter(({ method }) => method === "GET");
    const patterns = new Set(gets.map(({ path }) => `${base}${path === "/" ? "" : path}`));
    expect(patterns.size).toBeGreaterThan(0);
    expect(missing([...patterns])).toEqual([]);
  });

  test("of the office", () => {
    const router = join(import.meta.dirname, "../../../app/features/office/browser/router.tsx");
    const files = [...readFileSync(router, "utf8").matchAll(/path: "([^"]+)"/g)];
    const paths = files.map(([, path = ""]) => (path.startsWith(":") ? `leads/${path}` : path));
    expect(paths.length).toBeGreaterThan(15);
    expect(missing(paths.filter((path) => path !== "/").map((path) => `/office/${path}`))).toEqual([]);
  });

  test("and names no page that is not there any more", () => {
    const [layout] = routes as RouteConfigEntry[];
    const site = new Set(layout?.children?.map(({ path = "" }) => `/${path}`));
    const ofSite = [...sweptGroups.visitor, ...sweptGroups.customer].flatMap(({ pages }) => pages);
    expect(ofSite.map(({ route }) => route).filter((route) => !site.has(route))).toEqual([]);
  });
});
