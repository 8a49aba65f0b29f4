import type { ReactNode } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ComparisonRow } from "#app/ui/comparison/comparison-table.tsx";
import { compareSpecifications } from "../../rules/vehicle/specification.ts";
import { Quantity } from "../specification/quantity.tsx";
import { comparisonWords, specificationNames, tableWords } from "../specification/words.ts";
import type { ModelColumn } from "./compared-models.ts";
import { modelComparisonWords } from "./comparison-words.ts";

/** A line of the comparison before it is drawn: a value of each model, and how it is shown. */
interface Line {
  readonly key: string;
  readonly name: string;
  readonly values: readonly unknown[];
  readonly cells: readonly ReactNode[];
}

/** What the models are compared by: money first, then the brochure's numbers, warranty and equipment. */
export function useModelLines(columns: readonly ModelColumn[], currency: string) {
  const language = useLanguage();
  const words = modelComparisonWords.of(language);
  const named = comparisonWords.of(language);
  const names = specificationNames.of(language);
  const { differing, common } = compareSpecifications(columns.map(({ trim }) => trim));
  const money = (key: string, name: string, sums: readonly (number | undefined)[]): Line => ({
    key,
    name,
    values: sums,
    cells: sums.map((sum) => sum !== undefined && <Riyals sum={sum} currency={currency} asterisk />),
  });
  const texts = (key: string, name: string, values: readonly (string | undefined)[]): Line => ({
    key,
    name,
    values,
    cells: values,
  });
  const numbers = [...differing, ...common].map(
    ({ name, values }): Line => ({
      key: name,
      name: names[name],
      values,
      cells: values.map((value) => value !== undefined && <Quantity name={name} value={value} />),
    }),
  );
  const lines = [
    money(
      "price",
      named.cash,
      columns.map(({ trim }) => trim.price),
    ),
    money(
      "month",
      words.month,
      columns.map(({ monthly }) => monthly),
    ),
    money(
      "lease",
      named.lease,
      columns.map(({ trim }) => trim.leasePrice),
    ),
    ...numbers,
    texts(
      "warranty",
      words.warranty,
      columns.map(({ warranty }) => warranty),
    ),
    texts(
      "battery",
      words.batteryWarranty,
      columns.map(({ batteryWarranty }) => batteryWarranty),
    ),
    {
      key: "equipment",
      name: words.equipment,
      values: columns.map(({ trim }) => trim.equipment),
      cells: columns.map(({ id, trim }) => <Equipment key={id} list={trim.equipment} />),
    },
  ];
  return lines.filter(({ values }) => values.some((value) => value !== undefined)).map(drawn);
}

function drawn({ key, name, values, cells }: Line) {
  const differs = values.some((value) => value !== values[0]);
  const row = (
    <ComparisonRow key={key} name={name} differs={differs}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the models, in their order
        <td key={column}>{cell || <None />}</td>
      ))}
    </ComparisonRow>
  );
  return { differs, row };
}

function None() {
  return <span className="text-ink-faint">{tableWords.of(useLanguage()).none}</span>;
}

function Equipment({ list }: { list: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {list.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
