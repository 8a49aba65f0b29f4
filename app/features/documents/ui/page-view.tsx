import { withCommas } from "#app/i18n/comma.ts";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { typeFacts } from "../rules/document-types.ts";
import type { Box } from "../rules/reading/reading.ts";
import { useDocumentsPage } from "./documents-page.ts";
import type { DocumentDetails, DocumentPicture } from "./documents-queries.ts";
import { usePagePicture } from "./page-pictures.tsx";

interface PageViewProps {
  page: DocumentPicture;
  alt: string;
  /** The field that is being looked at. */
  highlight?: Box | undefined;
}

/** A whole page, with the place of a field marked on it. */
export function PageView({ page, alt, highlight }: PageViewProps) {
  const { picture, retry } = usePagePicture(page.page);
  const { words } = useDocumentsPage();
  const shape = { aspectRatio: `${page.width} / ${page.height}` };
  if (picture === "failed")
    return (
      <div style={shape} className="grid place-items-center rounded-lg bg-sand-50 p-4 text-center text-sm">
        <p>
          {words.pageGone}
          <button
            type="button"
            data-analytics="retry"
            onClick={retry}
            className="mx-auto block min-h-11 px-3 text-accent underline underline-offset-4"
          >
            {words.again}
          </button>
        </p>
      </div>
    );
  return (
    // physical: places on a picture are counted from its left edge, in Arabic too
    <div dir="ltr" style={shape} className="relative w-full overflow-hidden rounded-lg bg-sand-50">
      {picture === undefined ? (
        <Skeleton className="absolute inset-0 size-full" />
      ) : (
        <img src={picture} alt={alt} className="absolute inset-0 size-full" />
      )}
      {highlight?.page === page.page && picture !== undefined && <Mark box={highlight} />}
    </div>
  );
}

/** A little larger than what it marks. */
function Mark({ box: { x, y, width, height } }: { box: Omit<Box, "page"> }) {
  const air = 0.008;
  return (
    <span
      aria-hidden="true"
      className="absolute rounded-sm border-2 border-accent bg-accent/10 transition-all motion-reduce:transition-none"
      style={{
        insetInlineStart: `${(x - air) * 100}%`,
        insetBlockStart: `${(y - air) * 100}%`,
        inlineSize: `${(width + 2 * air) * 100}%`,
        blockSize: `${(height + 2 * air) * 100}%`,
      }}
    />
  );
}

/** What a page is called, a side of a card or a number; and what its picture shows, with the name of its document. */
export function usePageNames({ type, pages }: Pick<DocumentDetails, "type" | "pages">) {
  const { texts, words, language } = useDocumentsPage();
  const isCard = typeFacts[type].sides === "card" && pages.length <= 2;
  const nameOf = (page: number) => {
    if (isCard) return page === 0 ? words.front : words.back;
    return words.page(page + 1);
  };
  return { nameOf, altOf: (page: number) => withCommas([texts.types[type].name, nameOf(page)], language) };
}
