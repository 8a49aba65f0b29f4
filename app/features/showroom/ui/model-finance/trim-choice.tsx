import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { TrimView } from "../trims/trim-view.ts";
import { Choice } from "./choice.tsx";
import { modelFinanceWords } from "./words.ts";

interface TrimChoiceProps {
  trims: readonly TrimView[];
  trim: TrimView;
  currency: string;
  onChange: (id: string) => void;
}

/** The trims with their cash prices: what is calculated with. */
export function TrimChoice({ trims, trim, currency, onChange }: TrimChoiceProps) {
  const words = modelFinanceWords.of(useLanguage());
  return (
    <Choice
      legend={words.trim}
      layout="list"
      value={trim.id}
      onChange={onChange}
      options={trims.map(({ id, name, price }) => ({
        value: id,
        label: (
          <span className="grid gap-0.5">
            {name}
            <span className="text-sm">
              <Riyals sum={price} currency={currency} asterisk />
            </span>
          </span>
        ),
      }))}
    />
  );
}
