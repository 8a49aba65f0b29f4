import type { SectionView } from "../vehicle/vehicle-view.ts";
import { Features } from "./features.tsx";
import { SectionAction, SectionTitle } from "./section-words.tsx";

/** Sections without pictures that follow each other share a ground and, on a wide screen, a line. */
export function WordsTogether({ sections }: { sections: readonly SectionView[] }) {
  const [only, second] = sections;
  if (!only) return null;
  if (!second) return <WordsAlone section={only} />;
  const columns =
    sections.length === 2
      ? "lg:grid-cols-2"
      : "md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2";
  return (
    <div className="bg-sand-50">
      <div className={`frame section-space grid gap-x-12 gap-y-10 xl:gap-x-16 ${columns}`}>
        {sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
          >
            {/* Titles take the height of the longest, so that what follows stands on one line. */}
            <h2 id={`${section.id}-title`} className="text-heading font-light">
              {section.title}
            </h2>
            <div>
              <p className="mt-4 text-ink-soft">{section.text}</p>
              <SectionAction section={section} />
              <div className="mt-5 empty:hidden">
                <Features features={section.features} layout="stack" folded={section.label} />
              </div>
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The title stays at the start while its facts pass beside it. */
function WordsAlone({ section }: { section: SectionView }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="bg-sand-50">
      <div className="frame section-space grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="self-start lg:sticky lg:top-32">
          <SectionTitle section={section} />
        </div>
        <div>
          <p className="max-w-[58ch] lg:text-lead">{section.text}</p>
          <div className="mt-6 empty:hidden">
            <Features features={section.features} layout="stack" folded={section.label} />
          </div>
          <SectionAction section={section} />
        </div>
      </div>
    </section>
  );
}
