import { useLanguage } from "#app/i18n/use-language.ts";
import { type ArticleFilter, articlesAddress } from "../../rules/article-filter.ts";
import { ChoiceRow } from "../filters/choice-row.tsx";
import type { Article } from "./article.ts";
import { articleWords } from "./words.ts";

interface ArticleFiltersProps {
  filter: ArticleFilter;
  kindLabels: Readonly<Record<Article["kind"], string>>;
  models: readonly { readonly id: string; readonly label: string }[];
  count: number;
}

/** Narrows the list by links, so that every choice has an address and works before any script. */
export function ArticleFilters({ filter, kindLabels, models, count }: ArticleFiltersProps) {
  const words = articleWords.of(useLanguage());
  const kinds = (["news", "technology"] as const).map((id) => ({ id, label: kindLabels[id] }));
  return (
    <nav aria-label={words.filters} className="grid gap-3 border-y border-line-strong py-5">
      <ChoiceRow
        label={words.kind}
        choices={[
          {
            id: "",
            label: words.all,
            to: articlesAddress({ ...filter, kind: undefined }),
            isChosen: !filter.kind,
          },
          ...kinds.map(({ id, label }) => ({
            id,
            label,
            to: articlesAddress({ ...filter, kind: id }),
            isChosen: filter.kind === id,
          })),
        ]}
      />
      <ChoiceRow
        label={words.model}
        choices={[
          {
            id: "",
            label: words.all,
            to: articlesAddress({ ...filter, model: undefined }),
            isChosen: !filter.model,
          },
          ...models.map(({ id, label }) => ({
            id,
            label,
            to: articlesAddress({ ...filter, model: id }),
            isChosen: filter.model === id,
          })),
        ]}
      />
      <p className="flex min-h-11 items-center text-ink-soft md:ms-24" role="status">
        {words.count(count)}
      </p>
    </nav>
  );
}
