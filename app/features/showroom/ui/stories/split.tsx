import { PictureWithVideo } from "#app/ui/video/picture-with-video.tsx";
import type { SectionView } from "../vehicle/vehicle-view.ts";
import { Features } from "./features.tsx";
import { SectionWords } from "./section-words.tsx";

interface SplitProps {
  section: SectionView;
  /** Which edge of the screen the picture reaches. */
  picture: "start" | "end";
  ground?: string;
}

/** A picture, or a video, that reaches the edge of the screen, and beside it what it shows. Nothing without a picture. */
export function Split({ section, picture: side, ground = "" }: SplitProps) {
  const [picture] = section.pictures;
  if (!picture) return null;
  const atEnd = side === "end";
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className={`split ${atEnd ? "split-at-end" : ""} ${ground}`}
    >
      <PictureWithVideo
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
