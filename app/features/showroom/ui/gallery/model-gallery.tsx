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
  /** The places of a few pictures that stand for all: the first large, the others small beside or below it. */
  preview?: readonly number[];
}

/** The first picture is as wide as the screen, the others stand in pairs; one that is left over is wide again. */
function isWide(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0);
}

function placed(pictures: readonly ShownPicture[], index: number, isLarge: boolean) {
  const picture = pictures[index];
  return picture ? [{ picture, index, isLarge }] : [];
}

const fullSizes = (isLarge: boolean) => (isLarge ? "100vw" : "(width < 748px) 100vw, 50vw");
const previewSizes = (isLarge: boolean) =>
  isLarge ? "(width < 748px) 100vw, 50vw" : "(width < 748px) 50vw, 25vw";

/** The pictures of a model on its page and on its gallery page. Without scripts they lead to the latter. */
export function ModelGallery({ car, title, pictures, preview }: ModelGalleryProps) {
  const words = galleryWords.of(useLanguage());
  const shown = preview
    ? preview.flatMap((index, place) => placed(pictures, index, place === 0))
    : pictures.flatMap((_, index) => placed(pictures, index, isWide(index, pictures.length)));
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
        <ul
          className={`print:break-inside-avoid ${preview ? "gallery-preview" : "grid gap-1 md:grid-cols-2"} print:grid-cols-3`}
        >
          {shown.map(({ picture, index, isLarge }) => (
            <li
              key={picture.wide}
              id={`picture-${index + 1}`}
              className={isLarge ? "md:col-span-2 print:col-auto" : ""}
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
                  sizes={preview ? previewSizes(isLarge) : fullSizes(isLarge)}
                  ground="light"
                  className={isLarge && !preview ? "wide-picture" : "h-auto w-full"}
                />
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </Gallery>
  );
}
