import { withCommas } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { relaxations } from "../../rules/models/model-filter.ts";
import { type ModelSearch, modelsAddress } from "../../rules/models/model-search.ts";
import type { FilterChip } from "./filter-choices.ts";
import type { ListedModel } from "./listed-models.ts";
import { modelWords } from "./words.ts";

interface NoModelsProps {
  models: readonly ListedModel[];
  search: ModelSearch;
  chips: readonly FilterChip[];
  /** What content says where no model fits. */
  empty: {
    readonly title: string;
    readonly text: string;
    readonly action?: { readonly label: string; readonly url: string } | undefined;
  };
}

/** No model fits: which filter to take away, and how many models that shows. */
export function NoModels({ models, search, chips, empty }: NoModelsProps) {
  const language = useLanguage();
  const words = modelWords.of(language);
  const namesOf = (name: string) =>
    withCommas(
      chips.filter(({ key }) => key === name || key.startsWith(`${name}.`)).map(({ label }) => label),
      language,
    );
  return (
    <EmptyState
      title={empty.title}
      actions={
        <>
          {relaxations(models, search).map(({ name, search: relaxed, count }) => (
            <LinkButton
              key={name}
              variant="secondary"
              preventScrollReset
              data-analytics="remove-filter"
              to={modelsAddress(relaxed)}
            >
              {words.without(namesOf(name), count)}
            </LinkButton>
          ))}
          {empty.action && (
            <LinkButton variant="quiet" to={empty.action.url}>
              {empty.action.label}
            </LinkButton>
          )}
        </>
      }
    >
      {empty.text}
    </EmptyState>
  );
}
