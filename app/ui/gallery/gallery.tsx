import { lazy, type MouseEvent, type ReactNode, Suspense } from "react";
import type { GalleryPicture } from "./gallery-picture.ts";
import { useGalleryPlace } from "./use-gallery-place.ts";

const Fullscreen = lazy(async () => ({ default: (await import("./fullscreen.tsx")).Fullscreen }));

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** The name of the full screen. */
  title: string;
  /** Called when an arrow or a swipe shows another picture. */
  onMove?: (button: "next" | "previous", index: number) => void;
  /** The pictures on the page; each link or button that bears `onClick={open(index)}` opens the full screen there. */
  children: (open: (index: number) => (event: MouseEvent) => void) => ReactNode;
}

/**
 * Pictures on a page that open full screen: closed, or open at an index. The
 * place stands in the address; the full screen is loaded when it is first opened.
 */
export function Gallery({ pictures, title, onMove, children }: GalleryProps) {
  const { index, open, moveTo, close } = useGalleryPlace(pictures.length);
  const opener = (at: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(at);
  };
  return (
    <>
      {children(opener)}
      {index !== undefined && (
        <Suspense>
          <Fullscreen
            pictures={pictures}
            title={title}
            index={index}
            onMove={(next) => {
              onMove?.(next > index ? "next" : "previous", next);
              moveTo(next);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
