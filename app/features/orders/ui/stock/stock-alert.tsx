import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { shopWords } from "../../words.ts";
import { stockWords } from "./stock-words.ts";
import { useStockAlert } from "./use-stock-alert.ts";

const look =
  "inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4 aria-disabled:opacity-50";

/** One message when a part can be bought again, by one press: a visitor signs in on the way. */
export function StockAlert({ number }: { number: string }) {
  const language = useLanguage();
  const words = stockWords.of(language);
  const { isOn, isBusy, hasFailed, press } = useStockAlert(number);
  return (
    <div>
      <div role="status">{isOn && <p className="pt-1 text-ink-soft">{words.tellMeOn}</p>}</div>
      <button
        type="button"
        data-analytics="stock-alert"
        aria-disabled={isBusy}
        onClick={() => !isBusy && press()}
        className={look}
      >
        {!isOn && <Icon name="mail" className="size-5" />}
        {isOn ? words.tellMeOff : words.tellMe}
      </button>
      <div role="alert">{hasFailed && <p className="text-danger">{shopWords.of(language).failed}</p>}</div>
    </div>
  );
}
