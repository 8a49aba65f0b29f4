import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { type PricedTrim, selectionAddress } from "../../rules/service-estimate.ts";
import type { PricedModel, PriceLabels, ServiceModel } from "./service-models.ts";
import { oneStepDeeper, usePopupState } from "./use-popup-steps.ts";
import { servicePriceWords } from "./words.ts";

interface TrimPopupProps {
  model: PricedModel;
  models: readonly ServiceModel[];
  trim: PricedTrim;
  labels: PriceLabels;
  onModel: (id: string) => void;
}

/** First popup: a model, one of its trims, and what that costs to buy or to lease to own. */
export function TrimPopup({ model, models, trim, labels, onModel }: TrimPopupProps) {
  const words = servicePriceWords.of(useLanguage());
  const popup = usePopupState();
  const card = models.find(({ id }) => id === model.id);
  return (
    <div className="grid gap-6">
      {card && (
        <div className="mx-auto w-full max-w-96">
          <Picture
            className="h-auto w-full"
            wide={card.image}
            width={1280}
            height={720}
            alt=""
            sizes="400px"
          />
        </div>
      )}
      <SelectField label={words.model} value={model.id} onChange={(event) => onModel(event.target.value)}>
        {models.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div>
        <h3 id="trims" className="font-normal">
          {words.trim}
        </h3>
        <ul aria-labelledby="trims" className="mt-2 border-t border-line-strong">
          {model.trims.map((one) => (
            <TrimLine key={one.id} trim={one} chosen={one.id === trim.id} model={model.id} labels={labels} />
          ))}
        </ul>
      </div>
      <LinkButton
        to={selectionAddress({
          model: model.id,
          trim: trim.id,
          service: trim.types[0]?.services[0]?.id ?? "",
        })}
        state={oneStepDeeper(popup)}
        preventScrollReset
        wide
      >
        {words.explore}
      </LinkButton>
    </div>
  );
}

interface TrimLineProps {
  trim: PricedTrim;
  chosen: boolean;
  model: string;
  labels: PriceLabels;
}

/** A link, so that a trim can be chosen before any script; the address remembers it. */
function TrimLine({ trim, chosen, model, labels }: TrimLineProps) {
  const words = servicePriceWords.of(useLanguage());
  const popup = usePopupState();
  return (
    <li className="border-b border-line-strong">
      <LocalLink
        to={selectionAddress({ model, trim: trim.id })}
        state={popup}
        replace
        preventScrollReset
        aria-current={chosen ? "true" : undefined}
        className="grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-3 px-1 py-3.5 hover:bg-sand-50 aria-[current]:bg-accent-soft"
      >
        <span
          aria-hidden="true"
          className={`mt-1 size-5 rounded-full border ${chosen ? "border-[6px] border-accent bg-surface" : "border-line-strong"}`}
        />
        <span>{trim.name}</span>
        <span className="text-end">
          <span className="sr-only">{words.cash} </span>
          <Riyals sum={trim.price} currency={labels.currency} asterisk />
          {trim.leaseToOwn && (
            <span className="mt-0.5 block text-sm text-ink-soft">
              <span className="sr-only">{labels.leaseToOwn} </span>
              <Riyals sum={trim.leaseToOwn} currency={labels.currency} asterisk /> {labels.month}
            </span>
          )}
        </span>
        <span className="col-span-2 col-start-2 mt-1 block text-sm text-ink-soft">{trim.summary}</span>
      </LocalLink>
    </li>
  );
}
