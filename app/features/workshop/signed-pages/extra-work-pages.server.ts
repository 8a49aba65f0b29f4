import { type Context, Hono } from "hono";
import { type GuardedEnv, guardPages } from "#app/features/signed-pages/guard-pages.server.ts";
import { noneSayer } from "#app/features/signed-pages/none-page.server.ts";
import { sentForm } from "#app/features/signed-pages/sent-form.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { now } from "#app/platform/clock.server.ts";
import type { Decision } from "../rules/extra-work.ts";
import { decideExtraWork } from "../server/extra-work/decide-extra-work.server.ts";
import { type OpenedWork, openExtraWork } from "../server/extra-work/open-extra-work.server.ts";
import { extraWorkPageWords } from "./extra-work-page-words.ts";
import { doneNotice, extraWorkPage, problemNotice, type ShownWork } from "./extra-work-view.server.ts";

type PageContext = Context<GuardedEnv<OpenedWork>>;

/**
 * The page on which a customer approves or declines extra work, at `/extra-work/<token>`. Looking changes nothing; each form
 * says the version that it was shown with.
 */
export const extraWorkPages = new Hono<GuardedEnv<OpenedWork>>();
const sayNone = noneSayer(extraWorkPageWords);
guardPages(extraWorkPages, { name: "extra-work", open: openExtraWork }, sayNone);

const baseOf = (context: PageContext) => `/extra-work/${context.req.param("token")}`;

extraWorkPages.get("/:token", async (context) => {
  const { opened } = context.var;
  const { state } = opened.work;
  const isDone = context.req.query("done") === state && (state === "approved" || state === "declined");
  return show(context, { opened, notice: isDone ? doneNotice(state, opened.language) : undefined });
});

extraWorkPages.post("/:token/approve", (context) => answer(context, "approved"));
extraWorkPages.post("/:token/decline", (context) => answer(context, "declined"));
extraWorkPages.all("*", (context) => sayNone(context, "forged", 404));

async function answer(context: PageContext, decision: Decision): Promise<Response> {
  const { version } = await sentForm(context);
  const { id, work, language } = context.var.opened;
  const { terms } = work;
  const decided = await allOrNothing((trx) =>
    decideExtraWork(trx, { id, terms, version, decision, decidedBy: "customer-link", now: now() }),
  );
  if (decided.ok) return context.redirect(`${baseOf(context)}?lang=${language}&done=${decision}`, 303);
  const reopened = await openExtraWork(context.req.param("token") ?? "", language, now());
  if (!reopened.ok) return sayNone(context, "expired", 410);
  const notice = problemNotice(extraWorkPageWords.of(language).meanwhile);
  return show(context, { opened: reopened.value, notice }, 409);
}

async function show(
  context: PageContext,
  shown: Omit<ShownWork, "base">,
  status: 200 | 409 = 200,
): Promise<Response> {
  return context.html(await extraWorkPage({ ...shown, base: baseOf(context) }), status);
}
