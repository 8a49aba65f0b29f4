import { track } from "#app/features/analytics/track.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Gallery } from "#app/ui/gallery/gallery.tsx";
import { galleryWords } from "#app/ui/gallery/words.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { ShownPicture } from "../vehicle/vehicle-view.ts";

interface ModelGalleryProps {
  /** The model's slug; its gallery page shows all pictures. */
  car: string;
  title: string;
  pictures: readonly ShownPicture[];
}

/** The first picture is as wide as the screen, the others stand in pairs; one that is left over is wide again. */
function isWide(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0);
}

/** The pictures of a model on its page and on its gallery page. Without scripts they lead to the latter. */
export function ModelGallery({ car, title, pictures }: ModelGalleryProps) {
  const words = galleryWords.of(useLanguage());
  const slider = `gallery ${car}`;
  return (
    <Gallery
      pictures={pictures}
      title={title}
      onMove={(button, slide) => {
        const edge = slide === 0 ? "first" : slide === pictures.length - 1 ? "last" : undefined;
        track({ event: "slider_button", slider, button, slide, ...(edge ? { edge } : {}) });
        track({ event: "slider_view", slider, start: slide, end: slide, active: slide });
      }}
    >
      {(open) => (
        <ul className="grid gap-1 md:grid-cols-2 print:break-inside-avoid print:grid-cols-3">
          {pictures.map((picture, index) => (
            <li
              key={picture.wide}
              id={`picture-${index + 1}`}
              className={isWide(index, pictures.length) ? "md:col-span-2 print:col-auto" : ""}
            >
              <LocalLink
                to={`${href("/vehicle/:car/gallery", { car })}#picture-${index + 1}`}
                aria-label={words.open(picture.alt)}
                onClick={open(index)}
                className="group block overflow-hidden focus-visible:-outline-offset-2"
              >
                <Picture
                  {...picture}
                  narrow={undefined}
                  sizes={isWide(index, pictures.length) ? "100vw" : "(width < 748px) 100vw, 50vw"}
                  ground="light"
                  className={isWide(index, pictures.length) ? "wide-picture" : "h-auto w-full"}
                />
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </Gallery>
  );
}
