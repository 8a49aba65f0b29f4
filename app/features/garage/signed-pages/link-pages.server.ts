import { type Context, Hono } from "hono";
import * as z from "zod";
import { documentForStaff, documentOfCustomer } from "#app/features/documents/documents.server.ts";
import { type GuardedEnv, guardPages } from "#app/features/signed-pages/guard-pages.server.ts";
import { noneSayer } from "#app/features/signed-pages/none-page.server.ts";
import { sentForm } from "#app/features/signed-pages/sent-form.server.ts";
import { withCommas } from "#app/i18n/comma.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { rejectReasons } from "../rules/link-states.ts";
import { carOnCard } from "../rules/registration-card.ts";
import { approveLink, rejectLink } from "../server/links/answer-link.server.ts";
import { carModels } from "../server/links/car-models.server.ts";
import { type CarField, enteredCar } from "../server/links/entered-car.server.ts";
import { linkOfToken } from "../server/links/link-address.server.ts";
import { readLinkDetails } from "../server/links/link-details.server.ts";
import { linkPageWords } from "./link-page-words.ts";
import {
  doneNotice,
  linkPage,
  longestAnswerNote,
  type OpenedLink,
  problemNotice,
  type SentAnswer,
  type ShownLink,
} from "./link-view.server.ts";

type Env = GuardedEnv<OpenedLink>;
type PageContext = Context<Env>;

/** What a token opens, in the requested language or in that of the desk's mails. */
async function openLink(
  token: string,
  requested: string | undefined,
): Promise<Result<OpenedLink, "forged" | "expired">> {
  const found = await linkOfToken(token);
  if (!found.ok) return found;
  const link = await readLinkDetails(found.value);
  if (link === undefined) return refuse("expired");
  const language = isLanguage(requested) ? requested : config.leads.language;
  const models = link.vehicle === undefined ? await carModels() : [];
  return succeed({ id: link.id, language, link, models });
}

/** It is shown while there is something to decide, and no longer. */
async function cardOf({ link, language }: OpenedLink): Promise<ShownLink["card"]> {
  const { documentId, customer, state } = link;
  if (documentId === null || customer === undefined || state !== "waiting") return undefined;
  const sent = { documentId, customerId: customer.id, language, now: now() };
  const [shown, document] = await Promise.all([
    documentForStaff(sent),
    documentOfCustomer(customer.id, documentId),
  ]);
  if (shown === undefined || document === undefined) return "gone";
  return { shown, modelYear: carOnCard(document)?.modelYear };
}

/**
 * The page on which staff answer one request for a car, at `/link-request/<token>`. Looking changes nothing; every form says
 * the version that it was shown with.
 */
export const linkRequestPages = new Hono<Env>();
const sayNone = noneSayer(linkPageWords);
guardPages(linkRequestPages, { name: "link-request", open: openLink }, sayNone);

const baseOf = (context: PageContext) => `/link-request/${context.req.param("token")}`;

linkRequestPages.get("/:token", async (context) => {
  const { opened } = context.var;
  const { saved } = linkPageWords.of(opened.language);
  return show(context, {
    opened,
    notice: context.req.query("done") === "saved" ? doneNotice(saved) : undefined,
  });
});

linkRequestPages.post("/:token/approve", async (context) => {
  const { opened } = context.var;
  const { version, field } = await sentForm(context);
  if (opened.link.state === "approved") return leadBack(context);
  const { vehicle, customer } = opened.link;
  const isOthers = vehicle !== undefined && vehicle.owner?.id !== customer?.id;
  if (isOthers && field("moves") !== "yes") {
    const { moveNeeded } = linkPageWords.of(opened.language);
    return sayProblem(context, moveNeeded, { form: "approve", field, wrong: [] });
  }
  const car = vehicle === undefined ? enteredCar(field, opened.models, now()) : undefined;
  if (car?.ok === false) {
    const { wrong } = car;
    const { carWrong } = linkPageWords.of(opened.language);
    return sayProblem(context, carWrong(namesOf(wrong, opened.language)), { form: "approve", field, wrong });
  }
  const approval = { id: opened.id, version, newCar: car?.car, formerOwnerId: field("owner"), now: now() };
  const approved = await inTransaction<unknown, Result<null, string>>((trx) => approveLink(trx, approval));
  return approved.ok ? leadBack(context) : sayMeanwhile(context, "approved");
});

linkRequestPages.post("/:token/reject", async (context) => {
  const { opened } = context.var;
  const { version, field } = await sentForm(context);
  if (opened.link.state === "rejected") return leadBack(context);
  const reason = z.enum(rejectReasons).safeParse(field("reason"));
  const note = field("note");
  const words = linkPageWords.of(opened.language);
  if (!reason.success) return sayProblem(context, words.reasonNeeded, { form: "reject", field, wrong: [] });
  if (note.length > longestAnswerNote)
    return sayProblem(context, words.noteTooLong, { form: "reject", field, wrong: ["note"] });
  const rejection = { id: opened.id, version, reason: reason.data, note, now: now() };
  const rejected = await inTransaction<unknown, Result<null, string>>((trx) => rejectLink(trx, rejection));
  return rejected.ok ? leadBack(context) : sayMeanwhile(context, "rejected");
});

linkRequestPages.all("*", (context) => sayNone(context, "forged", 404));

function leadBack(context: PageContext): Response {
  return context.redirect(`${baseOf(context)}?lang=${context.var.opened.language}&done=saved`, 303);
}

/** Shows the form as it was sent, with what is wrong with it. */
function sayProblem(context: PageContext, sentence: string, sent: SentAnswer): Promise<Response> {
  return show(context, { opened: context.var.opened, notice: problemNotice(sentence), sent }, 422);
}

/** Answers with the page. The card is read for it alone: that staff saw it is written down for the customer. */
async function show(
  context: PageContext,
  shown: Omit<ShownLink, "base" | "card">,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const card = await cardOf(shown.opened);
  return context.html(await linkPage({ ...shown, card, base: baseOf(context) }), status);
}

/** Shows what changed since the form was shown; where two sent the same answer at once, it is so already. */
async function sayMeanwhile(context: PageContext, answer: "approved" | "rejected"): Promise<Response> {
  const reopened = await openLink(context.req.param("token") ?? "", context.req.query("lang"));
  const opened = reopened.ok ? reopened.value : context.var.opened;
  if (opened.link.state === answer) return leadBack(context);
  return show(context, { opened, notice: problemNotice(linkPageWords.of(opened.language).meanwhile) }, 409);
}

/** "Model, Plate". */
function namesOf(fields: readonly CarField[], language: Language): string {
  const words = linkPageWords.of(language);
  const names = { model: words.model, year: words.modelYear, plate: words.plate, mileage: words.mileage };
  return withCommas(
    fields.map((name) => names[name]),
    language,
  );
}
