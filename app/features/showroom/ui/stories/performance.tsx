import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { SpecificationName } from "../../rules/vehicle/specification.ts";
import { numberInWords, unitOf } from "../specification/number-words.ts";
import { specificationNames } from "../specification/words.ts";
import type { TrimView } from "../trims/trim-view.ts";
import type { SectionView } from "../vehicle/vehicle-view.ts";
import { Features } from "./features.tsx";
import { SectionWords } from "./section-words.tsx";

interface PerformanceProps {
  section: SectionView;
  trims: readonly TrimView[];
}

/** On the deep sea: every engine with its numbers large, then what stands behind them. */
export function Performance({ section, trims }: PerformanceProps) {
  const [picture] = section.pictures;
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="on-dark bg-sea-950 text-on-dark print:bg-white print:text-ink"
    >
      {picture && <Picture {...picture} sizes="100vw" ground="dark" className="wide-picture" />}
      <div className="frame section-space">
        <SectionWords section={section} dark />
        <Engines trims={enginesOf(trims)} />
        <Features features={section.features} layout="columns" dark />
      </div>
    </section>
  );
}

/** One trim for each engine: the first that has it. */
function enginesOf(trims: readonly TrimView[]): TrimView[] {
  const engine = ({ specifications: { fuel, powerKw, torqueNm } }: TrimView) =>
    `${fuel} ${powerKw} ${torqueNm}`;
  return trims.filter((trim, index) => trims.findIndex((other) => engine(other) === engine(trim)) === index);
}

const shown = ["powerKw", "torqueNm", "acceleration"] as const satisfies readonly SpecificationName[];

function Engines({ trims }: { trims: readonly TrimView[] }) {
  return (
    <ul className="my-12 grid gap-x-8 gap-y-12 md:grid-flow-col md:auto-cols-fr lg:my-16">
      {trims.map((trim) => (
        <li key={trim.id}>
          <h3 className="text-on-dark-soft print:text-ink">{trim.name}</h3>
          <dl className="mt-3 grid gap-3">
            {shown.map((name, index) => (
              <Figure key={name} name={name} value={trim.specifications[name]} large={index === 0} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Figure({ name, value, large }: { name: SpecificationName; value: number; large: boolean }) {
  const language = useLanguage();
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-on-dark-soft print:text-ink">{specificationNames.of(language)[name]}</dt>
      <dd className={large ? "text-display font-light tabular" : "text-heading font-light tabular"}>
        <Ltr>{numberInWords(name, value)}</Ltr>{" "}
        <span className={`tracking-normal ${large ? "text-heading" : "text-base"}`}>
          {unitOf(name, value, language)}
        </span>
      </dd>
    </div>
  );
}
