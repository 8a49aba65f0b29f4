import "#app/content-queries.ts";
import * as z from "zod/mini";
import { modelNamed } from "#app/features/content/persisted-queries.ts";
import type { FileFragment } from "#db/seed/content-files.ts";
import { nameOf } from "./fragments.ts";

/** Fragments that are not of their model's shape, or too long for their place; every field at fault with its way. */
export function checkShapes(fragments: readonly FileFragment[]): string[] {
  const seen = new Set<string>();
  return fragments.flatMap((fragment) => {
    const id = `${fragment.brand} ${fragment.model} ${fragment.key}`;
    const twice = seen.has(id) ? [`${nameOf(fragment)}: ${fragment.model} ${fragment.key} stands twice`] : [];
    seen.add(id);
    return [...twice, ...problemsOf(fragment)];
  });
}

function problemsOf(fragment: FileFragment): string[] {
  const { model: name, shared, texts } = fragment;
  const model = modelNamed(name);
  if (model === undefined) return [`${nameOf(fragment)}: no model is called ${name}`];
  const parts: [string, z.core.util.SafeParseResult<unknown>][] = [
    ["shared", z.safeParse(model.shared, shared)],
    ...Object.entries(texts).map(
      ([language, said]) =>
        [language, z.safeParse(model.texts, said)] as [string, z.core.util.SafeParseResult<unknown>],
    ),
  ];
  return parts.flatMap(([part, { error }]) =>
    (error?.issues ?? []).map(
      (issue) => `${nameOf(fragment)}: ${[part, ...issue.path].join(".")}: ${issue.message}`,
    ),
  );
}
