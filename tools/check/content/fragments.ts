import type { FileFragment } from "#db/seed/content-files.ts";

/** A leaf of a fragment with the way to it: `sections.0.title`. */
export type Leaf = readonly [way: string, value: string];

/** Every text below a value. */
export function leavesOf(value: unknown, way = ""): Leaf[] {
  if (typeof value === "string") return [[way, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, way === "" ? name : `${way}.${name}`),
  );
}

/** How an error names a fragment: file and key. */
export function nameOf({ file, key }: FileFragment): string {
  return `${file} ${key}`;
}

/** All that a fragment says: shared part and both languages, each leaf once for each part. */
export function allLeaves({ shared, texts }: FileFragment): Leaf[] {
  return leavesOf({ shared, ...texts });
}

/** A field that is a list of objects, whatever else stands in it left out. */
export function listIn(fields: Readonly<Record<string, unknown>> | undefined, name: string): Item[] {
  const value = fields?.[name];
  return Array.isArray(value)
    ? value.filter((item): item is Item => typeof item === "object" && item !== null)
    : [];
}
export type Item = Readonly<Record<string, unknown>>;
