import { type Context, Hono } from "hono";
import * as z from "zod";
import { customerById } from "#app/features/account/account.server.ts";
import { fullNameIn } from "#app/features/account/rules/names.ts";
import { type GuardedEnv, guardPages } from "#app/features/signed-pages/guard-pages.server.ts";
import { noneSayer } from "#app/features/signed-pages/none-page.server.ts";
import { sentForm } from "#app/features/signed-pages/sent-form.server.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { staffReasons } from "../rules/document-states.ts";
import { daysBefore, retentionDays } from "../rules/retention.ts";
import { documentById } from "../server/documents/read-documents.server.ts";
import { logShown, pagesFor } from "../server/readings/read-page.server.ts";
import { answerDocument } from "../server/staff/answer-document.server.ts";
import { documentOfToken } from "../server/staff/paper-link.server.ts";
import { paperPageWords } from "./paper-page-words.ts";
import {
  doneNotice,
  longestNote,
  type OpenedPaper,
  paperPage,
  problemNotice,
  type RejectionProblem,
  type ShownPaper,
} from "./paper-view.server.ts";

type PageContext = Context<GuardedEnv<OpenedPaper>>;
type StaffAnswer = Parameters<typeof answerDocument>[1]["answer"];

/** What a token opens, in the requested language or in that of the staff's mails. Nothing of it a week after the answer. */
async function openPaper(
  token: string,
  requested: string | undefined,
  at: Date,
): Promise<Result<OpenedPaper, "forged" | "expired">> {
  const id = documentOfToken(token);
  if (id === undefined) return refuse("forged");
  const document = await documentById(id);
  if (document === undefined) return refuse("expired");
  const { decidedAt, customerId } = document;
  if (decidedAt !== null && decidedAt <= daysBefore(at, retentionDays.staffLink)) return refuse("expired");
  const person = await customerById(customerId);
  const [phone, email] = [person?.phones[0]?.phoneNumber, person?.emails[0]?.email];
  const language = isLanguage(requested) ? requested : config.leads.language;
  const customer = person && {
    name: fullNameIn(person, language),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
  };
  return succeed({
    ...{ id, language, document, customer, openedAt: at },
    pages: await pagesFor(id, "staff", at),
  });
}

/**
 * The page on which staff answer one document, at `/paper/<token>`. To look at it changes nothing, but it is written down for
 * the customer, as is each picture that it shows; every form says the version that it was shown with.
 */
export const paperPages = new Hono<GuardedEnv<OpenedPaper>>();
const sayNone = noneSayer(paperPageWords);
guardPages(paperPages, { name: "paper", open: openPaper }, sayNone);

const baseOf = (context: PageContext) => `/paper/${context.req.param("token")}`;

paperPages.get("/:token", async (context) => {
  const { opened } = context.var;
  const { saved } = paperPageWords.of(opened.language);
  return show(context, {
    opened,
    notice: context.req.query("done") === "saved" ? doneNotice(saved) : undefined,
  });
});

paperPages.post("/:token/accept", async (context) => {
  const { version } = await sentForm(context);
  return answer(context, version, { to: "accepted" });
});

paperPages.post("/:token/reject", async (context) => {
  const { version, field } = await sentForm(context);
  const { data: reason } = z.enum(staffReasons).safeParse(field("reason"));
  const text = field("text");
  const sayProblem = (problem: RejectionProblem) => {
    const { opened } = context.var;
    const notice = problemNotice(paperPageWords.of(opened.language)[problem]);
    return show(context, { opened, notice, rejection: { reason, text, problem } }, 422);
  };
  if (reason === undefined) return sayProblem("reasonNeeded");
  if (reason === "other" && text === "") return sayProblem("noteNeeded");
  if (text.length > longestNote) return sayProblem("noteTooLong");
  return answer(context, version, { to: "rejected", reason, text });
});

paperPages.all("*", (context) => sayNone(context, "forged", 404));

async function answer(context: PageContext, version: number, given: StaffAnswer): Promise<Response> {
  const { id, language, document } = context.var.opened;
  const leadBack = () => context.redirect(`${baseOf(context)}?lang=${language}&done=saved`, 303);
  if (document.code === given.to) return leadBack();
  const answered = await inTransaction<unknown, Result<null, string>>((trx) =>
    answerDocument(trx, { id, version, now: now(), answer: given }),
  );
  if (answered.ok) return leadBack();
  const reopened = await openPaper(context.req.param("token") ?? "", language, now());
  if (!reopened.ok) return sayNone(context, "expired", 410);
  // Two sent the same answer at once.
  if (reopened.value.document.code === given.to) return leadBack();
  const notice = problemNotice(paperPageWords.of(language).meanwhile);
  return show(context, { opened: reopened.value, notice }, 409);
}

/** Answers with the page, and writes down for the customer that staff saw what they confirmed. */
async function show(
  context: PageContext,
  shown: Omit<ShownPaper, "base">,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  await logShown(shown.opened.document, now());
  return context.html(await paperPage({ ...shown, base: baseOf(context) }), status);
}
