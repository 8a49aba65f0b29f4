import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SectionTitle } from "../stories/section-words.tsx";
import type { SectionView, ShownPicture } from "../vehicle/vehicle-view.ts";
import { ModelGallery } from "./model-gallery.tsx";
import { modelGalleryWords } from "./words.ts";

interface GalleryPreviewProps {
  section: SectionView;
  /** The model's slug. */
  car: string;
  pictures: readonly ShownPicture[];
  /** The places of the pictures that are shown; the first of them is large. */
  first: readonly number[];
}

/** A few pictures that stand for the gallery (T14), and the way to all of them. */
export function GalleryPreview({ section, car, pictures, first }: GalleryPreviewProps) {
  const words = modelGalleryWords.of(useLanguage());
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="print:break-inside-avoid">
      <div className="frame flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-10 pb-6 lg:pt-14 print:py-2">
        <SectionTitle section={section} />
        <LinkButton variant="secondary" to={href("/vehicle/:car/gallery", { car })} className="print:hidden">
          {words.all(pictures.length)}
        </LinkButton>
      </div>
      <ModelGallery car={car} title={section.title} pictures={pictures} preview={first} />
    </section>
  );
}
