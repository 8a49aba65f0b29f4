import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { announcePages } from "#app/platform/page/open-pages.server.ts";
import type { Site } from "#app/platform/page/site-context.ts";
import { type FactsOf, linkNamesOf, pageAbove, sitePages } from "./site-pages.ts";

type FromRoutes = "isPage" | "pageAbove" | "isMaintained" | "linkNames";

/** The site that this process renders. What its routes say it knows by itself. */
export interface RenderedSite {
  render(request: Request, site: Omit<Site, FromRoutes>): Promise<Response>;
  /** What its routes say of the page at a path. */
  readonly factsOf: FactsOf;
}

interface SiteEntry {
  provideSite(site: Site): RouterContextProvider;
}

/** The site as `npm run build` left it. */
export async function builtSite(folder: string): Promise<RenderedSite> {
  const build = (await import(pathToFileURL(join(folder, "server/index.js")).href)) as ServerBuild;
  return rendererOf(build, "production");
}

/** The site from its sources, by way of Vite: each request sees the newest ones. */
export function developedSite(loadBuild: () => Promise<ServerBuild>): RenderedSite {
  let latest: RenderedSite | undefined;
  return {
    factsOf: (path) => latest?.factsOf(path),
    async render(request, site) {
      latest = rendererOf(await loadBuild(), "development");
      return latest.render(request, site);
    },
  };
}

function rendererOf(build: ServerBuild, mode: "production" | "development"): RenderedSite {
  const handle = createRequestHandler(build, mode);
  const { provideSite } = build.entry.module as unknown as SiteEntry;
  const factsOf = sitePages(build.routes);
  const isPage = (path: string) => factsOf(path) !== undefined;
  announcePages(isPage);
  const fromRoutes: Pick<Site, FromRoutes> = {
    isPage,
    pageAbove: (path) => pageAbove(path, factsOf),
    isMaintained: (path) => factsOf(path)?.handle.maintained === true,
    linkNames: linkNamesOf(build.routes),
  };
  return { factsOf, render: (request, site) => handle(request, provideSite({ ...site, ...fromRoutes })) };
}
