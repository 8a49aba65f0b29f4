import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { type ArticleFilter, articlesAddress } from "../../rules/article-filter.ts";
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
      <Row
        id="article-kinds"
        label={words.kind}
        all={{ label: words.all, to: articlesAddress({ ...filter, kind: undefined }) }}
        choices={kinds.map(({ id, label }) => ({ id, label, to: articlesAddress({ ...filter, kind: id }) }))}
        chosen={filter.kind}
      />
      <Row
        id="article-models"
        label={words.model}
        all={{ label: words.all, to: articlesAddress({ ...filter, model: undefined }) }}
        choices={models.map(({ id, label }) => ({
          ...{ id, label },
          to: articlesAddress({ ...filter, model: id }),
        }))}
        chosen={filter.model}
      />
      <p className="flex min-h-11 items-center text-ink-soft md:ms-24" role="status">
        {words.count(count)}
      </p>
    </nav>
  );
}

interface Choice {
  readonly label: string;
  readonly to: string;
}
interface RowProps {
  id: string;
  label: string;
  /** The choice that narrows nothing. */
  all: Choice;
  choices: readonly (Choice & { readonly id: string })[];
  chosen: string | undefined;
}

function Row({ id, label, all, choices, chosen }: RowProps) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 md:grid-cols-[5rem_minmax(0,1fr)] md:items-baseline">
      <span id={id} className="text-sm text-ink-soft">
        {label}
      </span>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {[{ ...all, id: undefined }, ...choices].map((choice) => (
          <li key={choice.id ?? ""}>
            <LocalLink
              to={choice.to}
              preventScrollReset
              replace
              aria-current={choice.id === chosen ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded border border-line px-4 whitespace-nowrap transition-colors hover:border-ink aria-[current]:border-sea-950 aria-[current]:bg-sea-950 aria-[current]:text-on-dark"
            >
              {choice.label}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
