import { type KeyboardEvent, type ReactNode, useState } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "../picture/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { Gallery } from "./gallery.tsx";
import { GalleryIcon } from "./gallery-icon.tsx";
import type { GalleryPicture } from "./gallery-picture.ts";
import { indexAfterKey } from "./gallery-place.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { useSnappedIndex } from "./use-snapped-index.ts";
import { galleryWords } from "./words.ts";

interface PictureSliderProps {
  pictures: readonly GalleryPicture[];
  /** What they show: the name of the slider and of the full screen. */
  title: string;
  /** How wide the large one is shown, as in `<img sizes>`. */
  sizes: string;
  /** Called when another picture is shown, by any control. */
  onMove?: (button: "next" | "previous", index: number) => void;
  /** Lies on the pictures: badges. */
  children?: ReactNode;
}

/**
 * Pictures on a page, one large at a time with all of them small below it; a press opens the full screen. The browser
 * scrolls and snaps, so a finger needs nothing of ours.
 */
export function PictureSlider({ pictures, title, sizes, onMove, children }: PictureSliderProps) {
  const language = useLanguage();
  const words = galleryWords.of(language);
  const [index, setIndex] = useState(0);
  const moveTo = (next: number) => {
    if (next === index) return;
    setIndex(next);
    onMove?.(next > index ? "next" : "previous", next);
  };
  const track = useSnappedIndex(index, moveTo);
  const last = pictures.length - 1;
  const moveByKey = (event: KeyboardEvent) => {
    const next = indexAfterKey(event.key, index, pictures.length, directionOf(language));
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };
  return (
    <Gallery pictures={pictures} title={title} onMove={(_, next) => moveTo(next)}>
      {(open) => (
        <section aria-label={title} className="picture-slider-stage" data-analytics-place="gallery">
          <div className="picture-slider">
            <ul
              ref={track}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1)
              tabIndex={0}
              onKeyDown={moveByKey}
              aria-label={words.all}
              className="picture-slider-track"
            >
              {pictures.map((picture, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same by the keyboard
                <li key={picture.wide} inert={at !== index} onClick={open(at)}>
                  <Picture {...picture} sizes={sizes} first={at === 0} ground="light" />
                </li>
              ))}
            </ul>
            {children}
            {last > 0 && (
              <>
                <Turn way="previous" off={index === 0} onTurn={() => moveTo(index - 1)} />
                <Turn way="next" off={index === last} onTurn={() => moveTo(index + 1)} />
              </>
            )}
            <button
              type="button"
              data-analytics="full-screen"
              onClick={open(index)}
              className="picture-slider-open tabular"
            >
              <GalleryIcon name="expand" className="size-4" />
              <span aria-hidden="true">{words.place(index + 1, pictures.length)}</span>
              <span className="sr-only">{words.openPicture(index + 1, pictures.length)}</span>
            </button>
          </div>
          {last > 0 && (
            <Thumbnails
              pictures={pictures}
              index={index}
              onChoose={moveTo}
              perView="[--per-view:3] xl:[--per-view:3.5]"
              sizes="(width < 1000px) 33vw, 18vw"
            />
          )}
        </section>
      )}
    </Gallery>
  );
}

interface TurnProps {
  way: "next" | "previous";
  /** At its end an arrow is off but keeps the focus that it has. */
  off: boolean;
  onTurn: () => void;
}

function Turn({ way, off, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      data-analytics={way}
      aria-label={galleryWords.of(useLanguage())[way]}
      aria-disabled={off}
      onClick={off ? undefined : onTurn}
      className={`picture-slider-turn ${way === "next" ? "end-3" : "start-3"}`}
    >
      <Icon name={way === "next" ? "arrow-forward" : "arrow-back"} />
    </button>
  );
}
