import { useState } from "react";
import { reportSlider } from "#app/features/analytics/ui/slider-events.ts";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { Slider } from "#app/ui/slider/slider.tsx";
import { ForwardLink } from "./forward-link.tsx";
import { allModels, type HomeModel, type ModelLabels } from "./home-models.ts";

interface ModelSliderProps {
  title: string;
  /** What the asterisk of the prices means. */
  note: string;
  models: readonly HomeModel[];
  labels: ModelLabels;
}

const report = reportSlider("models");

/** The range: a tab for each type, a card for each model. */
export function ModelSlider({ title, note, models, labels }: ModelSliderProps) {
  const [type, setType] = useState(allModels);
  const shown = models.filter(({ types }) => type === allModels || types.includes(type));
  return (
    <section id="T2" aria-labelledby="T2-title" className="plain-block frame section-space">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 lg:mb-8">
        <h2 id="T2-title" className="text-title font-light">
          {title}
        </h2>
        <ForwardLink to={href("/vehicle")}>{labels.allVehiclesLabel}</ForwardLink>
      </div>
      <Slider
        label={title}
        tabs={{ label: title, items: labels.types, active: type, onChoose: setType }}
        {...report}
      >
        {shown.map((model) => (
          <ModelCard key={model.id} model={model} labels={labels} />
        ))}
      </Slider>
      <p className="mt-6 max-w-[72ch] text-sm text-ink-soft">{note}</p>
    </section>
  );
}

function ModelCard({ model, labels }: { model: HomeModel; labels: ModelLabels }) {
  return (
    <LocalLink to={model.url} className="group block h-full rounded-lg">
      <span className="grid aspect-[4/3] content-center overflow-hidden rounded-lg bg-sand-50 px-[4%] transition-colors duration-300 group-hover:bg-sand-100">
        {model.picture && (
          <Picture
            className="h-auto w-full"
            wide={model.picture}
            width={1280}
            height={720}
            alt={model.alt}
            sizes="(width < 748px) 80vw, (width < 1000px) 40vw, 27vw"
          />
        )}
      </span>
      <span className="mt-4 block text-heading font-light">{model.name}</span>
      <span className="mt-0.5 block text-ink-soft">{model.typeName}</span>
      <span className="mt-3 block">
        {labels.fromLabel} <Riyals sum={model.fromPrice} currency={labels.currencyLabel} asterisk />
      </span>
      {model.leaseToOwnPrice !== undefined && (
        <span className="block text-sm text-ink-soft">
          {labels.leaseToOwnLabel}{" "}
          <Riyals sum={model.leaseToOwnPrice} currency={labels.currencyLabel} asterisk /> {labels.monthLabel}
        </span>
      )}
    </LocalLink>
  );
}
