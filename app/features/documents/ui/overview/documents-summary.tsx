import { withCommas } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { typeWords } from "../../document-words.ts";
import { customerView, waitingDocuments } from "../../rules/customer-view.ts";
import { type DocumentSummary, useDocuments } from "../documents-queries.ts";
import { summaryWords } from "./summary-words.ts";

/** All documents in one row for another page: how many wait for the customer, which, and the way to them. */
export function DocumentsSummary() {
  const words = summaryWords.of(useLanguage());
  const { data, isError, isPaused } = useDocuments();
  if (data === undefined && !isError && !isPaused) return <Skeleton className="h-24 w-full rounded-lg" />;
  const waiting = data === undefined ? [] : waitingDocuments(data);
  return (
    <div className="group relative flex items-center gap-4 rounded-lg border border-line p-5 md:gap-6 md:p-6">
      <Icon name="document" className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LocalLink
            to={href("/documents")}
            className="font-medium underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {data === undefined || data.length > 0 ? words.see : words.add}
          </LocalLink>
          {waiting.length > 0 && <Badge tone="warning">{words.waiting(waiting.length)}</Badge>}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {data === undefined ? words.unread : <StateOf documents={data} waiting={waiting} />}
        </p>
      </div>
      <Icon name="chevron-forward" className="size-4 shrink-0 text-ink-soft" />
    </div>
  );
}

interface StateOfProps {
  documents: readonly DocumentSummary[];
  waiting: readonly DocumentSummary[];
}

function StateOf({ documents, waiting }: StateOfProps) {
  const language = useLanguage();
  const words = summaryWords.of(language);
  const types = typeWords.of(language);
  if (waiting.length > 0) return withCommas([...new Set(waiting.map(({ type }) => types[type]))], language);
  if (documents.length === 0) return words.none;
  const isChecked = documents.some((document) => ["checking", "review"].includes(customerView(document)));
  return isChecked ? words.checking : words.inOrder;
}
