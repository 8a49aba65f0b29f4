import { type Grant, mayDo, placesOf } from "#app/features/staff/rules/permissions.ts";
import { succeed } from "#app/lib/result.ts";
import { type queueKinds, showQueueCall } from "../../calls/queue-calls.ts";
import { byUrgency, isOverdue } from "../../rules/queue-order.ts";
import { answerRead, listSeen } from "../answer-office.server.ts";
import { queueSources } from "./queue-sources.server.ts";

const longestQueue = 200;
type Counts = Record<(typeof queueKinds)[number], number>;

/** What waits for the signed-in member of staff: each feature's own list, as far as their roles go, side by side. */
export const queueAnswers = [
  answerRead(showQueueCall, async ({ query, session, by, language, now }) => {
    const { grants } = session.member;
    const lists = await Promise.all(
      queueSources
        .filter(({ deed }) => mayDo(grants, deed))
        .map(({ deed, read }) =>
          read({ staffId: by.staffId, places: placesOf(grants as Grant[], deed), language, now }),
        ),
    );
    const all = lists.flatMap(({ items }) => items);
    const shown = byUrgency(
      query.kind === undefined ? all : all.filter(({ kind }) => kind === query.kind),
      now,
    ).slice(0, longestQueue);
    const queue = succeed({
      counts: Object.assign({}, ...lists.map(({ counts }) => counts)) as Counts,
      items: shown.map(({ kind, id, title, detail, place, since, dueAt, to }) => ({
        ...{ kind, id, title, detail, place, to, isOverdue: isOverdue({ dueAt }, now) },
        ...{ since: since.toISOString(), dueAt: dueAt?.toISOString() ?? null },
      })),
    });
    const whose = shown.map(({ whose }) => whose);
    return { ...queue, audit: listSeen({ type: "queue", id: by.staffId }, whose) };
  }),
];
