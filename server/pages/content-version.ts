import { contentVersion } from "#app/features/content/api.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type Follower, followChannel } from "#app/platform/processes.server.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Keeps the page cache at the newest content version, and silent while that cannot be known. `renewed` hears of every
 * version: what pages are made from can be made ready before somebody asks.
 */
export function followContentVersion(
  url: string,
  cache: PageCache,
  renewed: () => void = () => undefined,
): Promise<Follower> {
  const { brand } = config;
  // An external source announces no versions: its pages are kept for a minute at most.
  if (config.backends.content !== undefined) setInterval(() => cache.empty(), 60_000).unref();
  return followChannel(url, "content_version", {
    follow(payload) {
      const told = JSON.parse(payload) as { brand: string; version: number };
      if (told.brand !== brand) return;
      cache.moveTo(told.version);
      renewed();
    },
    async catchUp() {
      cache.resume(await contentVersion(brand));
      renewed();
    },
    lost: () => cache.suspend(),
    seen: () => ({ [`content ${brand}`]: cache.version }),
  });
}
