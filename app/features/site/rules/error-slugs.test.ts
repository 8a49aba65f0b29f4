import { expect, it } from "vitest";
import { errorPageOf } from "./error-slugs.ts";

it.each([
  ["404", "404", 404],
  ["403", "403", 403],
  ["500", "500", 500],
  ["service-maintenance", "service-maintenance", 503],
  ["418", "404", 404],
  ["constructor", "404", 404],
  [undefined, "404", 404],
] as const)("error/%s shows %s with status %i", (slug, shown, status) => {
  expect(errorPageOf(slug)).toEqual({ slug: shown, status });
});
