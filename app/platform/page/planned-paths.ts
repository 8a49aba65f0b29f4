/**
 * The planned pages (product/pages.md#routes) that have an address without a parameter. Content may link
 * to each of them; where one is not built into this site, links to it are not shown.
 */
export const plannedPaths = ["/documents"] as const;
