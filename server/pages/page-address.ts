import { isLanguage, type Language } from "#app/i18n/language.ts";
import type { FactsOf } from "./site-pages.ts";

/** The address of a request, as the site's routes read it. */
export type PageAddress =
  | { readonly kind: "unreadable" }
  /** Another spelling of a page's address, which is at `to`. */
  | { readonly kind: "moved"; readonly to: string }
  | {
      readonly kind: "page";
      readonly path: string;
      /** What changes the page, `?` and all: the route's parameters in the route's order, then a language. */
      readonly search: string;
      /** What does not; it goes along where the page leads elsewhere. */
      readonly rest: string;
      /** The language of the address; undefined where the visitor's own language decides. */
      readonly language: Language | undefined;
      /** Whether the page may be cached under path, search and language. */
      readonly isCacheable: boolean;
      /** Whether it is there for this machine alone. */
      readonly isTrial: boolean;
    };

/** Small letters, digits and dashes in whole segments, as nearly every request has them, are written in one way only. */
const plainPath = /^\/$|^(?:\/[\w~-][\w.~-]*)+$/;
const ofData = /(?:\/_root)?\.data$/;

/** Reads the target of a request. Reading `to` of a moved one says that it has not moved. */
export function readPageAddress(target: string, factsOf: FactsOf): PageAddress {
  const [beforeQuery, query] = splitAt(localTarget(target), "?");
  const path = canonicalPath(beforeQuery);
  if (path === undefined) return { kind: "unreadable" };
  const search = query === "" ? "" : `?${query}`;
  const isData = ofData.test(path);
  const facts = factsOf(isData ? path.replace(ofData, "") || "/" : path);
  const spelled = facts === undefined || isData ? path : facts.path;
  if (spelled !== beforeQuery) return { kind: "moved", to: spelled + search };
  const isTrial = facts?.handle.trial === true;
  const divided = divide(query, facts?.params, isData);
  return { kind: "page", path, ...divided, isTrial, isCacheable: divided.isCacheable && !isTrial };
}

/** A client may name a host in the request line; whatever it is, the page is ours. */
function localTarget(target: string): string {
  if (target.startsWith("/")) return target;
  const named = URL.parse(target);
  return named === null ? target : named.pathname + named.search;
}

/** Parameters by their names, in the bytes in which they came: a page may show its own query in links. */
function divide(query: string, params: readonly string[] | undefined, isData: boolean) {
  const pairs = query.split("&").filter((pair) => pair !== "");
  const language = pairs.map((pair) => /^lang=(\w+)$/.exec(pair)?.[1]).find(isLanguage);
  const others = pairs.filter((pair) => nameOf(pair) !== "lang");
  // Its route does not say what changes the page: it gets the query as it came.
  if (params === undefined && others.length > 0)
    return { search: `?${query}`, rest: "", language, isCacheable: false };
  // `_routes` says which parts of a page's data the browser lacks.
  const names = [...(params ?? []), ...(isData ? ["_routes"] : [])];
  const declared = names.flatMap((name) => others.filter((pair) => nameOf(pair) === name));
  const search = [...declared, ...(language === undefined ? [] : [`lang=${language}`])].join("&");
  return {
    search: search === "" ? "" : `?${search}`,
    rest: others.filter((pair) => !declared.includes(pair)).join("&"),
    language,
    isCacheable: true,
  };
}

function nameOf(pair: string): string {
  const [name] = splitAt(pair, "=");
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}

/** Dots and doubled slashes are resolved, and only what a path cannot hold is written in percent. */
function canonicalPath(written: string): string | undefined {
  if (plainPath.test(written)) return written;
  if (!written.startsWith("/")) return undefined;
  const url = URL.parse(`http://site${written}`);
  if (url === null) return undefined;
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  try {
    const path = `/${segments.map(canonicalSegment).join("/")}`;
    return url.pathname.endsWith("/") && path !== "/" ? `${path}/` : path;
  } catch {
    return undefined;
  }
}

/** Throws where the segment's percent signs are no characters. */
function canonicalSegment(segment: string): string {
  const written = encodeURIComponent(decodeURIComponent(segment));
  return written.replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
