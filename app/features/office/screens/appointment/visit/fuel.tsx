import { fuelInWords } from "#app/features/workshop/fuel-in-words.ts";
import { fullTank } from "#app/features/workshop/rules/check-in.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Chips } from "./choices.tsx";
import { visitWords } from "./words.ts";

const eighths = Array.from({ length: fullTank + 1 }, (_, number) => number);
const onInstrument = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"];

interface FuelProps {
  value: number | null;
  onChange: (eighths: number) => void;
  problem?: string | undefined;
}

/** A tank as its instrument shows it, in eighths; read out in words. */
export function FuelChoice({ value, onChange, problem }: FuelProps) {
  const language = useLanguage();
  return (
    <Chips
      isRow
      label={visitWords.of(language).fuel}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
      problem={problem}
      chips={eighths.map((number) => ({
        id: String(number),
        name: fuelInWords(number, language),
        content: (
          <span className="truncate text-xs">{onInstrument[number] || fuelInWords(number, language)}</span>
        ),
      }))}
    />
  );
}
