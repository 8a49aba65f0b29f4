import { createContext } from "react";

/** What only the server writes into the head of a page: React leaves it there, and the browser's scripts know none of it. */
export interface WrittenInHead {
  /** The styles of the site. */
  readonly style: string;
  /** Files of scripts to be fetched ahead, behind all that is to be seen. */
  readonly modules: readonly string[];
}

const nothing: WrittenInHead = { style: "", modules: [] };

export const WrittenHead = createContext(nothing);
