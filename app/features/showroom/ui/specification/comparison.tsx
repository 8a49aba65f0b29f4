import type { ReactNode } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Fold } from "#app/ui/fold.tsx";
import {
  type ComparedRow,
  compareSpecifications,
  type SpecificationName,
  type Specifications,
} from "../../rules/vehicle/specification.ts";
import { Quantity } from "./quantity.tsx";
import { comparisonWords, specificationNames, tableWords } from "./words.ts";

/** A trim, or a model by one of its trims. Prices in riyals: cash, and a month of lease-to-own where it is leased. */
export interface ComparedColumn {
  readonly id: string;
  /** What heads the column. */
  readonly head: ReactNode;
  readonly price: number;
  readonly leasePrice?: number | undefined;
  readonly specifications: Specifications;
}

interface ComparisonProps {
  columns: readonly ComparedColumn[];
  currency: string;
  /** What the table is called; no other place of the page has the same name. */
  label: string;
  /** The specifications that are compared; without it all of them. */
  names?: readonly SpecificationName[];
}

/**
 * Cars side by side: prices and what differs at once, what all have in common on demand. A plain table, so that it
 * reads without scripts.
 */
export function Comparison({ columns, currency, label, names }: ComparisonProps) {
  const words = comparisonWords.of(useLanguage());
  const { differing, common } = compareSpecifications(columns, names);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className="comparison" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.differing}</th>
              {columns.map(({ id, head }) => (
                <th key={id} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <MoneyLine name={words.cash} sums={columns.map(({ price }) => price)} currency={currency} />
            {columns.some(({ leasePrice }) => leasePrice !== undefined) && (
              <MoneyLine
                name={words.lease}
                sums={columns.map(({ leasePrice }) => leasePrice)}
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
    </>
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the cars, in their order
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the cars, in their order
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
    <Fold label={comparisonWords.of(language).common(rows.length)} className="border-b border-line-strong">
      <dl className="grid gap-x-12 pb-8 md:grid-cols-2">
        {rows.map(({ name, values }) => (
          <div key={name} className="flex justify-between gap-6 border-t border-line py-2.5 print:py-1">
            <dt className="text-ink-soft">{names[name]}</dt>
            <dd className="text-end">
              <Quantity name={name} value={values[0]} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
