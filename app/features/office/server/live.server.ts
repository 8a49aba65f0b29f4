import { isDeepStrictEqual } from "node:util";
import { getCookie } from "hono/cookie";
import { streamSSE } from "hono/streaming";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import { type StaffSession, sessionOf } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Change } from "#app/platform/live/announce-change.server.ts";
import { hearChanges } from "#app/platform/live/follow-changes.server.ts";
import { cookieNames } from "./cookies.server.ts";
import { officeHeaders } from "./guard.server.ts";
import type { OfficeContext } from "./office-env.server.ts";

const beatMs = 15_000;
const mostTopics = 60;

/**
 * The stream of a browser: the topics that changed, no data. It ends with its session, within the second in which that
 * was ended, and says `reset` where changes may have been missed or the
 * member has other roles.
 */
export function answerLive(context: OfficeContext): Response {
  let { session } = context.var;
  const wanted = (context.req.query("topics") ?? "").split(",").slice(0, mostTopics);
  const token = getCookie(context, cookieNames().session) ?? "";
  context.header("X-Accel-Buffering", "no");
  const answer = streamSSE(context, async (stream) => {
    const over = Promise.withResolvers<void>();
    const write = (event: string, data: string) =>
      stream.writeSSE({ event, data }).catch(() => over.resolve());
    const checkSession = async () => {
      // Looking whether it goes on is no use of it: a forgotten tab ends.
      const there = await sessionOf(token, now(), { isUse: false }).catch(() => session);
      if (there !== undefined) {
        const isChanged = !isDeepStrictEqual(there.member.grants, session.member.grants);
        session = there;
        // Other roles see other things, from the menu on.
        if (isChanged) await write("reset", "");
        return;
      }
      await write("ended", "");
      over.resolve();
    };
    const leave = hearChanges({
      changed(change) {
        if (change.topics.some((topic) => isOfSessions(topic, session))) void checkSession();
        const topics = change.topics.filter((topic) => wanted.includes(topic) && mayHear(session, topic));
        if (topics.length > 0)
          void write("change", JSON.stringify({ topics, version: change.version } satisfies Change));
      },
      lost: () => void write("reset", ""),
    });
    const beat = setInterval(() => void write("beat", "").then(checkSession), beatMs);
    stream.onAbort(() => over.resolve());
    await write("open", "");
    await over.promise;
    clearInterval(beat);
    leave();
  });
  // The stream's own header would let it be stored and revalidated.
  answer.headers.set("Cache-Control", officeHeaders["Cache-Control"]);
  return answer;
}

/** Whether a change may have ended this session: of itself, its member or its device. */
function isOfSessions(topic: string, { sessionId, member, deviceId }: StaffSession): boolean {
  return [`session/${sessionId}`, `member/${member.id}`, `device/${deviceId}`, "staff"].includes(topic);
}

const deedOfTopic = {
  service: "appointment.view",
  capacity: "capacity.view",
  leads: "lead.view",
  orders: "order.view",
  people: "customer.view",
  staff: "staff.view",
} as const;

function mayHear({ member }: StaffSession, topic: string): boolean {
  if (topic === "queue") return true;
  const [kind = "", place] = topic.split("/");
  const deed = Object.hasOwn(deedOfTopic, kind) ? deedOfTopic[kind as keyof typeof deedOfTopic] : undefined;
  return deed !== undefined && mayDo(member.grants, deed, place);
}
