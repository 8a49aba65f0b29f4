import { useState } from "react";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useDocumentsPage } from "../documents-page.ts";
import type { DocumentDetails, DocumentPicture } from "../documents-queries.ts";
import { usePagePicture } from "../page-pictures.tsx";
import { PageView, usePageNames } from "../page-view.tsx";

/** The pages of a document; each opens large. */
export function PageGallery({ document }: { document: DocumentDetails }) {
  const { texts } = useDocumentsPage();
  const { nameOf, altOf } = usePageNames(document);
  const { pages } = document;
  const [opened, setOpened] = useState<number>();
  const large = pages.find(({ page }) => page === opened);
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className="sr-only">{texts.pagesTitle}</h2>
      <ul className={`grid gap-5 ${pages.length > 2 ? "grid-cols-2" : ""}`}>
        {pages.map((page) => (
          <li key={page.page}>
            <SmallPage
              page={page}
              name={nameOf(page.page)}
              alt={altOf(page.page)}
              onOpen={() => setOpened(page.page)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        open={large !== undefined}
        onClose={() => setOpened(undefined)}
        title={large ? nameOf(large.page) : ""}
        size="page"
      >
        {large && <PageView page={large} alt={altOf(large.page)} />}
      </Dialog>
    </section>
  );
}

interface SmallPageProps {
  page: DocumentPicture;
  name: string;
  alt: string;
  onOpen: () => void;
}

function SmallPage({ page, name, alt, onOpen }: SmallPageProps) {
  const { words } = useDocumentsPage();
  const { picture } = usePagePicture(page.page);
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft">{name}</p>
      <div className="relative">
        <PageView page={page} alt={alt} />
        {picture !== undefined && picture !== "failed" && (
          <button
            type="button"
            data-analytics="open-page"
            aria-label={words.enlarge(name)}
            onClick={onOpen}
            className="absolute inset-0 cursor-zoom-in rounded-lg"
          />
        )}
      </div>
    </>
  );
}
