import { type ReactNode, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { standAboveBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { partsWords } from "../../words.ts";
import { SearchField } from "../search/search-field.tsx";
import { useShop } from "./shop-context.ts";
import { shopWords } from "./words.ts";

/** On a phone the search, the car and the cart stay within the thumb's reach. */
export function PhoneBar({ cart }: { cart: ReactNode }) {
  const language = useLanguage();
  const words = shopWords.of(language);
  const { openChooser } = useShop();
  const [isSearching, setSearching] = useState(false);
  return (
    <div
      ref={standAboveBottomInset}
      data-analytics-place="parts-phone-bar"
      className="action-bar sticky bottom-(--consent-height) z-30 mt-auto border-t border-line bg-surface lg:hidden noscript:hidden print:hidden"
    >
      <div className="frame grid auto-cols-fr grid-flow-col gap-2 py-1.5 text-sm">
        <button
          type="button"
          data-analytics="open-search"
          aria-haspopup="dialog"
          onClick={() => setSearching(true)}
          className={action}
        >
          <Icon name="search" />
          {words.searchButton}
        </button>
        <button
          type="button"
          data-analytics="open-car-chooser"
          aria-haspopup="dialog"
          onClick={openChooser}
          className={action}
        >
          <Icon name="car" />
          {words.car}
        </button>
        {cart}
      </div>
      <Dialog
        open={isSearching}
        onClose={() => setSearching(false)}
        title={partsWords.of(language).shop}
        size="form"
      >
        <div className="pt-2">
          <SearchField onDone={() => setSearching(false)} />
        </div>
      </Dialog>
    </div>
  );
}

const action =
  "flex min-h-12 flex-col items-center justify-center gap-0.5 rounded leading-tight hover:bg-sand-50";
