import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ownEvent } from "../overlay/own-event.ts";
import { Icon } from "../picture/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { uiWords } from "../words.ts";
import { GalleryIcon } from "./gallery-icon.tsx";
import type { GalleryPicture } from "./gallery-picture.ts";
import { indexAfterKey } from "./gallery-place.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { useSnappedIndex } from "./use-snapped-index.ts";
import { useZoom } from "./use-zoom.ts";
import { galleryWords } from "./words.ts";

interface FullscreenProps {
  pictures: readonly GalleryPicture[];
  title: string;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/**
 * The pictures of a gallery, one at a time over the whole screen: by finger, arrows, keys and small pictures, each to be
 * magnified. A modal dialog of the browser, which keeps the focus in it and gives it back.
 */
export function Fullscreen({ pictures, title, index, onMove, onClose }: FullscreenProps) {
  const language = useLanguage();
  const words = galleryWords.of(language);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const track = useSnappedIndex(index, onMove);
  const zoom = useZoom(track, index);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    // Before it is taken out of the page: a dialog gives the focus back when it closes, not when it goes.
    return () => element?.close();
  }, []);
  const moveByKey = (event: KeyboardEvent) => {
    if (zoom.byKey(event.key)) {
      event.preventDefault();
      return;
    }
    const next = indexAfterKey(event.key, index, pictures.length, directionOf(language));
    if (next === undefined) return;
    event.preventDefault();
    if (next !== index) onMove(next);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={moveByKey}
      onCancel={ownEvent((event) => {
        event.preventDefault();
        onClose();
      })}
      className="gallery-screen on-dark bg-sea-950 text-on-dark"
    >
      <div className="flex items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <h2 id={titleId} className="truncate text-base">
          {title}
        </h2>
        <p className="ms-auto shrink-0 text-sm text-on-dark-soft tabular">
          {words.place(index + 1, pictures.length)}
        </p>
        <Control name="zoom-out" label={words.reduce} off={zoom.scale === 1} onPress={zoom.reduce}>
          <GalleryIcon name="zoom-out" />
        </Control>
        <Control name="zoom-in" label={words.enlarge} onPress={zoom.enlarge}>
          <GalleryIcon name="zoom-in" />
        </Control>
        <Control name="close" label={uiWords.of(language).close} onPress={onClose}>
          <Icon name="close" />
        </Control>
      </div>
      <Track ref={track} pictures={pictures} index={index} isZoomed={zoom.scale > 1} />
      <Foot pictures={pictures} index={index} onMove={onMove} />
    </dialog>
  );
}

type Place = Pick<FullscreenProps, "pictures" | "index">;

/** The pictures beside each other; only the shown one and its neighbors are fetched. */
function Track({
  ref,
  pictures,
  index,
  isZoomed,
}: Place & { ref: RefObject<HTMLUListElement | null>; isZoomed: boolean }) {
  const words = galleryWords.of(useLanguage());
  return (
    <ul
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={words.all}
      className="gallery-track"
      data-zoomed={isZoomed}
    >
      {pictures.map((picture, at) => (
        <li key={picture.wide} inert={at !== index}>
          {Math.abs(at - index) <= 1 && (
            <Picture
              {...picture}
              narrow={undefined}
              sizes={isZoomed ? "200vw" : "100vw"}
              first={at === index}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the shown picture is, between the ways back and on, and below it all of them in small. */
function Foot({ pictures, index, onMove }: Place & Pick<FullscreenProps, "onMove">) {
  const words = galleryWords.of(useLanguage());
  return (
    <>
      <div className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <Control name="arrow-back" label={words.previous} off={index === 0} onPress={() => onMove(index - 1)}>
          <Icon name="arrow-back" />
        </Control>
        <p aria-live="polite" className="text-center text-sm text-on-dark-soft">
          {pictures[index]?.alt}
        </p>
        <Control
          name="arrow-forward"
          label={words.next}
          off={index === pictures.length - 1}
          onPress={() => onMove(index + 1)}
        >
          <Icon name="arrow-forward" />
        </Control>
      </div>
      {pictures.length > 1 && (
        <div className="gallery-thumbnails px-4 pb-4 sm:px-6">
          <Thumbnails
            pictures={pictures}
            index={index}
            onChoose={onMove}
            perView="[--per-view:3] md:[--per-view:5] lg:[--per-view:7]"
            sizes="(width < 748px) 33vw, 14vw"
          />
        </div>
      )}
    </>
  );
}

interface ControlProps {
  /** What analytics call it. */
  name: string;
  label: string;
  off?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** At an end it stays focusable, so that the keyboard is not thrown out of the dialog. */
function Control({ name, label, off = false, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      data-analytics={name}
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onPress}
      className="grid size-12 shrink-0 place-items-center rounded-full border border-line-dark hover:border-on-dark aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:border-line-dark"
    >
      {children}
    </button>
  );
}
