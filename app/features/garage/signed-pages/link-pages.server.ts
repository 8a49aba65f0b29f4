import { type Context, Hono } from "hono";
import * as z from "zod";
import { documentForStaff, documentOfCustomer } from "#app/features/documents/documents.server.ts";
import { type GuardedEnv, guardPages } from "#app/features/signed-pages/guard-pages.server.ts";
import { noneSayer } from "#app/features/signed-pages/none-page.server.ts";
import { sentForm } from "#app/features/signed-pages/sent-form.server.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { normalVin } from "#app/lib/validation/vin.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { rejectReasons } from "../rules/link-states.ts";
import { carOnCard } from "../rules/registration-card.ts";
import type { NewCar } from "../server/links/add-car.server.ts";
import { approveLink, rejectLink } from "../server/links/answer-link.server.ts";
import { type CarModel, carModels, modelValue } from "../server/links/car-models.server.ts";
import { linkOfToken } from "../server/links/link-address.server.ts";
import { type LinkDetails, readLinkDetails } from "../server/links/link-details.server.ts";
import { linkPageWords } from "./link-page-words.ts";
import {
  doneNotice,
  linkPage,
  longestAnswerNote,
  type OpenedLink,
  problemNotice,
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
  return succeed({ id: link.id, language, link, models, card: await cardOf(link, language) });
}

/** It is shown while there is something to decide, and no longer. */
async function cardOf(link: LinkDetails, language: Language): Promise<OpenedLink["card"]> {
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
  const words = linkPageWords.of(opened.language);
  const notice = context.req.query("done") === "saved" ? doneNotice(words.saved) : undefined;
  return context.html(await linkPage({ opened, base: baseOf(context), notice }));
});

linkRequestPages.post("/:token/approve", async (context) => {
  const { opened } = context.var;
  const { version, field } = await sentForm(context);
  if (opened.link.state === "approved") return leadBack(context);
  const { vehicle, customer } = opened.link;
  const isOthers = vehicle !== undefined && vehicle.owner?.id !== customer?.id;
  if (isOthers && field("moves") !== "yes") return sayProblem(context, "moveNeeded");
  const car = vehicle === undefined ? carOf(field, opened.models, now()) : undefined;
  if (vehicle === undefined && car === undefined) return sayProblem(context, "carWrong");
  const approval = { id: opened.id, version, newCar: car, formerOwnerId: field("owner"), now: now() };
  const approved = await inTransaction<unknown, Result<null, string>>((trx) => approveLink(trx, approval));
  return approved.ok ? leadBack(context) : sayMeanwhile(context, "approved");
});

linkRequestPages.post("/:token/reject", async (context) => {
  const { opened } = context.var;
  const { version, field } = await sentForm(context);
  if (opened.link.state === "rejected") return leadBack(context);
  const reason = z.enum(rejectReasons).safeParse(field("reason"));
  const note = field("note");
  if (!reason.success || note.length > longestAnswerNote) return sayProblem(context, "reasonNeeded");
  const rejection = { id: opened.id, version, reason: reason.data, note, now: now() };
  const rejected = await inTransaction<unknown, Result<null, string>>((trx) => rejectLink(trx, rejection));
  return rejected.ok ? leadBack(context) : sayMeanwhile(context, "rejected");
});

linkRequestPages.all("*", (context) => sayNone(context, "forged", 404));

function leadBack(context: PageContext): Response {
  return context.redirect(`${baseOf(context)}?lang=${context.var.opened.language}&done=saved`, 303);
}

async function sayProblem(
  context: PageContext,
  problem: "moveNeeded" | "carWrong" | "reasonNeeded",
): Promise<Response> {
  const { opened } = context.var;
  const notice = problemNotice(linkPageWords.of(opened.language)[problem]);
  return context.html(await linkPage({ opened, base: baseOf(context), notice }), 422);
}

/** Shows what changed since the form was shown; where two sent the same answer at once, it is so already. */
async function sayMeanwhile(context: PageContext, answer: "approved" | "rejected"): Promise<Response> {
  const reopened = await openLink(context.req.param("token") ?? "", context.req.query("lang"));
  const opened = reopened.ok ? reopened.value : context.var.opened;
  if (opened.link.state === answer) return leadBack(context);
  const notice = problemNotice(linkPageWords.of(opened.language).meanwhile);
  return context.html(await linkPage({ opened, base: baseOf(context), notice }), 409);
}

/** The car that staff entered; undefined where something of it is missing or cannot be. */
function carOf(field: (name: string) => string, models: readonly CarModel[], at: Date): NewCar | undefined {
  const model = models.find((one) => modelValue(one) === field("model"));
  const newestYear = at.getUTCFullYear() + 2;
  const car = z
    .object({
      modelYear: z.coerce.number().int().min(1950).max(newestYear),
      plate: z.string().regex(/^[A-Z0-9]{1,10}$/),
      mileage: z.coerce.number().int().min(0).max(9_999_999),
    })
    .safeParse({
      modelYear: normalVin(field("year")),
      plate: normalVin(field("plate")),
      mileage: normalVin(field("mileage")) || "none",
    });
  return car.success && model !== undefined ? { model, ...car.data } : undefined;
}
