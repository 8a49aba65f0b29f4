import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";

import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { queueKinds, showQueueCall } from "../../calls/queue-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { queueWords } from "./words.ts";

type Queue = AnswerTo<typeof showQueueCall>;
type Item = Queue["items"][number];

/** What waits for the signed-in member of staff, the most urgent first; each line leads to the screen on which it is done. */
export function Component() {
  const language = useLanguage();
  const words = queueWords.of(language);
  const { session } = useSession();
  const topics = [
    "queue",
    "leads",
    "people",
    ...session.locations.flatMap(({ id }) => [`service/${id}`, `capacity/${id}`]),
  ];
  const query = useQuery(officeQuery(showQueueCall, {}, { language, topics }));
  return (
    <Loaded query={query}>
      {(queue) =>
        queue.items.length === 0 ? <NothingWaits /> : <Waiting queue={queue} title={words.title} />
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

function Waiting({ queue, title }: { queue: Queue; title: string }) {
  const words = queueWords.of(useLanguage());
  const [parameters, setParameters] = useSearchParams();
  const kinds = queueKinds.filter((kind) => (queue.counts[kind] ?? 0) > 0);
  const chosen = kinds.find((kind) => kind === parameters.get("kind")) ?? "all";
  const items = chosen === "all" ? queue.items : queue.items.filter(({ kind }) => kind === chosen);
  const total = Object.values(queue.counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <PageHead title={title}>
        <div className="max-w-full overflow-x-auto">
          <ViewTabs
            label={title}
            chosen={chosen}
            onChoose={(kind) => setParameters(kind === "all" ? {} : { kind })}
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
    </>
  );
}

function QueueLine({ item }: { item: Item }) {
  const language = useLanguage();
  const words = queueWords.of(language);
  const { session } = useSession();
  const place = [...session.locations, ...session.counters].find(({ id }) => id === item.place)?.name;
  return (
    <Link
      to={item.to}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 outline-offset-[-2px] hover:bg-sand-50 sm:grid-cols-[11rem_minmax(0,1fr)_auto] lg:px-6"
    >
      <span className="text-sm text-ink-soft">{words[item.kind]}</span>
      <span className="order-last col-span-2 flex min-w-0 flex-wrap gap-x-3 sm:order-none sm:col-span-1">
        <bdi className="truncate">{item.title}</bdi>
        <span className="truncate text-ink-soft">
          <bdi>{item.detail}</bdi>
          {place && <> · {place}</>}
        </span>
      </span>
      <span className={`tabular text-sm ${item.isOverdue ? "text-danger" : "text-ink-soft"}`}>
        {item.isOverdue ? `${words.overdue} · ` : item.dueAt ? `${words.due} ` : `${words.since} `}
        {momentInBrief(item.dueAt ?? item.since, language)}
      </span>
    </Link>
  );
}
