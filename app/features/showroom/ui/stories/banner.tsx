import type { SectionView } from "../vehicle/vehicle-view.ts";
import { SectionWords } from "./section-words.tsx";

/** One sentence and one action on the deep sea. */
export function Banner({ section }: { section: SectionView }) {
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="on-dark bg-sea-950 text-on-dark print:hidden"
    >
      <div className="frame section-space">
        <SectionWords section={section} dark />
      </div>
    </section>
  );
}
