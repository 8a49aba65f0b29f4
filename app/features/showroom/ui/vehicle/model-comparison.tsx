import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { modelComparisonAddress } from "../../rules/models/compared-models-address.ts";
import { SectionTitle } from "../stories/section-words.tsx";
import type { SectionView } from "./vehicle-view.ts";
import { vehicleWords } from "./words.ts";

/** A model among those that are compared. */
export interface ComparedModel {
  readonly id: string;
  readonly name: string;
}

interface ModelComparisonProps {
  section: SectionView;
  /** This model, then those beside which it stands. */
  models: readonly ComparedModel[];
}

/** The way to this model beside one or two others of the range, where others can be chosen (T17). */
export function ModelComparison({ section, models: [own, ...others] }: ModelComparisonProps) {
  const words = vehicleWords.of(useLanguage());
  const ids = [own, ...others].flatMap((model) => model?.id ?? []);
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="calm print:hidden">
      <div className="frame section-space grid gap-x-16 gap-y-3 lg:grid-cols-2">
        <SectionTitle section={section} />
        <div>
          {section.text && <p className="max-w-[56ch] text-ink-soft">{section.text}</p>}
          <LinkButton
            variant="secondary"
            to={modelComparisonAddress(ids)}
            data-analytics="compare-models"
            className="mt-4"
          >
            {words.compareWith(others.map(({ name }) => name))}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
