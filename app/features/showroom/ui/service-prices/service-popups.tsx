import { useNavigate, useSearchParams } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import {
  readServiceSelection,
  type ServiceSelection,
  selectionAddress,
  serviceChoice,
} from "../../rules/service-estimate.ts";
import { EstimateTable } from "./estimate-table.tsx";
import { PricePopup } from "./price-popup.tsx";
import type { PricedModel, PriceLabels, ServiceModel } from "./service-models.ts";
import { TrimPopup } from "./trim-popup.tsx";
import { useClosePopups, usePopupState } from "./use-popup-steps.ts";
import { servicePriceWords } from "./words.ts";

interface ServicePopupsProps {
  /** The model that the address names. */
  model: PricedModel;
  models: readonly ServiceModel[];
  labels: PriceLabels;
}

/**
 * The two popups of a model: prices and lease-to-own by trim, then service prices (product/pages.md#service-pages).
 * The address says which is open and what is chosen, so that each can be shared and closed by going back.
 */
export function ServicePopups({ model, models, labels }: ServicePopupsProps) {
  const words = servicePriceWords.of(useLanguage());
  const [search] = useSearchParams();
  const selection = readServiceSelection(search);
  const choice = serviceChoice(model.trims, selection);
  const showPrices = selection.service !== undefined;
  const close = useClosePopups();
  const changeTo = useChangeInPlace();
  return (
    <>
      <Dialog open={!showPrices} onClose={close} title={words.priceAndLease} size="form">
        {choice ? (
          <TrimPopup
            model={model}
            models={models}
            trim={choice.trim}
            labels={labels}
            onModel={(id) => changeTo({ model: id })}
          />
        ) : (
          <p>{words.noPrices}</p>
        )}
      </Dialog>
      <Dialog open={showPrices} onClose={close} title={words.prices(model.name)} size="form">
        {choice ? (
          <PricePopup model={model.id} choice={choice} labels={labels} onSelect={changeTo} />
        ) : (
          <p>{words.noPrices}</p>
        )}
      </Dialog>
      {choice && <PricesToRead name={model.name} choice={choice} currency={labels.currency} />}
    </>
  );
}

/** A choice within a popup changes its address without an entry in the history. */
function useChangeInPlace(): (selection: ServiceSelection) => void {
  const navigate = useNavigate();
  const language = useLanguage();
  const state = usePopupState();
  return (selection) =>
    void navigate(withLanguage(selectionAddress(selection), language), {
      replace: true,
      preventScrollReset: true,
      state,
    });
}

/** Before any script, a popup does not open: its prices stand on the page. */
function PricesToRead({
  name,
  choice: { trim, type },
  currency,
}: {
  name: string;
  choice: NonNullable<ReturnType<typeof serviceChoice>>;
  currency: string;
}) {
  const words = servicePriceWords.of(useLanguage());
  return (
    <noscript>
      <section className="frame section-space">
        <h2 className="text-heading font-light">{words.prices(name)}</h2>
        {type.services.map((estimate) => (
          <div key={estimate.id} className="mt-10">
            <h3 className="text-subheading">{estimate.label}</h3>
            <EstimateTable
              estimate={estimate}
              currency={currency}
              caption={words.carWithEngine(trim.name, type.name)}
            />
          </div>
        ))}
      </section>
    </noscript>
  );
}
