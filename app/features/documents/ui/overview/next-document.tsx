import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { type CustomerView, nextOf, type TypeOverview } from "../../rules/customer-view.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import { roomAddress } from "../../rules/room-address.ts";
import { DocumentShape } from "../document-shape.tsx";
import { useDocumentState } from "../document-state.tsx";
import { useDocumentsPage } from "../documents-page.ts";
import type { DocumentSummary } from "../documents-queries.ts";

/** What waits for the customer: one document and one button. */
export function NextDocument({ overview }: { overview: readonly TypeOverview<DocumentSummary>[] }) {
  const next = nextOf(overview);
  if (next) return <NextPanel type={next.type} document={next.shown} />;
  return <AllDone isChecking={overview.some(({ view }) => view === "checking")} />;
}

interface NextPanelProps {
  type: DocumentType;
  document: DocumentSummary | undefined;
}

function NextPanel({ type, document }: NextPanelProps) {
  const { texts } = useDocumentsPage();
  const { view, text } = useDocumentState(document);
  const { name, purpose, pictureHint } = texts.types[type];
  return (
    <section className="on-dark grid items-center gap-6 overflow-hidden rounded-xl bg-sea-900 text-on-dark md:grid-cols-[3fr_1fr]">
      <div className="p-6 md:p-10">
        <h2 className="text-sm text-on-dark-soft">{texts.nextLabel}</h2>
        <p className="mt-2 text-heading">{titleOf(view, texts.nextTitles).replace("{name}", name)}</p>
        <p className="mt-3 max-w-prose text-on-dark-soft">
          {view === "none" ? `${purpose} ${pictureHint}` : text}
        </p>
        <LinkButton to={roomAddress(type)} reloadDocument variant="inverse" className="mt-8 max-sm:w-full">
          {view === "none" && texts.addLabel}
          {view === "confirm" && texts.confirmLabel}
          {view !== "none" && view !== "confirm" && texts.renewLabel}
        </LinkButton>
      </div>
      <DocumentShape
        type={type}
        isEmpty={view === "none"}
        className="mx-auto me-10 max-h-44 w-full max-w-52 text-on-dark/40 max-md:hidden"
      />
    </section>
  );
}

function titleOf(view: CustomerView, titles: Readonly<Record<string, string>>): string {
  return titles[view] ?? "{name}";
}

function AllDone({ isChecking }: { isChecking: boolean }) {
  const { texts } = useDocumentsPage();
  return (
    <section className="flex items-start gap-4 rounded-xl bg-sand-50 p-6 md:p-8">
      <Icon name={isChecking ? "clock" : "check"} className="mt-1 size-6 shrink-0 text-accent" />
      <div>
        <h2 className="text-subheading">{isChecking ? texts.states.checking.label : texts.allDoneTitle}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {isChecking ? texts.states.checking.text : texts.allDoneText}
        </p>
      </div>
    </section>
  );
}
