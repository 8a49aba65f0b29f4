import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { numberInWords, unitOf } from "../specification/number-words.ts";
import { specificationNames, tableWords } from "../specification/words.ts";
import { SectionAction, SectionTitle } from "../stories/section-words.tsx";
import type { CarCutOut, KeyFigure, SectionView } from "./vehicle-view.ts";

interface IntroductionProps {
  section: SectionView;
  figures: readonly KeyFigure[];
  car: CarCutOut | undefined;
  /** The hero shows the same cut-out already. */
  carIsShown: boolean;
}

/** What kind of car it is, in a few sentences and the numbers that its buyers compare first. */
export function Introduction({ section, figures, car, carIsShown }: IntroductionProps) {
  const [picture] = section.pictures;
  const isCar = picture?.wide === car?.wide;
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="frame section-space">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <SectionTitle section={section} />
        <div>
          <p className="max-w-[56ch] text-lead">{section.text}</p>
          <SectionAction section={section} />
        </div>
      </div>
      {picture && !isCar && (
        <Picture
          {...picture}
          sizes="92vw"
          ground="light"
          className="wide-picture mt-12 rounded-lg lg:mt-20"
        />
      )}
      {picture && isCar && car && !carIsShown && (
        <div className="mx-auto mt-6 max-w-[64rem]">
          <Picture
            className="h-auto w-full"
            {...car}
            alt={picture.alt}
            sizes="(width < 1260px) 92vw, 64rem"
          />
        </div>
      )}
      <dl
        className={`mt-12 grid grid-cols-2 gap-x-6 gap-y-10 lg:mt-20 lg:auto-cols-fr lg:grid-flow-col ${figures.length === 3 ? "md:grid-cols-3" : ""}`}
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
    <div className="flex flex-col-reverse justify-end border-t border-line-strong pt-4">
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
