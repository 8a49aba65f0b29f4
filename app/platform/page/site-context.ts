import { createContext, RouterContextProvider } from "react-router";
import type { Language } from "#app/i18n/language.ts";
import type { Market } from "#app/i18n/market.ts";
import type { Identity } from "../identity/identity.ts";
import type { AnswerCache } from "./answer-cache.ts";

/** What a loader knows about the request that it answers. Nothing in it belongs to a customer. */
export interface Site {
  /** Reaches the API and the content source: in process for the built-in ones. */
  readonly fetch: typeof globalThis.fetch;
  /** Content that earlier requests have read. Absent while the site is being developed, where its shape may change. */
  readonly answers?: AnswerCache | undefined;
  readonly language: Language;
  readonly brand: string;
  readonly market: Market;
  /** ISO 4217. */
  readonly currency: string;
  readonly identity: Identity;
  /** Years that the driver of a test drive needs to have. */
  readonly minimumDriverAge: number;
  /** Where events of consenting visitors go. */
  readonly analytics: {
    readonly dataLayer: string;
    readonly script?: string;
    readonly cookies: readonly string[];
  };
  /** The public address of the site, without a slash at its end. */
  readonly origin: string;
  /** The program's clock. A page may not import it: the site's bundle would hold a second one. */
  readonly now: () => Date;
  /**
   * Says that the answer is over at an instant, such as the end of an offer's last day; of several the earliest holds.
   * No page is given out of the cache from then on.
   */
  readonly cacheUntil: (instant: Date) => void;
  /** An installation to try things out, as `/dev/outbox` shows: pages for tests are there, which the public never sees. */
  readonly isTrial: boolean;
  /** Whether the site has a page at this path: links to one that is not built yet are not shown. */
  readonly isPage: (path: string) => boolean;
  /** The page that an unknown path belongs to; undefined: it is nobody's. */
  readonly pageAbove: (path: string) => string | undefined;
  /** Whether maintenance closes the page at this path. */
  readonly isMaintained: (path: string) => boolean;
  /** What analytics calls links, by the patterns of the pages that they lead to. */
  readonly linkNames: Readonly<Record<string, string>>;
}

export const siteContext = createContext<Site>();

/** The context of one request. Made inside the site's bundle, whose `siteContext` is not the server's. */
export function provideSite(site: Site): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]));
}

/** Inside the program only: how a rendered page declares to the host which scripts and which style are its own. */
export const scriptNonceHeader = "x-script-nonce";
export const styleSourceHeader = "x-style-source";
