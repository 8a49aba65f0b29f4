import { useState } from "react";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { StateBadge } from "../document-state.tsx";
import { useDocumentsPage } from "../documents-page.ts";
import type { DocumentSummary } from "../documents-queries.ts";
import { DocumentView } from "./document-view.tsx";

interface EarlierDocumentsProps {
  documents: readonly DocumentSummary[];
  onDeleted: () => void;
}

/** Documents of the type before its newest one: of other cars, or of other years. */
export function EarlierDocuments({ documents, onDeleted }: EarlierDocumentsProps) {
  const { words } = useDocumentsPage();
  return (
    <section className="mt-14 md:mt-20">
      <h2 className="text-subheading">{words.earlier}</h2>
      <ul className="mt-4 border-b border-line">
        {documents.map((document) => (
          <li key={document.id} className="border-t border-line">
            <Earlier document={document} onDeleted={onDeleted} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its pages are loaded when it is opened: every look at them is a line in the list of who opened it. */
function Earlier({ document, onDeleted }: { document: DocumentSummary; onDeleted: () => void }) {
  const { words, language } = useDocumentsPage();
  const [wasOpened, setWasOpened] = useState(false);
  const day = dateInWords(dayIn(document.uploadedAt, market().zone), language);
  return (
    <details className="group" onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary className="flex min-h-14 items-center gap-x-4 py-3">
        <span className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span>{words.addedOn(day)}</span>
          <StateBadge document={document} />
        </span>
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-8">
        {wasOpened && <DocumentView summary={document} onConfirmed={() => undefined} onDeleted={onDeleted} />}
      </div>
    </details>
  );
}
