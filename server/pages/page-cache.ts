import { now as clockNow } from "#app/platform/clock.server.ts";
import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import {
  extraBytes,
  type HeaderList,
  type Page,
  pageOf,
  type RenderedPage,
  strengthen,
} from "./rendered-page.ts";

/**
 * Public pages as compressed bytes, by address and language, of one content version. A new version empties it, and a page
 * that was rendered from an older version is not cached. A page that speaks of today is not returned after its day. While
 * the version is unknown only `lastKnown` returns pages.
 */
export class PageCache {
  readonly #pages: ReadModel<Page>;
  #version = -1;
  #isSuspended = true;
  /** Pages read from memory that are still compressed as they were for their first reader. */
  readonly #weak = new WeakSet<Page>();
  #strengthening = Promise.resolve();
  readonly #now: () => Date;

  constructor(mostBytes = 48 * 1024 * 1024, now = clockNow) {
    this.#now = now;
    const bytesOf = ({ br }: Page) => br.body.length * 2 + extraBytes;
    this.#pages = new ReadModel("pages", { mostBytes, bytesOf });
  }

  get isSuspended(): boolean {
    return this.#isSuspended;
  }

  /** Takes notice of the newest content version, and returns whether it is a new one. */
  follow(version: number): boolean {
    this.#isSuspended = false;
    if (version <= this.#version) return false;
    this.#version = version;
    this.#pages.clear();
    return true;
  }

  /** The content version may have changed unseen: until `follow`, pages are returned by `lastKnown` alone. */
  suspend(): void {
    this.#isSuspended = true;
  }

  /** The page of a key, where it is cached and still holds. */
  find(key: string): Page | undefined {
    if (this.#isSuspended) return undefined;
    const page = this.#pages.find(key, this.#version, this.#now());
    if (page !== undefined && this.#weak.delete(page))
      this.#strengthening = this.#strengthening.then(() => strengthen(page)).catch(() => undefined);
    return page;
  }

  /** What was last rendered for a key, even if its day is over: better than nothing while the database is away. */
  stale(key: string): Page | undefined {
    return this.#pages.findStale(key, this.#version);
  }

  /** Renders a page, and caches it where `isCacheable`, public and still of the newest version. */
  renderOnce(key: string, isCacheable: boolean, render: () => Promise<RenderedPage>): Promise<Page> {
    const version = this.#version;
    return this.#pages.load(key, version, async () => {
      const rendered = await render();
      const page = await pageOf(rendered);
      this.#weak.add(page);
      const isNewest = !this.#isSuspended && version === this.#version;
      const isOver = rendered.freshUntil !== undefined && rendered.freshUntil <= this.#now();
      const isPublicPage = rendered.status === 200 && isPublic(rendered.headers);
      return {
        value: page,
        freshUntil: rendered.freshUntil,
        isCacheable: isCacheable && isNewest && isPublicPage && !isOver,
      };
    });
  }
}

/** Whether an answer may be given to others: it sets no cookie, and does not forbid to be stored. */
function isPublic(headers: HeaderList): boolean {
  return Object.entries(headers).every(
    ([name, value]) =>
      !/^set-cookie$/i.test(name) &&
      !(/^cache-control$/i.test(name) && /no-store|private/i.test(String(value))),
  );
}
