import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { modelComparisonAddress } from "../../rules/models/compared-models-address.ts";
import type { SpecificationName } from "../../rules/vehicle/specification.ts";
import { ModelChooser } from "../models/model-chooser.tsx";
import { Comparison } from "../specification/comparison.tsx";
import { SectionWords } from "../stories/section-words.tsx";
import type { TrimView } from "../trims/trim-view.ts";
import type { CarCutOut, SectionView } from "./vehicle-view.ts";
import { vehicleWords } from "./words.ts";

/** A model among those that are compared, by the trim that its price begins with. */
export interface ComparedModel {
  readonly id: string;
  readonly name: string;
  /** Absent: it is the model of this page. */
  readonly url: string | undefined;
  readonly car: CarCutOut | undefined;
  readonly trim: TrimView;
}

/** What tells one model from another; the rest stands in each model's own table. */
const announced: readonly SpecificationName[] = [
  "fuel",
  "powerKw",
  "torqueNm",
  "acceleration",
  "consumption",
  "lengthMm",
  "heightMm",
  "groundClearanceMm",
  "seats",
  "bootLitres",
  "airbags",
];

interface ModelComparisonProps {
  section: SectionView;
  models: readonly ComparedModel[];
  /** All models, of which two others may be chosen. */
  choices: readonly { readonly id: string; readonly name: string }[];
  currency: string;
}

/** This model beside one or two others of the range (T17), all from the same side. The address holds the choice. */
export function ModelComparison({ section, models, choices, currency }: ModelComparisonProps) {
  const words = vehicleWords.of(useLanguage());
  const [own, ...others] = models;
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="calm">
      <div className="frame section-space print:break-inside-avoid">
        <SectionWords section={section} className="mb-10 lg:mb-14" />
        <div className="mb-8">
          <ModelChooser
            action={`#${section.id}`}
            name="compare"
            labels={[words.secondModel, words.thirdModel]}
            chosen={[others[0]?.id, others[1]?.id ?? ""]}
            choices={choices.filter(({ id }) => id !== own?.id)}
          />
        </div>
        <Comparison
          columns={models.map((model) => ({ ...model.trim, id: model.id, head: <Head model={model} /> }))}
          currency={currency}
          label={words.modelsSideBySide}
          names={announced}
        />
        <LocalLink
          to={modelComparisonAddress(models.map(({ id }) => id))}
          className="mt-4 inline-flex min-h-11 items-center gap-2.5 text-accent underline-offset-4 hover:underline print:hidden"
        >
          {words.compareInFull}
          <Icon name="arrow-forward" className="size-4" />
        </LocalLink>
      </div>
    </section>
  );
}

function Head({ model: { name, url, car, trim } }: { model: ComparedModel }) {
  return (
    <div className="relative max-w-72">
      {car && <Picture className="h-auto w-full" {...car} alt="" sizes="(width < 1000px) 8rem, 18rem" />}
      {url ? (
        <LocalLink
          to={url}
          className="mt-3 flex min-h-11 items-center text-subheading text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {name}
        </LocalLink>
      ) : (
        <p className="mt-3 flex min-h-11 items-center text-subheading">{name}</p>
      )}
      <p className="text-sm text-ink-soft">{trim.name}</p>
    </div>
  );
}
