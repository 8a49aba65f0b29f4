import { href } from "#app/lib/address/href.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { overviewOf } from "../../rules/customer-view.ts";
import { documentTypes } from "../../rules/document-types.ts";
import { useDocumentsPage } from "../documents-page.ts";
import { type DocumentSummary, useDocuments } from "../documents-queries.ts";
import { ReadingsLog } from "../readings-log.tsx";
import { NextDocument } from "./next-document.tsx";
import { TypeRow } from "./type-row.tsx";

/** All documents of the customer: what comes next, every type with its state, and who opened them. */
export function DocumentsOverview() {
  const { texts } = useDocumentsPage();
  const documents = useDocuments();
  const isStuck = !documents.data && (documents.isError || documents.isPaused);
  return (
    <div className="frame grow pt-6 pb-20">
      <BackLink to={href("/dashboard")}>{texts.dashboardLabel}</BackLink>
      <h1 className="mt-4 text-title">{texts.title}</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">{texts.lead}</p>
      <div className="mt-8 md:mt-10">
        {isStuck && (
          <LoadError texts={texts} error={documents.error} onRetry={() => void documents.refetch()} />
        )}
        {!isStuck && (documents.data ? <Types documents={documents.data} /> : <Waiting />)}
      </div>
    </div>
  );
}

function Types({ documents }: { documents: readonly DocumentSummary[] }) {
  const { texts } = useDocumentsPage();
  const overview = overviewOf(documents);
  return (
    <>
      <NextDocument overview={overview} />
      <ul
        aria-label={texts.title}
        className="mt-10 grid gap-x-12 border-b border-line lg:grid-cols-2 md:mt-14"
      >
        {overview.map((type) => (
          <TypeRow key={type.type} {...type} />
        ))}
      </ul>
      <Privacy hasDocuments={documents.length > 0} />
    </>
  );
}

function Privacy({ hasDocuments }: { hasDocuments: boolean }) {
  const { texts } = useDocumentsPage();
  return (
    <section className="mt-14 grid gap-x-12 gap-y-8 md:mt-20 lg:grid-cols-[2fr_3fr]">
      <div>
        <h2 className="text-subheading">{texts.privacyTitle}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">{texts.privacyText}</p>
      </div>
      {hasDocuments && (
        <div>
          <h3 className="font-medium">{texts.readingsTitle}</h3>
          <ReadingsLog />
        </div>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="h-56 w-full rounded-xl" />
      <div className="mt-10 grid gap-x-12 lg:grid-cols-2 md:mt-14">
        {documentTypes.map((type) => (
          <Skeleton key={type} className="my-3 h-18 w-full" />
        ))}
      </div>
    </Loading>
  );
}
