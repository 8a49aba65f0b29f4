import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";

import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { queueKinds, showQueueCall } from "../../calls/queue-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Name } from "../../ui/kit/name.tsx";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { queueWords } from "./words.ts";

type Queue = AnswerTo<typeof showQueueCall>;
type Item = Queue["items"][number];

/** What waits for the signed-in member of staff, the most urgent first; each line leads to the screen on which it is done. */
export function Component() {
  const language = useLanguage();
  const { session } = useSession();
  const topics = [
    "queue",
    "leads",
    "people",
    ...session.locations.flatMap(({ id }) => [`service/${id}`, `capacity/${id}`]),
  ];
  const [parameters, setParameters] = useSearchParams();
  const chosen = queueKinds.find((kind) => kind === parameters.get("kind"));
  const query = useQuery({
    ...officeQuery(showQueueCall, { query: { kind: chosen } }, { language, topics }),
    // Another kind is turned to without an empty screen in between.
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query}>
      {(queue) =>
        Object.values(queue.counts).some((count) => count > 0) ? (
          <Waiting
            queue={queue}
            chosen={chosen}
            onChoose={(kind) => setParameters(kind === undefined ? {} : { kind })}
          />
        ) : (
          <NothingWaits />
        )
      }
    </Loaded>
  );
}

function NothingWaits() {
  const words = queueWords.of(useLanguage());
  return (
    <>
      <PageHead title={words.title} />
      <Message title={words.empty}>{words.emptyText}</Message>
    </>
  );
}

interface WaitingProps {
  queue: Queue;
  chosen: Item["kind"] | undefined;
  onChoose: (kind: Item["kind"] | undefined) => void;
}

function Waiting({ queue, chosen, onChoose }: WaitingProps) {
  const words = queueWords.of(useLanguage());
  const kinds = queueKinds.filter((kind) => (queue.counts[kind] ?? 0) > 0 || kind === chosen);
  const total = Object.values(queue.counts).reduce((sum, count) => sum + count, 0);
  // What is shown may still be that of the kind before.
  const items = chosen === undefined ? queue.items : queue.items.filter(({ kind }) => kind === chosen);
  const left = (chosen === undefined ? total : (queue.counts[chosen] ?? 0)) - items.length;
  return (
    <>
      <PageHead title={words.title}>
        <div className="max-w-full overflow-x-auto">
          <ViewTabs
            label={words.title}
            chosen={chosen ?? "all"}
            onChoose={(kind) => onChoose(kind === "all" ? undefined : kind)}
            views={[
              { id: "all" as const, label: words.all, count: total },
              ...kinds.map((kind) => ({ id: kind, label: words[kind], count: queue.counts[kind] ?? 0 })),
            ]}
          />
        </div>
      </PageHead>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <QueueLine item={item} />
          </li>
        ))}
      </ul>
      {chosen !== undefined && (queue.counts[chosen] ?? 0) === 0 && <Message title={words.empty} />}
      {left > 0 && items.length > 0 && (
        <p className="tabular border-t border-line px-4 py-3 text-sm text-ink-soft lg:px-6">
          {words.more(left.toLocaleString("en"))}
        </p>
      )}
    </>
  );
}

function QueueLine({ item }: { item: Item }) {
  const language = useLanguage();
  const words = queueWords.of(language);
  const { session } = useSession();
  const place = [...session.locations, ...session.counters].find(({ id }) => id === item.place)?.name;
  const parts = [...item.detail.split(" · "), place].filter(Boolean);
  return (
    <Link
      to={item.to}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 outline-offset-[-2px] hover:bg-sand-50 sm:grid-cols-[11rem_minmax(0,1fr)_auto] lg:px-6"
    >
      <span className="text-sm text-ink-soft">{words[item.kind]}</span>
      <span className="order-last col-span-2 flex min-w-0 flex-wrap gap-x-3 sm:order-none sm:col-span-1">
        <Name>{item.title}</Name>
        <span className="flex min-w-0 flex-wrap text-ink-soft">
          {parts.map((part, index) => (
            <span key={part} className="min-w-0 wrap-anywhere">
              <bdi>{part}</bdi>
              {index < parts.length - 1 && <span className="whitespace-pre"> · </span>}
            </span>
          ))}
        </span>
      </span>
      <span className={`tabular text-sm ${item.isOverdue ? "text-danger" : "text-ink-soft"}`}>
        {item.isOverdue ? `${words.overdue} · ` : item.dueAt ? `${words.due} ` : `${words.since} `}
        {momentInBrief(item.dueAt ?? item.since, language)}
      </span>
    </Link>
  );
}
