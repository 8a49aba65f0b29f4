import { LRUCache } from "lru-cache";
import { createStaticHandler, generatePath, type RouteObject, type ServerBuild } from "react-router";
import { withoutEnding } from "#app/lib/text/trim-to.ts";
import type { RouteHandle } from "#app/platform/page/route-handle.ts";

interface BuiltRoute {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly parentId?: string;
  readonly module?: object;
}
type Routes = Readonly<Record<string, BuiltRoute | undefined>> | ServerBuild["routes"];

/** What the site's routes say of the page at a path. */
export interface PageFacts {
  /** The path in its one spelling: letters as the route has them, no slash at its end. Parameters keep their letters. */
  readonly path: string;
  readonly handle: RouteHandle;
  /** The query parameters that change the page; undefined where its route does not say, so that any may. */
  readonly params: readonly string[] | undefined;
  /** It takes a form by POST: its route has an `action`. */
  readonly takesForms: boolean;
  /** Unknown paths below it belong to it: it is a page, and its address has no parameter (product/pages.md#matching). */
  readonly takesPathsBelow: boolean;
}

/** The facts of the page at a path; undefined where there is none. The route that takes every unknown path is none. */
export type FactsOf = (path: string) => PageFacts | undefined;

const none = Symbol("no page");
const longestCachedPath = 200;

/** Matching reads every route's pattern anew, so the facts of the paths that come most are cached. */
export function sitePages(routes: Routes): FactsOf {
  const built = new Map(Object.values(routes).flatMap((route) => (route ? [[route.id, route]] : [])));
  const { match } = matcherOf([...built.values()]);
  const cached = new LRUCache<string, PageFacts | typeof none>({ max: 5_000 });
  const find: FactsOf = (path) => {
    const branch = match(path);
    const last = branch?.at(-1);
    if (!branch || !last || last.params["*"] !== undefined) return undefined;
    const pattern = branch.map(({ route }) => route.path ?? "").filter((part) => part !== "");
    const spelled = generatePath(`/${pattern.join("/")}`, last.params);
    const isSame = spelled.toLowerCase() === (withoutEnding(path.toLowerCase(), "/") || "/");
    const handles = branch.map(({ route }) => handleOf(built.get(route.id ?? "")));
    return {
      path: isSame ? spelled : path,
      handle: handles.at(-1) ?? {},
      // Those of the layouts around it count too, but the page itself has to name its own.
      params: handles.at(-1)?.cacheParams && handles.flatMap(({ cacheParams = [] }) => cacheParams),
      takesPathsBelow:
        Object.keys(last.params).length === 0 &&
        (built.get(last.route.id ?? "")?.module as { default?: unknown })?.default !== undefined,
      takesForms: (built.get(last.route.id ?? "")?.module as { action?: unknown })?.action !== undefined,
    };
  };
  return (path) => {
    if (path.length > longestCachedPath) return find(path);
    const facts = cached.get(path) ?? find(path) ?? none;
    cached.set(path, facts);
    return facts === none ? undefined : facts;
  };
}

/** The page that an unknown path belongs to, the nearest one above it; undefined where that has a parameter, or there is none. */
export function pageAbove(path: string, factsOf: FactsOf): string | undefined {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
    const facts = factsOf(path.slice(0, end));
    if (facts !== undefined) return facts.takesPathsBelow ? facts.path : undefined;
  }
  return undefined;
}

/** What analytics calls links, by the pattern of the page that they lead to: those that have a name of their own. */
export function linkNamesOf(routes: Routes): Readonly<Record<string, string>> {
  const named = Object.values(routes).flatMap((route) => {
    const { linkName } = handleOf(route);
    return route && linkName ? [[`/${route.path ?? ""}`, linkName] as const] : [];
  });
  return Object.fromEntries(named);
}

function handleOf(route: BuiltRoute | undefined): RouteHandle {
  return (route?.module as { handle?: RouteHandle } | undefined)?.handle ?? {};
}

function matcherOf(routes: readonly BuiltRoute[]) {
  const handler = createStaticHandler(branchesOf(undefined, routes));
  return { match: (path: string) => handler.match(path) };
}

function branchesOf(parentId: string | undefined, routes: readonly BuiltRoute[]): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: branchesOf(id, routes) }];
  });
}
