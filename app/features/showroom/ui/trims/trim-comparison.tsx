import "../specification/comparison.css";
import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type ComparedRow, compareTrims } from "../../rules/vehicle/specification.ts";
import { Riyals } from "../finance/riyals.tsx";
import { Quantity } from "../specification/quantity.tsx";
import { specificationNames, tableWords } from "../specification/words.ts";
import type { TrimView } from "./trim-view.ts";
import { trimWords } from "./words.ts";

interface TrimComparisonProps {
  trims: readonly TrimView[];
  currency: string;
}

/**
 * Trims side by side: prices and what differs at once, what all have in common on demand. A plain table, so that it
 * reads without scripts.
 */
export function TrimComparison({ trims, currency }: TrimComparisonProps) {
  const words = trimWords.of(useLanguage());
  const id = useId();
  const { differing, common } = compareTrims(trims);
  if (trims.length < 2) return null;
  return (
    <div className="mt-16 lg:mt-24">
      <h3 id={id} className="mb-4 text-heading font-light">
        {words.compare}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className="comparison" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.differing}</th>
              {trims.map((trim) => (
                <th key={trim.id} scope="col">
                  {trim.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <MoneyLine name={words.cash} sums={trims.map(({ price }) => price)} currency={currency} />
            {trims.some(({ leasePrice }) => leasePrice !== undefined) && (
              <MoneyLine
                name={words.lease}
                sums={trims.map(({ leasePrice }) => leasePrice)}
                currency={currency}
              />
            )}
            {differing.map((row) => (
              <Line key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {common.length > 0 && <InCommon rows={common} />}
    </div>
  );
}

function MoneyLine({
  name,
  sums,
  currency,
}: {
  name: string;
  sums: readonly (number | undefined)[];
  currency: string;
}) {
  const none = tableWords.of(useLanguage()).none;
  return (
    <tr>
      <th scope="row">{name}</th>
      {sums.map((sum, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the trims, in their order
        <td key={column}>
          {sum === undefined ? (
            <span className="text-ink-faint">{none}</span>
          ) : (
            <Riyals sum={sum} currency={currency} asterisk />
          )}
        </td>
      ))}
    </tr>
  );
}

function Line({ row: { name, values } }: { row: ComparedRow }) {
  return (
    <tr>
      <th scope="row">{specificationNames.of(useLanguage())[name]}</th>
      {values.map((value, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the trims, in their order
        <td key={column}>
          <Quantity name={name} value={value} />
        </td>
      ))}
    </tr>
  );
}

function InCommon({ rows }: { rows: readonly ComparedRow[] }) {
  const language = useLanguage();
  const names = specificationNames.of(language);
  return (
    <details className="group border-b border-line-strong">
      <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
        {trimWords.of(language).common(rows.length)}
        <Icon
          name="plus"
          className="size-5 shrink-0 transition-transform group-open:rotate-45 print:hidden"
        />
      </summary>
      <dl className="grid gap-x-12 pb-8 md:grid-cols-2">
        {rows.map(({ name, values }) => (
          <div key={name} className="flex justify-between gap-6 border-t border-line py-2.5">
            <dt className="text-ink-soft">{names[name]}</dt>
            <dd className="text-end">
              <Quantity name={name} value={values[0]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
