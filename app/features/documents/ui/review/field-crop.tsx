import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import type { Box } from "../../rules/reading/reading.ts";
import type { DocumentPicture } from "../documents-queries.ts";
import { usePagePicture } from "../page-pictures.tsx";
import { regionAround } from "./crop-region.ts";

interface FieldCropProps {
  box: Box;
  page: DocumentPicture;
  /** Opens the whole page. */
  label: string;
  onOpen: () => void;
}

/** The place of a field in the picture of its page, with some air around it; a press shows the whole page. */
export function FieldCrop({ box, page, label, onOpen }: FieldCropProps) {
  const { picture } = usePagePicture(box.page);
  const region = regionAround(box, page.width / page.height);
  if (picture === "failed") return null;
  return (
    <button
      type="button"
      data-analytics="open-page"
      aria-label={label}
      onClick={onOpen}
      // physical: places on a picture are counted from its left edge, in Arabic too
      dir="ltr"
      style={{ aspectRatio: `${region.width * page.width} / ${region.height * page.height}` }}
      className="relative block w-full cursor-zoom-in overflow-hidden rounded border border-line bg-sand-50"
    >
      {picture === undefined ? (
        <Skeleton className="absolute inset-0 size-full" />
      ) : (
        <img
          src={picture}
          alt=""
          className="absolute top-0 max-w-none"
          style={{
            insetInlineStart: 0,
            inlineSize: `${100 / region.width}%`,
            transform: `translate(${-region.x * 100}%, ${-region.y * 100}%)`,
          }}
        />
      )}
    </button>
  );
}
