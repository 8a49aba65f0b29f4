import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { builtSite, developedSite, type RenderedSite } from "./pages/site.ts";
import { fileHeaders } from "./security-headers.ts";
import { StaticFiles } from "./static-files.ts";

interface SiteAndFiles {
  readonly site: RenderedSite;
  readonly files: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  close(): Promise<void>;
}

/** The site and its files: built, or by way of Vite while developing. */
export async function siteAndFiles(root: string, developing: boolean, server: Server): Promise<SiteAndFiles> {
  if (developing) return fromSources(root, server);
  const folder = join(root, "build");
  const files = await StaticFiles.below(join(folder, "client"), fileHeaders());
  return {
    site: await builtSite(folder),
    files: (...pair) => files.answer(...pair),
    close: async () => undefined,
  };
}

async function fromSources(root: string, server: Server): Promise<SiteAndFiles> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    // The other loader writes a copy of the configuration, which a watching Node takes for a change.
    configLoader: "native",
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    site: developedSite(
      () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>,
    ),
    files: (request, response) =>
      new Promise((resolve, reject) => {
        response.once("finish", () => resolve(true));
        vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)));
      }),
    close: () => vite.close(),
  };
}
