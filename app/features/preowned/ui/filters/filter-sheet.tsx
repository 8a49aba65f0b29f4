import type { ComponentProps } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { listWords } from "#app/ui/list/words.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { StockSearchState } from "../search/use-stock-search.ts";
import { searchWords } from "../search/words.ts";
import { Filters } from "./filters.tsx";

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  filters: ComponentProps<typeof Filters>;
  state: Pick<StockSearchState, "results" | "isPending">;
}

/** The filters on a phone: each choice counts at once, and the button at the foot says what it shows. */
export function FilterSheet({ open, onClose, filters, state }: FilterSheetProps) {
  const language = useLanguage();
  const words = searchWords.of(language);
  const total = state.results?.total ?? 0;
  return (
    <Dialog open={open} onClose={onClose} title={listWords.of(language).filters} size="screen">
      <Filters {...filters} />
      <div className="sticky bottom-0 z-1 -mx-(--gutter) -mb-6 border-t border-line bg-surface px-(--gutter) py-4 sm:-mb-8">
        <Button wide data-analytics="show-cars" loading={state.isPending} onClick={onClose}>
          {words.showCars(total)}
        </Button>
      </div>
    </Dialog>
  );
}
