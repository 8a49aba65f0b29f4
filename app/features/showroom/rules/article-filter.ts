import { href } from "#app/lib/address/href.ts";

const kinds = ["news", "technology"] as const;

/** What articles are narrowed to; undefined means all. */
export interface ArticleFilter {
  readonly kind?: (typeof kinds)[number] | undefined;
  /** The id of a model. */
  readonly model?: string | undefined;
}
interface FilteredArticle {
  readonly kind: string;
  readonly publishedOn: string;
  readonly carmodelId?: string | undefined;
  readonly related: readonly string[];
}

/** Reads `kind` and `model` of an address; a value that no article has is left out. */
export function readArticleFilter(search: URLSearchParams, models: readonly string[]): ArticleFilter {
  const kind = kinds.find((one) => one === search.get("kind"));
  const model = models.find((one) => one === search.get("model")?.toLowerCase());
  return { kind, model };
}

/** The articles that a filter leaves, the newest first. */
export function filterArticles<A extends FilteredArticle>(
  articles: readonly A[],
  { kind, model }: ArticleFilter,
): A[] {
  return articles
    .filter((article) => kind === undefined || article.kind === kind)
    .filter((article) => model === undefined || modelsOfArticle(article).includes(model))
    .sort((one, other) => other.publishedOn.localeCompare(one.publishedOn));
}

/** The models that an article speaks of. */
export function modelsOfArticle({ carmodelId, related }: FilteredArticle): string[] {
  return [...new Set([...(carmodelId === undefined ? [] : [carmodelId]), ...related])];
}

/** The address of the list with one choice changed; undefined takes it out. */
export function articlesAddress({ kind, model }: ArticleFilter): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(model && { model }) });
  return query.size === 0 ? href("/news") : `${href("/news")}?${query}`;
}
