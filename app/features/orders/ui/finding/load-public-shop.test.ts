import type { ActionFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import type { Site } from "#app/platform/page/site-context.ts";
import { answerSearch } from "./answer-search.ts";
import { loadPublicShop } from "./load-public-shop.ts";

const vin = "RMLHJR4K7R1004821";

/** A site whose API knows one car, and whose content source is away. */
function siteOf(answer: Response) {
  const requested: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), "https://rimal.example");
    requested.push(pathname);
    return pathname.endsWith("/parts/vehicle") ? answer.clone() : new Response(null, { status: 503 });
  };
  return { site: { fetch, language: "ar", brand: "rimal" } as unknown as Site, requested };
}

const locationOf = async (site: Site, q: string) => {
  const thrown = await loadPublicShop(site, new URLSearchParams({ q, car: "REM.2022" })).catch(
    (one: unknown) => one,
  );
  const { status, headers } = thrown as Response;
  return [status, headers.get("location")];
};

it("a VIN in an address chooses the car and leaves the address", async () => {
  const { site } = siteOf(Response.json({ data: { key: "HJR.2024.core.AWD.4821", doubts: [] } }));
  expect(await locationOf(site, vin)).toEqual([302, "/auto-parts?car=HJR.2024.core.AWD.4821&lang=ar"]);
});

it.each([
  ["of no car", vin, Response.json({ code: "vin-unknown" }, { status: 404 }), "unknown"],
  ["that is not looked up", vin, Response.json({ code: "internal" }, { status: 500 }), "unread"],
  ["that was mistyped", vin.slice(1), Response.json({}), "16"],
])("a VIN %s leaves the address too, which says why", async (_, typed, answer, said) => {
  const { site, requested } = siteOf(answer);
  expect(await locationOf(site, typed)).toEqual([
    302,
    `/auto-parts?vin=${said}&car=REM.2022&lang=ar#parts-search`,
  ]);
  expect(requested).not.toContain("/api/v3/parts/list");
});

describe("a search that a form without scripts sent", () => {
  const send = async (path: string, fields: Record<string, string>, answer = Response.json({})) => {
    const { site } = siteOf(answer);
    const request = new Request(`https://rimal.example${path}?lang=ar`, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    const context = { get: () => site };
    const { status, headers } = await answerSearch({ request, context } as unknown as ActionFunctionArgs);
    return [status, headers.get("location")];
  };
  const known = Response.json({ data: { key: "HJR.2024", doubts: [] } });
  const unknown = Response.json({ code: "vin-unknown" }, { status: 404 });

  it.each([
    ["/auto-parts", { q: " oil ", car: "REM.2022" }, known, "/auto-parts?q=oil&car=REM.2022&lang=ar"],
    ["/auto-parts", { q: "", car: "no car" }, known, "/auto-parts?lang=ar"],
    ["/auto-parts", { q: vin, car: "REM.2022" }, known, "/auto-parts?car=HJR.2024&lang=ar"],
    ["/auto-parts", { q: vin }, unknown, "/auto-parts?vin=unknown&lang=ar#parts-search"],
    ["/auto-parts", { q: `VIN: ${vin} oil` }, known, "/auto-parts?q=oil&car=HJR.2024&lang=ar"],
    ["/auto-parts", { q: `${vin} oil` }, unknown, "/auto-parts?q=oil&vin=unknown&lang=ar#parts-search"],
    ["/parts-list", { q: `${vin} oil` }, known, "/parts-list?q=oil&car=HJR.2024&lang=ar"],
    ["/parts-list", { q: `رقم الشاصي ${vin}` }, known, "/parts-categories?car=HJR.2024&lang=ar"],
    ["/parts-list", { q: "oil" }, known, "/parts-list?q=oil&lang=ar"],
    ["/parts-list", { q: vin }, known, "/parts-categories?car=HJR.2024&lang=ar"],
    ["/parts-list", { q: vin }, unknown, "/online-parts?vin=unknown&lang=ar"],
  ])("to %s with %j is led on", async (path, fields, answer, location) => {
    expect(await send(path, fields, answer)).toEqual([303, location]);
  });
});

it("words are no VIN: no car is looked for", async () => {
  const { site, requested } = siteOf(Response.json({}));
  await loadPublicShop(site, new URLSearchParams({ q: "brake pads" })).catch(() => undefined);
  expect(requested).not.toContain("/api/v3/parts/vehicle");
  expect(requested).toContain("/api/v3/parts/sub-categories");
});
