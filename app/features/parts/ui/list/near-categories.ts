import type { PartCategory } from "../../calls.ts";
import type { PartsSearch } from "../shop/shop-address.ts";
import type { PartsFound } from "./list-state.ts";

interface NearCategories {
  /** Where "all" leads: the main category that was opened; undefined leads to everything. */
  readonly all: string | undefined;
  readonly categories: PartsFound["categories"];
}

/**
 * The groups by which a list is narrowed. A visitor who searched words sees each group in which they were found, the fullest
 * first; one who came by a category stays within it.
 */
export function nearCategories(
  { categories }: Pick<PartsFound, "categories">,
  { q, category }: PartsSearch,
  tree: readonly PartCategory[],
): NearCategories {
  const main = tree.find(
    ({ id, subCategories }) => id === category || subCategories.some((sub) => sub.id === category),
  );
  if (q !== undefined || !main)
    return { all: undefined, categories: categories.toSorted((one, other) => other.parts - one.parts) };
  const inside = new Set(main.subCategories.map(({ id }) => id));
  return { all: main.id, categories: categories.filter(({ id }) => inside.has(id)) };
}

/** What a category or a sub-category is called. */
export function categoryName(id: string | undefined, tree: readonly PartCategory[]): string | undefined {
  return tree
    .flatMap(({ subCategories, ...main }) => [main, ...subCategories])
    .find((category) => category.id === id)?.name;
}
