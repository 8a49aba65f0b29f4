import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { specificationWords } from "../specification/section-words.ts";
import { SectionTitle } from "../stories/section-words.tsx";
import { Brochure } from "./brochure.tsx";
import type { SectionView } from "./vehicle-view.ts";

interface SpecificationSectionProps {
  section: SectionView;
  /** The id of the car. */
  model: string;
}

/** What is measured (T18): the ways to the whole table and to the brochure. */
export function SpecificationSection({ section, model }: SpecificationSectionProps) {
  const words = specificationWords.of(useLanguage());
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="calm">
      <div className="frame section-space grid gap-x-16 gap-y-3 lg:grid-cols-2">
        <SectionTitle section={section} />
        <div>
          {section.text && <p className="max-w-[56ch] text-ink-soft">{section.text}</p>}
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            <LinkButton variant="secondary" to={href("/vehicle/:car/specifications", { car: model })}>
              {words.allNumbers}
            </LinkButton>
            <Brochure model={model} />
          </div>
        </div>
      </div>
    </section>
  );
}
