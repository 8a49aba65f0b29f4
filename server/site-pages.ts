import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = Readonly<
  Record<string, { id: string; path?: string; index?: boolean; parentId?: string } | undefined>
>;

/** Tells which paths the built site has a page for. The route that takes every unknown path is none. */
export function pagesOf(routes: Routes | ServerBuild["routes"]): (path: string) => boolean {
  const tree = branchesOf(undefined, Object.values(routes));
  return (path) => pageAt(tree, path) !== undefined;
}

/**
 * The one spelling of a page's path where it was written in other letters or with a slash at its end, as
 * `/Special-Offers/`; undefined where the path is written as it should be, or has no page. Parameters keep their letters.
 */
export function respelledPaths(routes: Routes | ServerBuild["routes"]): (path: string) => string | undefined {
  const tree = branchesOf(undefined, Object.values(routes));
  return (path) => {
    const page = pageAt(tree, path);
    if (page === undefined) return undefined;
    const pattern = page.map(({ route }) => route.path ?? "").filter((part) => part !== "");
    const spelled = generatePath(`/${pattern.join("/")}`, page.at(-1)?.params);
    const differsInSpelling = spelled.toLowerCase() === path.toLowerCase().replace(/(?<=.)\/+$/, "");
    return differsInSpelling && spelled !== path ? spelled : undefined;
  };
}

function pageAt(tree: RouteObject[], path: string) {
  const branch = matchRoutes(tree, path);
  return branch?.at(-1)?.params["*"] === undefined ? (branch ?? undefined) : undefined;
}

function branchesOf(parentId: string | undefined, routes: readonly Routes[string][]): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: branchesOf(id, routes) }];
  });
}
