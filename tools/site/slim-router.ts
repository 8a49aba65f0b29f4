import type { Plugin } from "vite";

const folder = "/react-router/dist/production/lib/";

/**
 * Parts of React Router that this site's browser never runs, and what stands in their place: routes are known up front
 * (`routeDiscovery` is `initial` in react-router.config.ts), nobody hands `instrumentations` to the router, and the root has
 * an error page of its own and nothing to wait for. What catches errors outside every page only says that there was one.
 */
const unused: Readonly<Record<string, string>> = {
  "dom/ssr/fog-of-war.js": `
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = (manifest) => manifest;
    export const getManifestPath = (path) => path;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => false;`,
  "dom/ssr/fallback.js": "export const RemixRootDefaultHydrateFallback = () => null;",
  "dom/ssr/errorBoundaries.js": `
    import { Component, createElement } from "react";
    export class RemixErrorBoundary extends Component {
      state = {};
      static getDerivedStateFromError = (error) => ({ error });
      render() {
        if (!this.state.error) return this.props.children;
        return createElement("html", null, createElement("body", null, "An error occurred"));
      }
    }
    export const RemixRootDefaultErrorBoundary = () => null;
    export const BoundaryShell = ({ children }) => children;`,
  "router/instrumentation.js": `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentationResultMetaContext = undefined;`,
};

/** Leaves those parts out of the browser's scripts: 2.5 KB of brotli on every page. Fails the build if they moved. */
export function slimRouter(): Plugin {
  const left = new Set(Object.keys(unused));
  return {
    name: "slim-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const [, part = ""] = id.split("?", 1)[0]?.replaceAll("\\", "/").split(folder) ?? [];
      if (!Object.hasOwn(unused, part)) return null;
      left.delete(part);
      return { code: unused[part] ?? "", moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0)
        this.error(`React Router has no ${[...left].join(", ")} any more; see tools/site/slim-router.ts`);
    },
  };
}
