import { PictureWithVideo } from "#app/ui/video/picture-with-video.tsx";
import type { SectionView } from "../vehicle/vehicle-view.ts";
import { SectionAction, SectionTitle } from "./section-words.tsx";

/** A film as wide as the screen allows (T7), with its description above it. */
export function Film({ section }: { section: SectionView }) {
  const [picture] = section.pictures;
  if (!picture) return null;
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="on-dark bg-sea-950 text-on-dark print:hidden"
    >
      <div className="frame grid gap-x-16 gap-y-4 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-12">
        <SectionTitle section={section} />
        <div>
          <p className="max-w-[58ch] text-on-dark-soft">{section.text}</p>
          <SectionAction section={section} dark />
        </div>
      </div>
      <PictureWithVideo {...picture} sizes="100vw" ground="dark" className="film" />
    </section>
  );
}
