import type { SectionView } from "../vehicle/vehicle-view.ts";
import { Features } from "./features.tsx";
import { SectionWords } from "./section-words.tsx";

/** Several things of equal weight, beside each other. */
export function Facts({ section }: { section: SectionView }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="frame section-space">
      <SectionWords section={section} />
      <div className="mt-8">
        <Features features={section.features} layout="columns" />
      </div>
    </section>
  );
}
