import { Hono } from "hono";
import * as z from "zod";
import { type GuardedEnv, guardPages } from "#app/features/signed-pages/guard-pages.server.ts";
import { sentForm } from "#app/features/signed-pages/sent-form.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { calendarFile } from "../calendar/calendar-file.ts";
import type { LinkedPlan, SignedPages } from "./linked-plan.server.ts";
import { isAt, type PlanAnswers, planAnswers } from "./plan-answers.server.ts";
import { cancelPage } from "./plan-views.server.ts";
import { signedPageWords } from "./plan-words.ts";
import { sentSlot } from "./sent-slot.server.ts";

/**
 * The pages to which a signed link leads, at `/<name>/<token>`: one plan, seen, moved or canceled without signing in. Looking
 * changes nothing, since mail programs open links by themselves; forms are sent by these pages alone. `ownRoutes` adds pages
 * that only this kind has, behind the same guard.
 */
export function signedPages<P extends LinkedPlan>(
  kind: SignedPages<P>,
  ownRoutes: (pages: Hono<GuardedEnv<P>>) => void = () => undefined,
): Hono<GuardedEnv<P>> {
  const pages = new Hono<GuardedEnv<P>>();
  const answers = planAnswers(kind);
  guardPages(pages, kind, answers.sayNone);

  pages.get("/:token", async (context) => {
    const done = z.enum(["changed", "canceled"]).optional().catch(undefined).parse(context.req.query("done"));
    return context.html(await answers.show(context, context.var.opened, done));
  });
  pages.get("/:token/appointment.ics", async (context) => {
    const { entry, reference } = context.var.opened;
    if (entry === null) return answers.sayNone(context, "forged", 404);
    return context.body(calendarFile(entry, now()), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${reference}.ics"`,
    });
  });
  addCanceling(pages, kind, answers);
  addMoving(pages, kind, answers);
  ownRoutes(pages);
  pages.all("*", (context) => answers.sayNone(context, "forged", 404));
  return pages;
}

function addCanceling<P extends LinkedPlan>(
  pages: Hono<GuardedEnv<P>>,
  { cancel }: SignedPages<P>,
  { shownAs, show, reopened, leadTo }: PlanAnswers<P>,
): void {
  pages.get("/:token/cancel", async (context) => {
    const { opened: plan } = context.var;
    return context.html(await (plan.mayChange ? cancelPage(shownAs(context, plan)) : show(context, plan)));
  });
  pages.post("/:token/cancel", async (context) => {
    const { opened: plan } = context.var;
    const { version } = await sentForm(context);
    if (plan.isCanceled) return leadTo(context, "canceled");
    const canceled = await cancel({ plan, version, now: now() });
    if (canceled.ok) return leadTo(context, "canceled");
    // Twice at once: the other one did it.
    const after = await reopened(context);
    if (after.isCanceled) return leadTo(context, "canceled");
    return context.html(await show(context, after), 409);
  });
}

function addMoving<P extends LinkedPlan>(
  pages: Hono<GuardedEnv<P>>,
  { move, sentenceOf }: SignedPages<P>,
  { choose, reopened, leadTo }: PlanAnswers<P>,
): void {
  pages.get("/:token/change", async (context) => context.html(await choose(context, context.var.opened)));
  pages.post("/:token/change", async (context) => {
    const { opened: plan } = context.var;
    const { version, field } = await sentForm(context);
    const slot = sentSlot(field("slot"));
    const { chooseTime } = signedPageWords.of(plan.language);
    if (slot === undefined) return context.html(await choose(context, plan, chooseTime), 422);
    if (isAt(plan, slot)) return leadTo(context, "changed");
    const moved = await move({ plan, version, now: now() }, slot);
    if (moved.ok) return leadTo(context, "changed");
    const after = await reopened(context);
    if (isAt(after, slot)) return leadTo(context, "changed");
    return context.html(await choose(context, after, sentenceOf(moved.code, after.language)), 409);
  });
}
