import { useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import { effectiveRateInWords } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { withToggled } from "#app/lib/comparison.ts";
import { Button } from "#app/ui/button.tsx";
import { fullComparison } from "#app/ui/comparison/words.ts";
import { FiltersButton } from "#app/ui/list/filters-button.tsx";
import { SortSelect } from "#app/ui/list/sort-select.tsx";
import { listWords } from "#app/ui/list/words.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { SkipTo } from "#app/ui/navigation/skip-to.tsx";
import { useWrittenSearch } from "#app/ui/navigation/use-written-search.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { type FittingModel, fittingModels, sortedModels } from "../../rules/models/model-filter.ts";
import {
  type ModelChoices,
  type ModelSearch,
  modelOrders,
  modelParams,
  modelQuery,
  readModelSearch,
} from "../../rules/models/model-search.ts";
import type { PriceLabels } from "../price/price-labels.ts";
import { FilterChips } from "./filter-chips.tsx";
import { type ChoiceNaming, filterChips, filterRows } from "./filter-choices.ts";
import type { ListedModel, MonthTerms } from "./listed-models.ts";
import { ModelCard } from "./model-card.tsx";
import { ModelFilters } from "./model-filters.tsx";
import { ModelPicks } from "./model-picks.tsx";
import { NoModels } from "./no-models.tsx";
import { modelWords, orderNames } from "./words.ts";

export interface ModelListProps {
  models: readonly ListedModel[];
  choices: ModelChoices;
  terms: MonthTerms | undefined;
  labels: PriceLabels;
  bodyTypes: ChoiceNaming["bodyTypes"];
  empty: Parameters<typeof NoModels>[0]["empty"];
}

const listId = "models";

/** The models: filters at the start, what fits beside them. The address holds every choice. */
export function ModelList({ models, choices, terms, labels, bodyTypes, empty }: ModelListProps) {
  const language = useLanguage();
  const words = modelWords.of(language);
  const [search, setSearch] = useModelSearch(choices);
  const [isOpen, setOpen] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const naming = { language, bodyTypes, currency: labels.currency };
  const chips = filterChips(search, naming);
  const rows = filterRows({ models, choices, search, naming });
  const shown = sortedModels(fittingModels(models, search), search.sort);
  return (
    <div className="grid gap-x-12 lg:grid-cols-[17rem_minmax(0,1fr)] 2xl:gap-x-16">
      <SkipTo id={listId}>{words.skipToModels}</SkipTo>
      <div className="filters-beside max-lg:hidden noscript:block">
        <ModelFilters rows={rows} />
      </div>
      <div className="min-w-0">
        <div className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 md:max-lg:grid-cols-[auto_16rem] lg:flex lg:gap-x-4">
          <p
            ref={count}
            role="status"
            tabIndex={-1}
            className="rounded text-subheading tabular outline-offset-4 max-lg:col-span-2 lg:grow"
          >
            {words.count(shown.length)}
          </p>
          <FiltersButton set={chips.length} onOpen={() => setOpen(true)} />
          <Order search={search} onSort={(sort) => setSearch("choice", { ...search, sort })} />
        </div>
        <FilterChips
          chips={chips}
          search={search}
          onRemoved={() => count.current?.focus({ preventScroll: true })}
        />
        <Models
          models={models}
          shown={shown}
          labels={labels}
          search={search}
          chips={chips}
          empty={empty}
          onPick={setSearch}
        />
        <Terms terms={terms} />
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={listWords.of(language).filters}
        size="screen"
      >
        <ModelFilters rows={rows} />
        <div className="sticky bottom-0 z-1 -mx-(--gutter) -mb-6 border-t border-line bg-surface px-(--gutter) py-4 sm:-mb-8">
          <Button wide data-analytics="show-cars" onClick={() => setOpen(false)}>
            {words.show(shown.length)}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

type Write = (kind: "choice" | "quantity", next: ModelSearch) => void;

/** What the address chooses. A pick shows at once, and the address follows. */
function useModelSearch(choices: ModelChoices): [ModelSearch, Write] {
  const [params] = useSearchParams();
  const [search, setSearch] = useState(() => readModelSearch(params, choices));
  const write = useWrittenSearch((written) =>
    setSearch(readModelSearch(new URLSearchParams(written), choices)),
  );
  return [
    search,
    (kind, next) => {
      setSearch(next);
      write(kind, (present) => {
        const others = [...present].filter(([name]) => !modelParams.includes(name));
        return new URLSearchParams([...modelQuery(next), ...others].map(([name, value]) => [name, value]));
      });
    },
  ];
}

/** A form with GET, which a choice sends at once where there are scripts. */
function Order({ search, onSort }: { search: ModelSearch; onSort: (sort: ModelSearch["sort"]) => void }) {
  const language = useLanguage();
  const words = listWords.of(language);
  return (
    <form action={href("/vehicle")} className="flex gap-2">
      {[["lang", language] as const, ...modelQuery({ ...search, sort: "recommended" })].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <div className="grow">
        <SortSelect
          label={words.sort}
          orders={modelOrders}
          names={orderNames.of(language)}
          value={search.sort}
          onSort={onSort}
        />
      </div>
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary" data-analytics="sort">
          {modelWords.of(language).sortNow}
        </Button>
      </span>
    </form>
  );
}

type ModelsProps = Pick<ModelListProps, "models" | "labels" | "empty"> & {
  shown: readonly FittingModel<ListedModel>[];
  search: ModelSearch;
  chips: ReturnType<typeof filterChips>;
  onPick: Write;
};

/** A form whose boxes pick models; it leads to the page that compares them. */
function Models({ models, shown, labels, search, chips, empty, onPick }: ModelsProps) {
  const language = useLanguage();
  const { compare } = search;
  const pick = (id: string) => {
    const next = withToggled(compare, id);
    if (next === undefined) showToast({ text: fullComparison.of(language).models, tone: "info" });
    else onPick("quantity", { ...search, compare: next });
  };
  const hidden = compare.filter((id) => !shown.some(({ model }) => model.id === id));
  return (
    <Form action={href("/vehicle/compare")} className="models-picks">
      <input type="hidden" name="lang" value={language} />
      {hidden.map((id) => (
        <input key={id} type="checkbox" name="models" value={id} checked readOnly hidden />
      ))}
      {shown.length === 0 && <NoModels models={models} search={search} chips={chips} empty={empty} />}
      <ol
        id={listId}
        tabIndex={-1}
        className="grid scroll-mt-24 gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3"
      >
        {shown.map((fitting, index) => (
          <li key={fitting.model.id}>
            <ModelCard
              fitting={fitting}
              labels={labels}
              first={index === 0}
              isPicked={compare.includes(fitting.model.id)}
              onPick={() => pick(fitting.model.id)}
            />
          </li>
        ))}
      </ol>
      <ModelPicks
        picked={compare.flatMap((id) => models.find((model) => model.id === id) ?? [])}
        onRemove={pick}
        onClear={() => onPick("quantity", { ...search, compare: [] })}
      />
    </Form>
  );
}

/** What the asterisk of the sums means. */
function Terms({ terms }: { terms: MonthTerms | undefined }) {
  const language = useLanguage();
  const words = modelWords.of(language);
  return (
    <p className="mt-12 max-w-[75ch] text-sm text-ink-soft tabular">
      {words.priceTerms}
      {terms && (
        <>
          {" "}
          {words.monthTerms(
            terms.months,
            terms.downPercent,
            effectiveRateInWords(terms.rates[0], language),
            effectiveRateInWords(terms.rates[1], language),
          )}{" "}
          <LocalLink to={href("/finance")} className="text-accent underline underline-offset-4">
            {words.calculator}
          </LocalLink>
        </>
      )}
    </p>
  );
}
