import { PictureWithVideo } from "#app/ui/video/picture-with-video.tsx";
import type { SectionView } from "../vehicle/vehicle-view.ts";
import { Features } from "./features.tsx";
import { SectionWords } from "./section-words.tsx";

interface SplitProps {
  section: SectionView;
  /** Which edge of the screen the picture reaches. */
  picture: "start" | "end";
  /** On the deep sea, where the picture reaches above and below as well. */
  dark?: boolean;
  /** Of prices, where features have them. */
  currency?: string;
}

/** A car on transparent ground is shown whole. */
function isCutOut({ width, height }: SectionView["pictures"][number]): boolean {
  return width * 9 === height * 16;
}

/** A picture, or a video, that reaches the edge of the screen, and beside it what it shows. Nothing without a picture. */
export function Split({ section, picture: side, dark = false, currency }: SplitProps) {
  const [picture] = section.pictures;
  if (!picture) return null;
  const atEnd = side === "end";
  const ground = dark ? "split-whole on-dark bg-sea-950 text-on-dark print:bg-white print:text-ink" : "";
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className={`split ${atEnd ? "split-at-end" : ""} ${ground}`}
    >
      <PictureWithVideo
        {...picture}
        sizes="(width < 1000px) 100vw, 50vw"
        ground={dark ? "dark" : "light"}
        className={`split-picture ${currency === undefined ? "" : "max-lg:hidden"} ${isCutOut(picture) ? "is-cut-out" : ""} ${atEnd ? "lg:order-last" : ""}`}
      />
      <div className="split-words">
        <SectionWords section={section} dark={dark} />
        <div className="mt-4 empty:hidden lg:mt-6">
          <Features
            features={section.features}
            layout="stack"
            dark={dark}
            // A price list is what the section is about.
            folded={currency === undefined ? section.label : undefined}
            currency={currency}
          />
        </div>
      </div>
    </section>
  );
}
