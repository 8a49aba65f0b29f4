import { LRUCache } from "lru-cache";
import { createStaticHandler, generatePath, type RouteObject, type ServerBuild } from "react-router";

/** A route of the built site; `cacheParams` of its `handle` names the query parameters that change its HTML. */
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
  /** The query parameters that change the page; undefined where its route does not say, so that any may. */
  readonly params: readonly string[] | undefined;
  /** It takes a form by POST: its route has an `action`. */
  readonly takesForms: boolean;
}

/** Tells of a path what page the site has there; undefined where none. The route that takes every unknown path is none. */
export type FactsOf = (path: string) => PageFacts | undefined;

const none = Symbol("no page");
const longestRemembered = 200;

/** Matching reads every route's pattern anew, so that what was found is remembered for the paths that come most. */
export function sitePages(routes: Routes): FactsOf {
  const built = new Map(Object.values(routes).flatMap((route) => (route ? [[route.id, route]] : [])));
  const { match } = matcherOf([...built.values()]);
  const found = new LRUCache<string, PageFacts | typeof none>({ max: 5_000 });
  const find: FactsOf = (path) => {
    const branch = match(path);
    const last = branch?.at(-1);
    if (!branch || !last || last.params["*"] !== undefined) return undefined;
    const pattern = branch.map(({ route }) => route.path ?? "").filter((part) => part !== "");
    const spelled = generatePath(`/${pattern.join("/")}`, last.params);
    const isSame = spelled.toLowerCase() === path.toLowerCase().replace(/(?<=.)\/+$/, "");
    return {
      path: isSame ? spelled : path,
      params: paramsOf(branch.map(({ route }) => built.get(route.id ?? ""))),
      takesForms: (built.get(last.route.id ?? "")?.module as { action?: unknown })?.action !== undefined,
    };
  };
  return (path) => {
    if (path.length > longestRemembered) return find(path);
    const known = found.get(path) ?? find(path) ?? none;
    found.set(path, known);
    return known === none ? undefined : known;
  };
}

/** The parameters of a page and of the layouts around it; the page itself has to name its own. */
function paramsOf(branch: readonly (BuiltRoute | undefined)[]): readonly string[] | undefined {
  const named = branch.map((route) => cacheParamsOf(route?.module));
  return named.at(-1) === undefined ? undefined : named.flatMap((names) => names ?? []);
}

function cacheParamsOf(module: object | undefined): readonly string[] | undefined {
  return (module as { handle?: { cacheParams?: readonly string[] } } | undefined)?.handle?.cacheParams;
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
