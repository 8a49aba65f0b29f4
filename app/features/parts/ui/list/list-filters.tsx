import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { partsWords, positionInWords } from "../../words.ts";
import { changed, type PartsSearch } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import type { ListState, PartsFound } from "./list-state.ts";
import { categoryName, nearCategories } from "./near-categories.ts";
import { nearPositions } from "./near-positions.ts";
import { listWords } from "./words.ts";

interface ListFiltersProps {
  state: ListState;
  found: PartsFound;
}

/** What narrows the list. On a phone it is folded, with what is chosen in its line. */
export function ListFilters({ state, found }: ListFiltersProps) {
  const language = useLanguage();
  const words = listWords.of(language);
  const chosen = [
    categoryName(state.search.category, state.tree),
    state.search.position && positionInWords(state.search.position, language),
  ].filter(Boolean);
  return (
    <>
      <details className="group border-y border-line lg:hidden print:hidden">
        <summary className="flex min-h-13 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <span className="grow">
            {words.narrow}
            {chosen.length > 0 && <span className="text-ink-soft"> · {chosen.join(" · ")}</span>}
          </span>
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-5">
          <Groups state={state} found={found} />
        </div>
      </details>
      <div className="-mx-2 hidden px-2 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:block lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto">
        <Groups state={state} found={found} />
      </div>
    </>
  );
}

function Groups({ state, found }: ListFiltersProps) {
  const { car } = useShop();
  return (
    <div className="grid gap-7">
      {car !== undefined && <MisfitSwitch state={state} />}
      <Categories state={state} found={found} />
      <Positions state={state} found={found} />
    </div>
  );
}

/** Where on the car: nothing in a list of parts that have no place. */
function Positions({ state, found }: ListFiltersProps) {
  const language = useLanguage();
  const words = listWords.of(language);
  const { position } = state.search;
  const choices = nearPositions(found.positions, position).flatMap(({ id, parts, isWithin }) => {
    const name = positionInWords(id, language);
    return name === undefined ? [] : [{ id, parts, isWithin, name }];
  });
  if (choices.length === 0) return null;
  return (
    <Group title={words.position}>
      <Choice state={state} change={{ position: undefined }} isChosen={position === undefined}>
        {words.everything}
      </Choice>
      {choices.map(({ id, parts, isWithin, name }) => (
        <Choice
          key={id}
          state={state}
          change={{ position: id }}
          isChosen={position === id}
          count={parts ?? undefined}
          isWithin={isWithin}
        >
          {name}
        </Choice>
      ))}
    </Group>
  );
}

/** So many groups are shown at once; the rest unfolds. */
const mostAtOnce = 10;

function Categories({ state, found }: ListFiltersProps) {
  const words = listWords.of(useLanguage());
  const { search, tree } = state;
  const { all, categories } = nearCategories(found, search, tree);
  if (categories.length === 0) return null;
  const choices = categories.map(({ id, name, parts }) => (
    <Choice key={id} state={state} change={{ category: id }} isChosen={search.category === id} count={parts}>
      {name}
    </Choice>
  ));
  return (
    <Group title={words.category}>
      <Choice state={state} change={{ category: all }} isChosen={search.category === all}>
        {words.everything}
      </Choice>
      {choices.slice(0, mostAtOnce)}
      {choices.length > mostAtOnce && (
        <li>
          <details>
            <summary className="flex min-h-11 items-center text-accent underline underline-offset-4">
              {words.moreCategories}
            </summary>
            <ul>{choices.slice(mostAtOnce)}</ul>
          </details>
        </li>
      )}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p aria-hidden="true" className="mb-1 font-medium">
        {title}
      </p>
      <ul>{children}</ul>
    </nav>
  );
}

interface ChoiceProps {
  state: ListState;
  change: PartsSearch;
  isChosen: boolean;
  count?: number | undefined;
  /** It narrows the choice above further. */
  isWithin?: boolean;
  children: ReactNode;
}

function Choice(props: ChoiceProps) {
  const { state, change, isChosen, count, isWithin = false, children } = props;
  const { search, addressOf } = state;
  const common = partsWords.of(useLanguage());
  return (
    <li>
      <LocalLink
        to={addressOf(changed(search, change))}
        preventScrollReset
        aria-current={isChosen ? "true" : undefined}
        className="flex min-h-11 items-center gap-3 rounded px-2 -mx-2 hover:bg-sand-50 aria-current:bg-sand-100 aria-current:font-medium"
      >
        <span className={`min-w-0 grow ${isWithin ? "ps-4" : ""}`}>{children}</span>
        {count !== undefined && (
          <span className="text-sm text-ink-faint tabular">
            <span aria-hidden="true">{count.toLocaleString("en")}</span>
            <span className="sr-only">{common.parts(count)}</span>
          </span>
        )}
      </LocalLink>
    </li>
  );
}

/** A link that turns it on and off, so that it works before the scripts and has an address. */
function MisfitSwitch({ state: { search, addressOf } }: Pick<ChoiceProps, "state">) {
  const words = listWords.of(useLanguage());
  const isOn = search.all === "true";
  return (
    <LocalLink
      to={addressOf(changed(search, { all: isOn ? undefined : "true" }))}
      preventScrollReset
      aria-current={isOn ? "true" : undefined}
      className="-mx-2 flex min-h-11 items-center gap-3 rounded px-2 hover:bg-sand-50"
    >
      <span
        aria-hidden="true"
        className={`grid size-5 shrink-0 place-items-center rounded-sm border ${isOn ? "border-accent bg-accent text-white" : "border-line-strong bg-surface"}`}
      >
        {isOn && <Icon name="check" className="size-4" />}
      </span>
      {words.showMisfits}
    </LocalLink>
  );
}
