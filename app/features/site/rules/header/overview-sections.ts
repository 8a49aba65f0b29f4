export interface Section {
  readonly id: string;
  readonly label: string;
}

/**
 * The sections of a page that it really has, each once, in the order of content (product/pages.md#overview-sections).
 */
export function sectionsThere(candidates: readonly Section[], isThere: (id: string) => boolean): Section[] {
  return candidates.filter(
    ({ id }, index) => candidates.findIndex((other) => other.id === id) === index && isThere(id),
  );
}

/** Sections that a page may have, in order, and whether it is sure that it has them. */
export interface PageSections {
  readonly candidates: readonly Section[];
  readonly areThere: boolean;
}

/**
 * The sections of a page by what it loaded: `overview` names them with their labels, `places` says which ids are there.
 * Without either they are those that content names for its kind, as far as they are found in the page.
 */
export function sectionsOf(loaded: unknown, ofKind: readonly Section[]): PageSections {
  const { overview, places } = (loaded ?? {}) as { overview?: unknown; places?: unknown };
  if (Array.isArray(overview) && overview.every(isSection)) return { candidates: overview, areThere: true };
  if (!Array.isArray(places)) return { candidates: ofKind, areThere: false };
  return { candidates: sectionsThere(ofKind, (id) => places.includes(id)), areThere: true };
}

function isSection(value: unknown): value is Section {
  const { id, label } = (value ?? {}) as { id?: unknown; label?: unknown };
  return typeof id === "string" && typeof label === "string";
}
