import type { Context } from "hono";
import { changePage } from "#app/features/scheduling/signed-pages/change-view.server.ts";
import type { GuardedEnv } from "#app/features/signed-pages/guard-pages.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { lacksTime } from "../rules/showroom-moves.ts";
import { showroomPageWords } from "./showroom-page-words.ts";
import { openForStaff, type ShowroomPlan } from "./showroom-plan.server.ts";
import { problemNotice, showroomPage } from "./showroom-views.server.ts";
import { otherTimesOf } from "./times-to-choose.server.ts";

type PageContext = Context<GuardedEnv<ShowroomPlan>>;

export function baseOf(context: PageContext): string {
  return `/showroom/${context.req.param("token")}`;
}

export function leadBack(context: PageContext, what: string): Response {
  return context.redirect(`${baseOf(context)}?lang=${context.var.opened.language}&done=${what}`, 303);
}

/** The drive as it is by now. */
export async function reopened(context: PageContext): Promise<ShowroomPlan> {
  const found = await openForStaff(context.req.param("token") ?? "", context.req.query("lang"), now());
  return found.ok ? found.value : context.var.opened;
}

/** Shows a drive on which something else was done since its page was shown. */
export async function sayMeanwhile(context: PageContext, plan: ShowroomPlan): Promise<Response> {
  const notice = problemNotice(showroomPageWords.of(plan.language).meanwhile);
  return context.html(await showroomPage({ plan, base: baseOf(context), notice }), 409);
}

/** Free times for a request without one; its own page where it has one, or is over. */
export async function choose(
  context: PageContext,
  plan: ShowroomPlan,
  refused?: { readonly status: 409 | 422; readonly problem: string },
): Promise<Response> {
  const { drive, language, version } = plan;
  if (!lacksTime(drive))
    return refused === undefined
      ? context.html(await showroomPage({ plan, base: baseOf(context) }))
      : sayMeanwhile(context, plan);
  const words = showroomPageWords.of(language);
  const { showroom: place, timeZone } = drive;
  const shown = {
    plan: { language, version, place, timeZone, time: null, isCanceled: false },
    base: baseOf(context),
  };
  const from = refused === undefined ? context.req.query("from") : undefined;
  const days = await otherTimesOf(drive, now());
  const choice = { days, from, problem: refused?.problem };
  const html = await changePage({ ...shown, words: { ...words, back: words.backToDrive } }, choice);
  return context.html(html, refused?.status ?? 200);
}
