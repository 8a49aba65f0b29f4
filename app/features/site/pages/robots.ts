import type { RouteHandle } from "#app/platform/page/route-handle.ts";
import { siteContext } from "#app/platform/page/site-context.ts";
import type { Route } from "./+types/robots.ts";

/** `/robots.txt`: everything public may be read; the systems behind it, and what belongs to one visitor, need not. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /accounts/",
    "Disallow: /graphql/",
    "Allow: /",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export const handle: RouteHandle = { cacheParams: [] };
