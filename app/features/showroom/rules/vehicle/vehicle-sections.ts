/**
 * Every place that a vehicle page can have below its hero (product/pages.md#overview-sections), and what it is about.
 */
const kinds = {
  T2: "introduction",
  T3: "facts",
  T4: "exterior",
  T5: "interior",
  T6: "performance",
  T7: "film",
  T8: "safety",
  T9: "banner",
  T10: "story",
  T11: "technology",
  T12: "story",
  T13: "colors",
  T14: "gallery",
  T15: "facts",
  T16: "trims",
  T17: "comparison",
  T18: "specifications",
  T19: "accessories",
  T20: "test-drive",
  T21: "offers",
  T22: "related",
  calculator: "finance",
} as const;
export type SectionKind = (typeof kinds)[keyof typeof kinds];

/** How many things there are for the sections that show data rather than words. */
export type SectionData = Readonly<
  Record<
    | "colors"
    | "gallery"
    | "trims"
    | "comparison"
    | "specifications"
    | "offers"
    | "related"
    | "finance"
    | "test-drive",
    number
  >
>;

/** What a section is about. Undefined: nobody knows such an id; it is shown as `T10`, words and picture. */
export function kindOfSection(id: string): SectionKind | undefined {
  return Object.hasOwn(kinds, id) ? kinds[id as keyof typeof kinds] : undefined;
}

/** The sections that have something to show, in the order of the content. A section of words always has. */
export function availableSections<T extends { readonly id: string }>(
  sections: readonly T[],
  data: SectionData,
): (T & { readonly kind: SectionKind })[] {
  return sections
    .map((section) => ({ ...section, kind: kindOfSection(section.id) ?? kinds.T10 }))
    .filter(({ kind }) => !(kind in data) || data[kind as keyof SectionData] > 0);
}
