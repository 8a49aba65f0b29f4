import type { Context } from "hono";
import { html } from "hono/html";
import type { GuardedEnv } from "#app/features/signed-pages/guard-pages.server.ts";
import { noneSayer } from "#app/features/signed-pages/none-page.server.ts";
import { href } from "#app/lib/address/href.ts";
import { now } from "#app/platform/clock.server.ts";
import { changePage } from "./change-view.server.ts";
import type { LinkedPlan, OtherTime, SignedPages } from "./linked-plan.server.ts";
import { planPage, type ShownPlan } from "./plan-views.server.ts";

export type PlanContext<P extends LinkedPlan> = Context<GuardedEnv<P>>;

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
      return found.ok ? found.value : context.var.opened;
    },
    leadTo(context: PlanContext<P>, done: "changed" | "canceled"): Response {
      const { language } = context.var.opened;
      return context.redirect(`${baseOf(context)}?lang=${language}&done=${done}`, 303);
    },
    sayNone: noneSayer(kind.words, (language) => {
      const { dashboard, bookAgain } = kind.words.of(language);
      return html`<div class="actions"><a class="button" href="${href("/dashboard")}?lang=${language}">${dashboard}</a>
<a class="button plain" href="${kind.bookingAddress}?lang=${language}">${bookAgain}</a></div>`;
    }),
  };
}
export type PlanAnswers<P extends LinkedPlan> = ReturnType<typeof planAnswers<P>>;

/** Whether a plan has a time already. */
export function isAt({ time }: LinkedPlan, { start }: OtherTime): boolean {
  return time !== null && Date.parse(time.start) === start * 60_000;
}
