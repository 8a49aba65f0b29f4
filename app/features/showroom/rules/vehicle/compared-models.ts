/** A model stands beside two others at the most: more columns cannot be read side by side. */
const mostCompared = 2;

/**
 * The models that stand beside one: those that the address names (`compare`, repeated or joined by commas), else those of
 * the page. Never the model itself, none twice, and only models that are there.
 */
export function comparedModels(
  search: URLSearchParams,
  of: { readonly id: string; readonly usual: readonly string[]; readonly all: readonly string[] },
): string[] {
  const named = search.getAll("compare").flatMap((value) => value.toLowerCase().split(","));
  const isOther = (id: string) => id !== of.id && of.all.includes(id);
  const chosen = [...new Set(named)].filter(isOther);
  return (chosen.length > 0 ? chosen : of.usual.filter(isOther)).slice(0, mostCompared);
}
