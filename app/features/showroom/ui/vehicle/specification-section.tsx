import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { specificationWords } from "../specification/section-words.ts";
import { SpecificationTable } from "../specification/specification-table.tsx";
import { SectionTitle } from "../stories/section-words.tsx";
import type { TrimView } from "../trims/trim-view.ts";
import type { SectionView, VehiclePage } from "./vehicle-view.ts";
import { vehicleWords } from "./words.ts";

interface SpecificationSectionProps {
  section: SectionView;
  /** The id of the car. */
  model: string;
  trims: readonly TrimView[];
  facts: VehiclePage["brochureFacts"];
}

/** What a brochure holds (T18): its first page in a few facts, then the whole table, to be read and printed. */
export function SpecificationSection({ section, model, trims, facts }: SpecificationSectionProps) {
  const words = vehicleWords.of(useLanguage());
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="calm">
      <div className="frame section-space">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <SectionTitle section={section} />
            {section.text && <p className="mt-5 max-w-[46ch] text-ink-soft">{section.text}</p>}
            <Brochure model={model} />
          </div>
          <dl className="grid gap-x-10 sm:grid-cols-2">
            {facts.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-4">
                <dt className="text-subheading">{title}</dt>
                <dd className="mt-1 text-sm text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <details className="folded-on-paper group mt-12 border-y border-line-strong">
          <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 text-subheading hover:text-accent [&::-webkit-details-marker]:hidden">
            {words.allNumbers}
            <Icon
              name="plus"
              className="size-5 shrink-0 transition-transform group-open:rotate-45 print:hidden"
            />
          </summary>
          <SpecificationTable caption={words.allNumbers} trims={trims} />
          <Button
            variant="quiet"
            data-analytics="print"
            onClick={() => window.print()}
            className="my-4 print:hidden"
          >
            <Icon name="print" className="size-4" />
            {words.printTable}
          </Button>
        </details>
      </div>
    </section>
  );
}

function Brochure({ model }: { model: string }) {
  const language = useLanguage();
  const words = specificationWords.of(language);
  return (
    <p className="mt-6 print:hidden">
      <a
        href={`/brochures/${model}-${language}.pdf`}
        type="application/pdf"
        data-analytics="brochure"
        className="inline-flex min-h-11 items-center gap-2.5 text-accent underline underline-offset-4"
      >
        <Icon name="print" className="size-4" />
        {words.brochure}
      </a>
    </p>
  );
}
