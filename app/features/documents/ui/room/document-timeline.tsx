import { timeAt } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { customerView } from "../../rules/customer-view.ts";
import { useDocumentsPage } from "../documents-page.ts";
import type { DocumentSummary } from "../documents-queries.ts";

interface Step {
  readonly name: string;
  readonly at?: string | null;
  readonly state: "done" | "failed" | "next";
}

/** What has happened to a document so far, and what comes next. */
export function DocumentTimeline({ document }: { document: DocumentSummary }) {
  const { texts } = useDocumentsPage();
  return (
    <section className="mt-10">
      <h2 className="text-subheading">{texts.timelineTitle}</h2>
      <ol className="mt-4">
        {useSteps(document).map((step, place, { length }) => (
          <li
            key={step.name}
            aria-current={place === length - 1 ? "step" : undefined}
            className="group grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4"
          >
            <span aria-hidden="true" className="flex flex-col items-center">
              <Mark state={step.state} />
              <span className="w-0 grow border-s border-line-strong group-last:hidden" />
            </span>
            <div className={`pb-5 group-last:pb-0 ${step.state === "next" ? "text-ink-soft" : ""}`}>
              <p>{step.name}</p>
              {step.at && <Moment at={step.at} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useSteps(document: DocumentSummary): Step[] {
  const { texts, words } = useDocumentsPage();
  const view = customerView(document);
  const { scan, uploadedAt, confirmedAt } = document;
  const steps: Step[] = [{ name: words.added, at: uploadedAt, state: "done" }];
  if (document.pageCount > 0)
    steps.push({ name: scan === "clean" ? words.checked : words.prepared, state: "done" });
  if (confirmedAt) steps.push({ name: words.confirmed, at: confirmedAt, state: "done" });
  if (view === "review") return [...steps, { name: texts.states.review.label, state: "next" }];
  if (view === "replaced") return [...steps, { name: texts.states.replaced.label, state: "done" }];
  if (view === "rejected") return [...steps, { name: texts.states.rejected.label, state: "failed" }];
  return [...steps, { name: texts.states.accepted.label, state: "done" }];
}

function Mark({ state }: { state: Step["state"] }) {
  if (state === "next") return <span className="size-6 rounded-full border border-line-strong" />;
  return (
    <span
      className={`grid size-6 place-items-center rounded-full text-white ${state === "failed" ? "bg-danger" : "bg-accent"}`}
    >
      <Icon name={state === "failed" ? "close" : "check"} className="size-3.5" />
    </span>
  );
}

function Moment({ at }: { at: string }) {
  const { words, language } = useDocumentsPage();
  const { zone } = market();
  return (
    <time dateTime={at} className="tabular block text-sm text-ink-soft">
      {dateInWords(dayIn(at, zone), language)}
      {words.comma} <bdi>{timeAt(at, zone, language)}</bdi>
    </time>
  );
}
