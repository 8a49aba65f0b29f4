import "./stories.css";
import { Picture } from "#app/ui/picture.tsx";
import type { SectionView } from "../vehicle/vehicle-view.ts";
import { Features } from "./features.tsx";
import { SectionAction, SectionTitle, SectionWords } from "./section-words.tsx";

interface SplitProps {
  section: SectionView;
  /** Which edge of the screen the picture reaches. */
  picture: "start" | "end";
  ground?: string;
}

/** A picture that reaches the edge of the screen, and beside it what it shows. Without a picture the words stand alone. */
export function Split({ section, picture: side, ground = "" }: SplitProps) {
  const [picture] = section.pictures;
  if (!picture) return <WordsAlone section={section} ground={ground || "bg-sand-50"} />;
  const atEnd = side === "end";
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className={`split ${atEnd ? "split-at-end" : ""} ${ground}`}
    >
      <Picture
        {...picture}
        sizes="(width < 1000px) 100vw, 58vw"
        ground="light"
        className={`h-auto w-full ${atEnd ? "lg:order-last" : ""}`}
      />
      <div className="split-words">
        <SectionWords section={section} />
        <div className="mt-10 empty:hidden">
          <Features features={section.features} layout="stack" />
        </div>
      </div>
    </section>
  );
}

/** Words without a picture: the title stays at the start while its facts pass beside it. */
function WordsAlone({ section, ground }: { section: SectionView; ground: string }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className={ground}>
      <div className="frame section-space grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="self-start lg:sticky lg:top-32">
          <SectionTitle section={section} />
        </div>
        <div>
          <p className="max-w-[58ch] text-lead">{section.text}</p>
          <div className="mt-10">
            <Features features={section.features} layout="stack" />
          </div>
          <SectionAction section={section} />
        </div>
      </div>
    </section>
  );
}
