import { expect, it } from "vitest";
import type { Site } from "#app/platform/page/site-context.ts";
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

it("a VIN that a form without scripts sent chooses the car and leaves the address", async () => {
  const { site } = siteOf(Response.json({ data: { key: "HJR.2024.core.AWD.4821", doubts: [] } }));
  const thrown = await loadPublicShop(site, new URLSearchParams({ q: vin })).catch((one: unknown) => one);
  const { status, headers } = thrown as Response;
  expect([status, headers.get("location")]).toEqual([302, "/auto-parts?car=HJR.2024.core.AWD.4821&lang=ar"]);
});

it("a VIN of no car leads nowhere else", async () => {
  const { site, requested } = siteOf(Response.json({ code: "vin-unknown" }, { status: 404 }));
  await expect(loadPublicShop(site, new URLSearchParams({ q: vin }))).rejects.toMatchObject({
    init: { status: 503 },
  });
  expect(requested).toContain("/api/v3/parts/list");
});

it("words are no VIN: no car is looked for", async () => {
  const { site, requested } = siteOf(Response.json({}));
  await loadPublicShop(site, new URLSearchParams({ q: "brake pads" })).catch(() => undefined);
  expect(requested).not.toContain("/api/v3/parts/vehicle");
  expect(requested).toContain("/api/v3/parts/sub-categories");
});
