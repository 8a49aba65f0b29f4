import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { announcePages } from "#app/platform/page/open-pages.server.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { pagesOf, respelledPaths } from "./site-pages.ts";

/** Renders a page of the site for a request. Which pages there are it knows by itself. */
export type RenderSite = (request: Request, site: Omit<Site, "isPage">) => Promise<Response>;

interface SiteEntry {
  provideSite(site: Site): RouterContextProvider;
}

/** The site as `npm run build` left it. */
export async function builtSite(folder: string): Promise<RenderSite> {
  const build = (await import(pathToFileURL(join(folder, "server/index.js")).href)) as ServerBuild;
  return rendererOf(build, "production");
}

/** The site from its sources, by way of Vite: each request sees the newest ones. */
export function developedSite(loadBuild: () => Promise<ServerBuild>): RenderSite {
  return async (request, site) => rendererOf(await loadBuild(), "development")(request, site);
}

function rendererOf(build: ServerBuild, mode: "production" | "development"): RenderSite {
  const handle = createRequestHandler(build, mode);
  const { provideSite } = build.entry.module as unknown as SiteEntry;
  const isPage = pagesOf(build.routes);
  const respelled = respelledPaths(build.routes);
  announcePages(isPage);
  return async (request, site) => {
    const { pathname, search } = new URL(request.url);
    // One page, one address: of several spellings search engines and caches would make several pages.
    const address = respelled(pathname);
    if (address !== undefined)
      return new Response(null, { status: 301, headers: { Location: address + search } });
    return handle(request, provideSite({ ...site, isPage }));
  };
}
