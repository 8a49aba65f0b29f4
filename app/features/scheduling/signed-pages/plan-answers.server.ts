import type { Context } from "hono";
import { chooseLanguage } from "#app/i18n/language.ts";
import { now } from "#app/platform/clock.server.ts";
import { changePage } from "./change-view.server.ts";
import type { LinkedPlan, OtherTime, SignedPages } from "./linked-plan.server.ts";
import { noPlanPage, planPage, type ShownPlan } from "./plan-views.server.ts";

/** What the routes of signed pages know of a request. */
export interface PlanEnv<P extends LinkedPlan> {
  Variables: { plan: P };
}
export type PlanContext<P extends LinkedPlan> = Context<PlanEnv<P>>;

/** The pages of a kind, as answers to requests. */
export function planAnswers<P extends LinkedPlan>(kind: SignedPages<P>) {
  const baseOf = (context: PlanContext<P>) => `/${kind.name}/${context.req.param("token")}`;
  const shownAs = (context: PlanContext<P>, plan: P): ShownPlan => ({
    ...{ plan, words: kind.words.of(plan.language), bookingAddress: kind.bookingAddress },
    base: baseOf(context),
  });
  const show = (context: PlanContext<P>, plan: P, done?: "changed" | "canceled") =>
    planPage(shownAs(context, plan), done, kind.more?.(plan, baseOf(context)));
  return {
    shownAs,
    show,
    /** Its other times; its own page where it can no longer be moved. `problem`: why the last choice was not taken. */
    async choose(context: PlanContext<P>, plan: P, problem?: string): Promise<string> {
      if (!plan.mayChange) return show(context, plan);
      const days = await kind.findOtherTimes(plan, now());
      const from = problem === undefined ? context.req.query("from") : undefined;
      return changePage(shownAs(context, plan), { days, from, problem });
    },
    /** The plan as it is by now. */
    async reopened(context: PlanContext<P>): Promise<P> {
      const found = await kind.open(context.req.param("token") ?? "", context.req.query("lang"), now());
      return found.ok ? found.value : context.var.plan;
    },
    leadTo(context: PlanContext<P>, done: "changed" | "canceled"): Response {
      const { language } = context.var.plan;
      return context.redirect(`${baseOf(context)}?lang=${language}&done=${done}`, 303);
    },
    async sayNone(
      context: Context,
      reason: "forged" | "expired" | "many" | "failed",
      status: 403 | 404 | 410 | 413 | 429 | 500,
    ): Promise<Response> {
      const language = chooseLanguage({
        address: context.req.query("lang"),
        acceptLanguage: context.req.header("accept-language"),
      });
      const words = kind.words.of(language);
      const { bookingAddress } = kind;
      return context.html(await noPlanPage(language, reason, { words, bookingAddress }), status);
    },
  };
}
export type PlanAnswers<P extends LinkedPlan> = ReturnType<typeof planAnswers<P>>;

/** Whether a plan has a time already. */
export function isAt({ time }: LinkedPlan, { start }: OtherTime): boolean {
  return time !== null && Date.parse(time.start) === start * 60_000;
}
