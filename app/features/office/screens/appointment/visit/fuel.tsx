import { fullTank } from "#app/features/workshop/rules/check-in.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Chips } from "./choices.tsx";
import { visitWords } from "./words.ts";

const eighths = Array.from({ length: fullTank + 1 }, (_, number) => number);

interface FuelProps {
  value: number | null;
  onChange: (eighths: number) => void;
  problem?: string | undefined;
}

/** A tank as its instrument shows it, in eighths. */
export function FuelChoice({ value, onChange, problem }: FuelProps) {
  const words = visitWords.of(useLanguage());
  const nameOf = (number: number) =>
    number === 0 ? words.empty : number === fullTank ? words.full : `${number}/${fullTank}`;
  return (
    <Chips
      isRow
      label={words.fuel}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
      problem={problem}
      chips={eighths.map((number) => ({
        id: String(number),
        name: nameOf(number),
        content: (
          <span className="truncate text-xs">
            {number === 0 || number === fullTank ? nameOf(number) : <Ltr>{number}/8</Ltr>}
          </span>
        ),
      }))}
    />
  );
}

/** A tank in words: "3/8", "Full". */
export function Fuel({ eighths: number }: { eighths: number }) {
  const words = visitWords.of(useLanguage());
  if (number === 0) return words.empty;
  return number === fullTank ? words.full : <Ltr>{`${number}/${fullTank}`}</Ltr>;
}
