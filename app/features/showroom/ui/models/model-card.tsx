import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { withCommas } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { comparedWords } from "#app/ui/comparison/words.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { FittingModel } from "../../rules/models/model-filter.ts";
import type { PriceLabels } from "../price/price-labels.ts";
import { namedValues } from "../specification/words.ts";
import type { ListedModel } from "./listed-models.ts";
import { modelWords } from "./words.ts";

interface ModelCardProps {
  fitting: FittingModel<ListedModel>;
  labels: PriceLabels;
  first: boolean;
  isPicked: boolean;
  onPick: () => void;
}

/** A model in the list, by those of its trims that fit. All of it is a link, but the box that picks it to be compared. */
export function ModelCard({ fitting: { model, trims }, labels, first, isPicked, onPick }: ModelCardProps) {
  const language = useLanguage();
  const words = modelWords.of(language);
  const seats = trims.map((trim) => trim.seats);
  const fuels = [...new Set(trims.map(({ fuel }) => namedValues.of(language)[fuel]))];
  const [cheapest] = trims;
  const monthly = trims.flatMap((trim) => trim.monthly ?? []);
  return (
    <article className="group relative grid h-full content-start">
      <div className="grid aspect-[3/2] content-center overflow-hidden rounded-lg bg-sand-50 px-[5%] transition-colors duration-300 group-hover:bg-sand-100">
        {model.car && (
          <Picture
            {...model.car}
            first={first}
            sizes="(width < 748px) 90vw, (width < 1280px) 36vw, 25vw"
            className="h-auto w-full transition-transform duration-500 ease-out group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div className="mt-4 flex items-start justify-between gap-3">
        <h2 className="text-heading font-light">
          <LocalLink
            to={model.url}
            className="decoration-1 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
          >
            {model.name}
          </LocalLink>
        </h2>
        <label className="relative z-1 -my-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded px-1 text-sm">
          <input
            type="checkbox"
            name="models"
            value={model.id}
            checked={isPicked}
            onChange={onPick}
            data-analytics="compare"
            aria-label={words.compareModel(model.name)}
            className="size-5 accent-accent"
          />
          {comparedWords.of(language).compare}
        </label>
      </div>
      <p className="text-ink-soft">{model.typeName}</p>
      {cheapest && (
        <p className="mt-3">
          {labels.from} <Riyals sum={cheapest.price} currency={labels.currency} asterisk />
        </p>
      )}
      {monthly.length > 0 && (
        <p className="text-sm text-ink-soft">
          <Riyals sum={Math.min(...monthly)} currency={labels.currency} asterisk /> {labels.month}
        </p>
      )}
      <ul className="mt-3 flex flex-wrap border-t border-line pt-2.5 text-sm text-ink-soft">
        <li className="stock-fact tabular">{words.seatsOf(Math.min(...seats), Math.max(...seats))}</li>
        <li className="stock-fact">{withCommas(fuels, language)}</li>
      </ul>
    </article>
  );
}
