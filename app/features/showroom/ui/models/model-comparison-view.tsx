import { useState } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { withCommas } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { maxCompared } from "#app/lib/comparison.ts";
import { ComparisonTable } from "#app/ui/comparison/comparison-table.tsx";
import { DifferencesSwitch } from "#app/ui/comparison/differences-switch.tsx";
import { comparedWords } from "#app/ui/comparison/words.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { ShareButton } from "#app/ui/share/share-button.tsx";
import { modelComparisonAddress } from "../../rules/models/compared-models-address.ts";
import type { ModelColumn } from "./compared-models.ts";
import { modelComparisonWords } from "./comparison-words.ts";
import { useModelLines } from "./model-comparison-lines.tsx";

export interface ModelComparisonProps {
  columns: readonly ModelColumn[];
  /** The names of models that the address has beyond those that fit. */
  left: readonly string[];
  currency: string;
  /** The page's own address with these models, complete. */
  address: string;
  /** The list, with these models picked. */
  list: string;
  /** To the booking of a test drive; a model's id follows. */
  testDrive: { readonly label: string; readonly url: string } | undefined;
}

/** Up to three models side by side, from the address alone. */
export function ModelComparisonView(props: ModelComparisonProps) {
  const { columns, left, currency, address, list, testDrive } = props;
  const language = useLanguage();
  const words = modelComparisonWords.of(language);
  const [differencesFirst, setDifferencesFirst] = useState(true);
  const lines = useModelLines(columns, currency);
  return (
    <div className="frame pt-6 pb-20 lg:pt-12 lg:pb-28">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="text-title font-light">{words.title}</h1>
        <div className="-mx-3 flex flex-wrap items-center gap-x-2 print:hidden">
          {columns.length < maxCompared && (
            <LocalLink
              to={list}
              className="inline-flex min-h-11 items-center gap-2 rounded px-3 hover:bg-sand-100"
            >
              <Icon name="plus" />
              {words.addModel}
            </LocalLink>
          )}
          <ShareButton title={words.pageTitle} address={address} />
        </div>
      </header>
      {left.length > 0 && (
        <p role="status" className="mt-4 text-ink-soft">
          {words.tooMany(withCommas(left, language))}
        </p>
      )}
      <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-x-8">
        <p className="text-sm text-ink-soft">{words.byTrim}</p>
        {columns.length > 1 && (
          <DifferencesSwitch checked={differencesFirst} onChange={setDifferencesFirst} />
        )}
      </div>
      <ComparisonTable
        label={words.title}
        lines={lines}
        sorted={differencesFirst && columns.length > 1}
        columns={columns.map((column) => ({
          id: column.id,
          short: (
            <>
              {column.name}
              <span className="block text-sm text-ink-soft">
                <Riyals sum={column.trim.price} currency={currency} />
              </span>
            </>
          ),
          head: <ModelHead key={column.id} column={column} columns={columns} testDrive={testDrive} />,
        }))}
      />
    </div>
  );
}

interface ModelHeadProps extends Pick<ModelComparisonProps, "columns" | "testDrive"> {
  column: ModelColumn;
}

/** The head of a column: the model, the ways on from it, and the link that takes it out. */
function ModelHead({ column: { id, name, url, car, trim }, columns, testDrive }: ModelHeadProps) {
  const compared = comparedWords.of(useLanguage());
  const others = columns.map((one) => one.id).filter((one) => one !== id);
  const quiet =
    "inline-flex min-h-11 items-center gap-1.5 rounded text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline";
  return (
    <th scope="col">
      <div className="grid aspect-[16/9] max-w-88 content-center">
        {car && <Picture {...car} sizes="(width < 748px) 45vw, 22rem" className="h-auto w-full" />}
      </div>
      <LocalLink
        to={url}
        className="mt-2 inline-flex min-h-11 items-center text-subheading text-accent underline-offset-4 hover:underline"
      >
        {name}
      </LocalLink>
      <p className="text-sm text-ink-soft">{trim.name}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 print:hidden">
        {testDrive && (
          <LocalLink
            to={`${testDrive.url}?car=${id}`}
            aria-label={`${testDrive.label}: ${name}`}
            className={`${quiet} text-accent`}
          >
            {testDrive.label}
          </LocalLink>
        )}
        <LocalLink
          to={modelComparisonAddress(others)}
          replace
          preventScrollReset
          data-analytics="compare-remove"
          aria-label={compared.remove(name)}
          className={quiet}
        >
          <Icon name="close" className="size-3.5" />
          {compared.removeShort}
        </LocalLink>
      </p>
    </th>
  );
}
