import { LRUCache } from "lru-cache";
import {
  extraBytes,
  type HeaderList,
  type Page,
  pageOf,
  type RenderedPage,
  strengthen,
} from "./rendered-page.ts";

/**
 * Public pages as compressed bytes, keyed by address, language and brand, of one content version. A new version empties
 * it, and a page that was rendered from an older version is not kept, so a stale one can never win. A page that speaks
 * of today is not given out after its day. While the version is unknown only `lastKnown` answers.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Page>;
  /** Pages that are being rendered, by version and key. */
  readonly #flights = new Map<string, Promise<Page>>();
  #version = 0;
  #suspended = true;
  /** Pages read from memory that are still compressed as they were for their first reader. */
  readonly #weak = new Set<Page>();
  #strengthening = Promise.resolve();
  readonly #now: () => Date;

  constructor(mostBytes = 48 * 1024 * 1024, now = () => new Date()) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ br }) => br.body.length * 2 + extraBytes,
      dispose: (page) => void this.#weak.delete(page),
    });
  }

  get version(): number {
    return this.#version;
  }
  get isSuspended(): boolean {
    return this.#suspended;
  }

  /** Takes notice of a published content version. */
  moveTo(version: number): void {
    if (version <= this.#version) return;
    this.#version = version;
    this.empty();
  }

  /** The content version may have changed unseen: until `resume`, pages are only given out as the last known ones. */
  suspend(): void {
    this.#suspended = true;
  }

  resume(version: number): void {
    this.moveTo(version);
    this.#suspended = false;
  }

  empty(): void {
    this.#pages.clear();
  }

  /** The page of a key, where it is there and tells the truth. */
  find(key: string): Page | undefined {
    if (this.#suspended) return undefined;
    const page = this.#pages.get(key);
    if (page === undefined || (page.freshUntil !== undefined && page.freshUntil <= this.#now()))
      return undefined;
    if (this.#weak.delete(page))
      this.#strengthening = this.#strengthening.then(() => strengthen(page)).catch(() => undefined);
    return page;
  }

  /** What was last rendered for a key, even if it has ended since: better than nothing while the database is away. */
  lastKnown(key: string): Page | undefined {
    return this.#pages.get(key);
  }

  /**
   * Renders a page and keeps it where `isCacheable`, public and still fresh. Whoever needs the same page meanwhile
   * waits for that one rendering.
   */
  renderOnce(key: string, isCacheable: boolean, render: () => Promise<RenderedPage>): Promise<Page> {
    const flight = `${this.#version} ${key}`;
    const running = this.#flights.get(flight);
    if (running !== undefined) return running;
    const made = this.#make(key, isCacheable, render).finally(() => this.#flights.delete(flight));
    this.#flights.set(flight, made);
    return made;
  }

  async #make(key: string, isCacheable: boolean, render: () => Promise<RenderedPage>): Promise<Page> {
    const version = this.#version;
    const rendered = await render();
    const page = await pageOf(rendered);
    const isFresh = !this.#suspended && version === this.#version;
    if (isCacheable && rendered.status === 200 && isFresh && isPublic(rendered.headers)) {
      this.#pages.set(key, page);
      this.#weak.add(page);
    }
    return page;
  }
}

/** Whether an answer may be given to others: it sets no cookie, and does not forbid to be kept. */
function isPublic(headers: HeaderList): boolean {
  return Object.entries(headers).every(
    ([name, value]) =>
      !/^set-cookie$/i.test(name) &&
      !(/^cache-control$/i.test(name) && /no-store|private/i.test(String(value))),
  );
}
