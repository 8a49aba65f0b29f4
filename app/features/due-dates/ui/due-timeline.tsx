import { useState } from "react";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { CheckboxField } from "#app/ui/form/fields/checkbox-field.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { DueDate } from "../calls.ts";
import { dueWords } from "../words.ts";
import { dueAction } from "./due-action.ts";
import { useDueDates } from "./use-due-dates.ts";

/** More than these are shown on request. */
const shownFirst = 4;

/** The dashboard's section of what comes due, next first, and whether messages go out about it. */
export function DueTimeline({ className = "" }: { className?: string }) {
  const words = dueWords.of(useLanguage());
  const { due, choose } = useDueDates();
  const [showsAll, setShowsAll] = useState(false);
  if (due.data === undefined && !due.isError) return null;
  const items = due.data?.items ?? [];
  return (
    <section className={className}>
      <h2 className="text-heading">{words.title}</h2>
      <p className="mt-2 text-ink-soft">{words.hint}</p>
      <div className="mt-5 md:mt-6">
        {due.data === undefined ? (
          <LoadError
            texts={{ loadErrorTitle: words.loadError }}
            error={due.error}
            onRetry={() => void due.refetch()}
          />
        ) : (
          <>
            {items.length === 0 && <p>{words.nothing}</p>}
            {items.length > 0 && (
              <ul className="divide-y divide-line border-y border-line" aria-label={words.title}>
                {items.slice(0, showsAll ? undefined : shownFirst).map((item) => (
                  <Due key={item.id} item={item} />
                ))}
              </ul>
            )}
            {items.length > shownFirst && !showsAll && (
              <button
                type="button"
                data-analytics="show-all-due-dates"
                onClick={() => setShowsAll(true)}
                className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                {words.more}
              </button>
            )}
            <CheckboxField
              label={words.messages}
              className="mt-3 self-start"
              data-analytics="due-messages"
              checked={choose.isPending ? choose.variables : due.data.messages}
              onChange={({ target }) => choose.mutate(target.checked)}
            />
            {choose.isError && <Banner tone="error">{words.messagesFailed}</Banner>}
          </>
        )}
      </div>
    </section>
  );
}

function Due({ item }: { item: DueDate }) {
  const language = useLanguage();
  const words = dueWords.of(language);
  const { kind, day, daysLeft, state } = item;
  const isOver = state === "overdue";
  const date = isOver ? dateInWords(day, language) : promisedDate(day, language);
  const action = dueAction(item);
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{nameOf(item, words)}</span>
          {isOver && <Badge tone="warning">{kind === "warranty" ? words.ended : words.overdue}</Badge>}
          {state === "soon" && (
            <Badge tone="accent">{daysLeft === 0 ? words.today : words.inDays(daysLeft)}</Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {words[kind === "service" ? "dueOn" : isOver ? "endedOn" : "until"](date)}
          <Subject item={item} />
        </p>
      </div>
      <LocalLink
        to={action.to}
        // The page of a document may use the camera.
        reloadDocument={action.label === "renew"}
        className="inline-flex min-h-11 items-center justify-self-start text-accent underline underline-offset-4"
      >
        {words[action.label]}
        <span className="sr-only">
          : {nameOf(item, words)}
          <Subject item={item} />
        </span>
      </LocalLink>
    </li>
  );
}

/** Which car, or whose paper. */
function Subject({ item: { vehicle, plate, vinEnding, holder } }: { item: DueDate }) {
  const words = dueWords.of(useLanguage());
  return (
    <>
      {vehicle !== undefined && ` · ${vehicle}`}
      {holder !== undefined && (
        <>
          {" · "}
          <bdi>{holder}</bdi>
        </>
      )}
      {plate !== undefined && (
        <>
          {" · "}
          <Ltr>{plate}</Ltr>
        </>
      )}
      {vinEnding !== undefined && (
        <>
          {` · ${words.vinEnding} `}
          <Ltr>{vinEnding}</Ltr>
        </>
      )}
    </>
  );
}

function nameOf({ kind, warrantyType }: DueDate, words: ReturnType<typeof dueWords.of>): string {
  const named: Readonly<Record<string, unknown>> = words;
  return String(named[warrantyType ?? kind] ?? words[kind]);
}
