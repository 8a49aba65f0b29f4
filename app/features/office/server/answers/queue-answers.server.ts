import { type Grant, mayDo, placesOf } from "#app/features/staff/rules/permissions.ts";
import { succeed } from "#app/lib/result.ts";
import { showQueueCall } from "../../calls/queue-calls.ts";
import { byUrgency, isOverdue } from "../../rules/queue-order.ts";
import { answerRead, listSeen } from "../answer-office.server.ts";
import { queueSources } from "./queue-sources.server.ts";

const longestQueue = 200;

/** What waits for the signed-in member of staff: each feature's own list, as far as their roles go, side by side. */
export const queueAnswers = [
  answerRead(showQueueCall, async ({ session, by, language, now }) => {
    const { grants } = session.member;
    const lists = await Promise.all(
      queueSources
        .filter(({ deed }) => mayDo(grants, deed))
        .map(({ deed, read }) =>
          read({ staffId: by.staffId, places: placesOf(grants as Grant[], deed), language, now }),
        ),
    );
    const items = byUrgency(lists.flat(), now);
    const counts: Partial<Record<(typeof items)[number]["kind"], number>> = {};
    for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1;
    const shown = items.slice(0, longestQueue);
    const queue = succeed({
      counts: counts as Record<(typeof items)[number]["kind"], number>,
      items: shown.map(({ kind, id, title, detail, place, since, dueAt, to }) => ({
        ...{ kind, id, title, detail, place, to, isOverdue: isOverdue({ dueAt }, now) },
        ...{ since: since.toISOString(), dueAt: dueAt?.toISOString() ?? null },
      })),
    });
    const whose = shown.map(({ whose }) => whose);
    return { ...queue, audit: listSeen({ type: "queue", id: by.staffId }, whose) };
  }),
];
