import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Picture } from "../picture/picture.tsx";
import type { GalleryPicture } from "./gallery-picture.ts";
import { galleryWords } from "./words.ts";

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
  /** Classes that set `--per-view` at each width. */
  perView: string;
  /** How wide one is shown, as in `<img sizes>`. */
  sizes: string;
}

/** All pictures small, in a strip that keeps the shown one in sight. */
export function Thumbnails({ pictures, index, onChoose, perView, sizes }: ThumbnailsProps) {
  const words = galleryWords.of(useLanguage());
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [frame, thumb] = [strip.current, strip.current?.children[index]];
    if (!frame || !thumb) return;
    const [outer, inner] = [frame.getBoundingClientRect(), thumb.getBoundingClientRect()];
    // physical: how far the shown one lies from the middle of the strip, in either direction of writing
    frame.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [index]);
  return (
    <ul ref={strip} aria-label={words.small} className={`thumbnails ${perView}`}>
      {pictures.map((picture, at) => (
        <li key={picture.wide}>
          <button
            type="button"
            data-analytics="picture"
            value={at + 1}
            aria-label={words.place(at + 1, pictures.length)}
            aria-current={at === index || undefined}
            onClick={() => onChoose(at)}
          >
            <Picture {...picture} alt="" sizes={sizes} className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
