export interface Section {
  readonly id: string;
  readonly label: string;
}

/** The sections of a page that it really has, each once, in the order of content (specification, section 2). */
export function sectionsThere(candidates: readonly Section[], isThere: (id: string) => boolean): Section[] {
  return candidates.filter(
    ({ id }, index) => candidates.findIndex((other) => other.id === id) === index && isThere(id),
  );
}

/** What a page says of its sections in what it loaded, if anything. */
export function sectionsOf(loaded: unknown): readonly Section[] | undefined {
  const overview = (loaded as { overview?: unknown } | null | undefined)?.overview;
  return Array.isArray(overview) && overview.every(isSection) ? overview : undefined;
}

function isSection(value: unknown): value is Section {
  const { id, label } = (value ?? {}) as { id?: unknown; label?: unknown };
  return typeof id === "string" && typeof label === "string";
}
