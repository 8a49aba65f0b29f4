import type { ListState } from "#app/features/parts/ui/list/list-state.ts";
import { otherCar } from "#app/features/parts/ui/list/other-car.ts";
import { PartsList } from "#app/features/parts/ui/list/parts-list.tsx";
import { changed } from "#app/features/parts/ui/shop/shop-address.ts";
import { useShop } from "#app/features/parts/ui/shop/shop-context.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { EmptyTexts } from "../empty-texts.ts";
import { StockProvider } from "../stock-provider.tsx";
import { PartActions } from "./part-actions.tsx";
import { findingWords } from "./words.ts";

interface BoughtListProps {
  state: ListState;
  empty: EmptyTexts;
}

/** A list of parts with their stock and the way into the cart. */
export function BoughtList({ state, empty }: BoughtListProps) {
  const { car } = useShop();
  const other = state.found && otherCar(state.found, car);
  const numbers = state.found?.items.map(({ number }) => number) ?? [];
  return (
    <StockProvider numbers={numbers}>
      <PartsList
        state={state}
        actions={(part) => <PartActions part={part} forCar={other?.key} />}
        empty={<NothingFound state={state} empty={empty} />}
      />
    </StockProvider>
  );
}

function NothingFound({ state: { search, found, addressOf }, empty }: BoughtListProps) {
  const words = findingWords.of(useLanguage());
  const { car } = useShop();
  const hidesMisfits = car !== undefined && search.all === undefined;
  const forCar = hidesMisfits && (found && otherCar(found, car)) === undefined;
  const { q, category } = search;
  return (
    <EmptyState
      title={words.nothing({ q, inCategory: category !== undefined, forCar })}
      actions={
        <>
          {hidesMisfits && (
            <LinkButton variant="secondary" to={addressOf(changed(search, { all: "true" }))}>
              {words.misfitsToo}
            </LinkButton>
          )}
          {empty.action && (
            <LinkButton variant="secondary" to={empty.action.url}>
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
