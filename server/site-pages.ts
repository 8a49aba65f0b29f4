import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = Readonly<
  Record<string, { id: string; path?: string; index?: boolean; parentId?: string } | undefined>
>;

/** Tells which paths the built site has a page for. The route that takes every unknown path is none. */
export function pagesOf(routes: Routes | ServerBuild["routes"]): (path: string) => boolean {
  const tree = branchesOf(undefined, Object.values(routes));
  return (path) => {
    const last = matchRoutes(tree, path)?.at(-1);
    return last !== undefined && last.params["*"] === undefined;
  };
}

function branchesOf(parentId: string | undefined, routes: readonly Routes[string][]): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: branchesOf(id, routes) }];
  });
}
