import type { VehicleFeed } from "#app/lib/feed/vehicle-feed.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { publishedFormats } from "./published-formats.ts";

type Feeds = Readonly<Record<string, VehicleFeed>>;

/** How a source writes, by its name in the configuration or that of a published format; undefined where there is none. */
export function mappingOf(source: string, feeds: Feeds): VehicleFeed | undefined {
  const feed = ownValue(feeds, source) ?? ownValue<VehicleFeed>(publishedFormats, source);
  const format = feed?.format === undefined ? {} : publishedFormats[feed.format];
  return feed && mergedOf(format, feed);
}

export function sourcesIn(feeds: Feeds): string[] {
  return [...new Set([...Object.keys(feeds), ...Object.keys(publishedFormats)])];
}

/** What a source says of a field takes the place of what its format says. */
function mergedOf(format: VehicleFeed, feed: VehicleFeed): VehicleFeed {
  const merged = { ...format, ...feed };
  for (const part of ["columns", "fixed", "values", "units", "leaveOut"] as const)
    Object.assign(merged, { [part]: { ...format[part], ...feed[part] } });
  return merged;
}
