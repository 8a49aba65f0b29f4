import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { TypeOverview } from "../../rules/customer-view.ts";
import { roomAddress } from "../../rules/room-address.ts";
import { DocumentShape } from "../document-shape.tsx";
import { StateBadge, useDocumentState } from "../document-state.tsx";
import { useDocumentsPage } from "../documents-page.ts";
import type { DocumentSummary } from "../documents-queries.ts";

/** A type of documents with what it is for and its state; the whole row leads to its room. */
export function TypeRow({ type, shown }: TypeOverview<DocumentSummary>) {
  const { texts } = useDocumentsPage();
  const { name, purpose } = texts.types[type];
  const { view, text } = useDocumentState(shown);
  return (
    <li className="group relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-5 sm:gap-x-5">
      <DocumentShape
        type={type}
        isEmpty={view === "none"}
        className={`mx-auto max-h-14 w-full ${view === "none" ? "text-sand-300" : "text-accent"}`}
      />
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-medium">
            {/* The permission to use the camera comes with the document of a page. */}
            <LocalLink
              to={roomAddress(type)}
              reloadDocument
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </LocalLink>
          </h2>
          {view !== "none" && <StateBadge document={shown} />}
        </div>
        <p className="mt-0.5 text-sm text-ink-soft">{view === "none" ? purpose : text}</p>
      </div>
      {view === "none" ? (
        <span className="inline-flex items-center gap-1.5 text-sm text-accent">
          <Icon name="plus" className="size-4" />
          <span className="max-sm:sr-only">{texts.addLabel}</span>
        </span>
      ) : (
        <Icon name="chevron-forward" className="size-4 text-ink-soft" />
      )}
    </li>
  );
}
