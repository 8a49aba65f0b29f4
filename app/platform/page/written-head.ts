import { createContext } from "react";

/** What only the server writes into the head of a page; the browser's scripts read the style from there. */
export interface WrittenInHead {
  /** The styles of the site. */
  readonly style: string;
  /** Files of scripts to be fetched ahead, behind all that is to be seen. */
  readonly modules: readonly string[];
  /** What the page's own scripts bear until its policy is made. */
  readonly nonce?: string | undefined;
}

const nothing: WrittenInHead = { style: "", modules: [] };

export const WrittenHead = createContext(nothing);

/** The element of the site's styles. */
export const siteStyleId = "site-style";
