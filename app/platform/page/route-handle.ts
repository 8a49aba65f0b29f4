import { useMatches } from "react-router";

export type Tone = "light" | "dark";

/**
 * What a page says about itself, as `export const handle: RouteHandle = { ... }` in its route module (decision 065). The
 * server reads it from the built routes, the shell from the matched one. What is left out has the default named here.
 */
export interface RouteHandle<Loaded = never> {
  /**
   * Query parameters that change its HTML; all others are no part of the page cache's key and of the request. A page that
   * does not say gets the whole query and is cached without one only.
   */
  readonly cacheParams?: readonly string[];
  /** Requires a session first (product/pages.md#guarded-pages). By default everybody may see the page. */
  readonly guarded?: true;
  /** Of a page that is not guarded: its scripts alone can finish it, and where they do not come it says so. */
  readonly needsScripts?: true;
  /** Of a guarded page: the public one that says most of it, for those who cannot sign in. By default the locations. */
  readonly publicPage?: "/auto-parts";
  /** Maintenance closes it (product/behavior.md#maintenance-window). By default it stays open. */
  readonly maintained?: true;
  /** `none` where the page brings a bar of its own, `hidden` where something was just finished. By default it is shown. */
  readonly header?: "none" | "hidden";
  /** The tone of the picture that the page begins with; the header is transparent over it. By default it is filled. */
  firstPicture?(loaded: Loaded): Tone | undefined;
  /** Whether what the address names is gone: then a search and often visited pages follow. */
  isGone?(loaded: Loaded): boolean;
  /** `line` of legal links and help, or without locations and main pages. By default the whole footer. */
  readonly footer?: "line" | "short" | ((params: Params) => "line" | undefined);
  /** Of a page that is gone with its visit: where what it says is found again. Paper names that address. */
  readonly permanentAddress?: (search: URLSearchParams) => string | undefined;
  /** The overview of sections that the header has for it (product/behavior.md#overview-dropdown). By default none. */
  readonly overview?: "home" | "vehicle";
  /**
   * May use the camera, and run the WebAssembly that reads what it sees. Both stand in the headers of a document, so links
   * to such a page load it anew: `reloadDocument`. By default neither is allowed.
   */
  readonly camera?: true;
  /** For those who test at this machine; for everybody else it is not there. By default everybody may see the page. */
  readonly trial?: true;
  /** What analytics calls a link that leads to it. By default the first word of its path. */
  readonly linkName?: string;
}
type Params = Readonly<Record<string, string | undefined>>;

/** A page as the router matched it. */
export interface PageRoute {
  readonly handle: RouteHandle<unknown>;
  readonly params: Params;
  readonly loaded: unknown;
}

/** The page that is shown. */
export function usePage(): PageRoute {
  const page = useMatches().at(-1);
  return {
    handle: (page?.handle ?? {}) as RouteHandle<unknown>,
    params: page?.params ?? {},
    loaded: page?.loaderData,
  };
}
