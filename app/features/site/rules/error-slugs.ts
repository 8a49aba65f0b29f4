import { ownValue } from "#app/lib/untrusted/own-value.ts";

/** The known error pages and the HTTP status that each is answered with (product/pages.md#unknown-addresses). */
const statusOfSlug: Readonly<Record<string, number>> = {
  "404": 404,
  "403": 403,
  "500": 500,
  "service-maintenance": 503,
};

/** The error page of a slug; one that nobody knows is a page that does not exist. */
export function errorPageOf(slug: string | undefined): { slug: string; status: number } {
  const status = slug === undefined ? undefined : ownValue(statusOfSlug, slug);
  return slug !== undefined && status !== undefined ? { slug, status } : { slug: "404", status: 404 };
}
