import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { numberInWords, unitOf } from "../specification/number-words.ts";
import { specificationNames, tableWords } from "../specification/words.ts";
import { SectionAction, SectionTitle } from "../stories/section-words.tsx";
import type { KeyFigure, SectionView } from "./vehicle-view.ts";

interface IntroductionProps {
  section: SectionView;
  figures: readonly KeyFigure[];
}

/** What kind of car it is, in a few sentences and the numbers that its buyers compare first. */
export function Introduction({ section, figures }: IntroductionProps) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="frame section-space">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
        <SectionTitle section={section} />
        <div>
          <p className="max-w-[56ch] lg:text-lead">{section.text}</p>
          <SectionAction section={section} />
        </div>
      </div>
      <dl
        className={`mt-8 grid grid-cols-2 gap-6 lg:mt-12 lg:auto-cols-fr lg:grid-flow-col ${figures.length === 3 ? "md:grid-cols-3" : ""}`}
      >
        {figures.map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </dl>
    </section>
  );
}

function Figure({ name, least, most }: KeyFigure) {
  const language = useLanguage();
  const words = tableWords.of(language);
  const best = bestOf(name, least, most);
  const unit = unitOf(name, best, language);
  return (
    <div className="flex flex-col-reverse justify-end border-t border-line-strong pt-3">
      <dt className="mt-1 text-sm text-ink-soft">
        {specificationNames.of(language)[name]}
        {least !== most && (
          <span className="block">
            {words.rangeOf(numberInWords(name, least), numberInWords(name, most))}
          </span>
        )}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-1.5 text-display leading-none font-light tabular rtl:leading-tight">
        <Ltr>{numberInWords(name, best)}</Ltr>
        {unit && <span className="text-base tracking-normal"> {unit}</span>}
      </dd>
    </div>
  );
}

/** Of a range the number that speaks for the model: the least fuel and seconds, the most of everything else. */
function bestOf(name: KeyFigure["name"], least: number, most: number): number {
  return name === "consumption" || name === "acceleration" ? least : most;
}
