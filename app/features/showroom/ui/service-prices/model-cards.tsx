import { useNavigation } from "react-router";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { selectionAddress } from "../../rules/service-estimate.ts";
import type { ServiceModel } from "./service-models.ts";
import { oneStepDeeper, usePopupState } from "./use-popup-steps.ts";
import { servicePriceWords } from "./words.ts";

/** Every model with the price of its smallest service. A card opens the popup of its prices. */
export function ModelCards({ models, currency }: { models: readonly ServiceModel[]; currency: string }) {
  const words = servicePriceWords.of(useLanguage());
  return (
    <section id="choose-model" aria-labelledby="choose-model-title" className="frame section-space">
      <h2 id="choose-model-title" className="text-heading font-light">
        {words.chooseModel}
      </h2>
      <ul
        className={`mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:mt-12 ${models.length % 5 === 0 ? "lg:grid-cols-5" : "md:grid-cols-3"}`}
      >
        {models.map((model) => (
          <ModelCard key={model.id} model={model} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

function ModelCard({ model, currency }: { model: ServiceModel; currency: string }) {
  const words = servicePriceWords.of(useLanguage());
  const popup = usePopupState();
  const address = selectionAddress({ model: model.id });
  const { location } = useNavigation();
  const isOpening = location !== undefined && new URLSearchParams(location.search).get("model") === model.id;
  return (
    <li className="group relative grid content-end">
      {model.image && isPicturePublished(model.image) && (
        <Picture
          className="h-auto w-full"
          wide={model.image}
          width={1280}
          height={720}
          alt=""
          sizes="(width < 480px) 90vw, (width < 1000px) 45vw, 25vw"
        />
      )}
      <div className="mt-4 border-t border-line-strong pt-4">
        <h3 className="text-subheading">
          <LocalLink
            to={address}
            state={oneStepDeeper(popup)}
            preventScrollReset
            className="after:absolute after:inset-0"
          >
            {model.name}
          </LocalLink>
        </h3>
        <p className="mt-1 flex items-center justify-between gap-4 text-ink-soft">
          <span>
            {words.serviceFrom} <Riyals sum={model.from} currency={currency} asterisk />
          </span>
          {isOpening ? (
            <Spinner />
          ) : (
            <Icon
              name="arrow-forward"
              className="size-5 text-accent transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
            />
          )}
        </p>
      </div>
    </li>
  );
}
