import { modelsOfArticle } from "./article-filter.ts";

interface RelatedByCars {
  readonly id: string;
  readonly kind: string;
  readonly publishedOn: string;
  readonly carmodelId?: string | undefined;
  readonly related: readonly string[];
}

/**
 * What to read next: articles about the same cars first, then those of the same kind, the newest of each before the
 * others. Never the article itself.
 */
export function relatedArticles<A extends RelatedByCars>(
  of: RelatedByCars,
  all: readonly A[],
  most: number,
): A[] {
  const cars = modelsOfArticle(of);
  const nearness = (one: A) =>
    2 * modelsOfArticle(one).filter((car) => cars.includes(car)).length + (one.kind === of.kind ? 1 : 0);
  return all
    .filter(({ id }) => id !== of.id)
    .sort((a, b) => nearness(b) - nearness(a) || b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, most);
}
