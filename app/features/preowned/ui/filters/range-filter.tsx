import { useLanguage } from "#app/i18n/use-language.ts";
import type { StockSearch } from "../../rules/address/stock-address.ts";
import { boundAt, scaleOf } from "../../rules/bound-scale.ts";
import type { BoundFilter } from "../../rules/fields/car-filters.ts";
import { searchWords } from "../search/words.ts";
import { BoundField } from "./bound-field.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { RangeLine } from "./range-line.tsx";
import { useResting } from "./use-resting.ts";

interface Bound {
  readonly name: BoundFilter;
  readonly value: number | undefined;
}

interface RangeFilterProps {
  label: string;
  /** What the stock holds. */
  range: { readonly min: number; readonly max: number };
  /** Absent where only the upper end can be bounded. */
  least: Bound | undefined;
  most: Bound;
  unit: { readonly before?: string; readonly after?: string } | undefined;
  /** A value with its unit as it is said aloud; without it the unit stands beside the number as it is. */
  inWords?: ((value: number) => string) | undefined;
  /** Years: numbers without separators. */
  plain: boolean;
  onChange: (change: Partial<StockSearch>) => void;
}

/** Two ends of a quantity: numbers to type, and a line to push them along. Each does everything. */
export function RangeFilter({ label, range, least, most, unit, inWords, plain, onChange }: RangeFilterProps) {
  const words = searchWords.of(useLanguage());
  const scale = scaleOf(range);
  // What is moved shows at once, and is requested when it rests.
  const [held, hold] = useResting<Partial<StockSearch>>(onChange);
  const heldOr = (bound: Bound) => (held && bound.name in held ? held[bound.name] : bound.value);
  const format = (value: number) => (plain ? String(value) : value.toLocaleString("en"));
  const field = { format, unit, onChange };
  return (
    <FilterGroup legend={label}>
      <div className={`grid gap-3 ${least ? "grid-cols-2" : ""}`}>
        {least && (
          <BoundField
            {...field}
            name={least.name}
            label={words.least(label)}
            mark={words.from}
            value={heldOr(least)}
            end={range.min}
          />
        )}
        <BoundField
          {...field}
          name={most.name}
          label={words.most(label)}
          mark={words.to}
          value={heldOr(most)}
          end={range.max}
        />
      </div>
      <RangeLine
        scale={scale}
        labels={{ least: words.least(label), most: words.most(label) }}
        inWords={inWords ?? ((value) => [unit?.before, format(value), unit?.after].filter(Boolean).join(" "))}
        least={least && heldOr(least)}
        hasLeast={least !== undefined}
        most={heldOr(most)}
        onLeast={(value) => least && hold({ ...held, [least.name]: boundAt(value, "min", scale) })}
        onMost={(value) => hold({ ...held, [most.name]: boundAt(value, "max", scale) })}
      />
    </FilterGroup>
  );
}
