import { type Context, Hono } from "hono";
import { chooseLanguage, isLanguage, type Language } from "#app/i18n/language.ts";
import { bodyLimit } from "#app/platform/api/body-limit.server.ts";
import { isUnavailable } from "#app/platform/backend-unavailable.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isOwnForm } from "#app/platform/page/own-form.server.ts";
import { readForm, UnreadableForm } from "#app/platform/page/sent-form.server.ts";
import { digitsOf, wrongCardFields } from "../rules/bank/card-fields.ts";
import { type BankCharge, bankCharge } from "../server/bank/bank-charges.server.ts";
import { cancelPayment, payByCard, payByCode } from "../server/bank/pay-by-card.server.ts";
import { hasDemoBank } from "../server/gateways/chosen-gateway.server.ts";
import { bankApi } from "./bank-api.server.ts";
import { bankPolicy } from "./bank-style.server.ts";
import {
  cardPage,
  codePage,
  messagePage,
  overPage,
  type ShownCharge,
  waitPage,
} from "./bank-views.server.ts";

interface BankEnv {
  Variables: { shown: ShownCharge };
}
type BankContext = Context<BankEnv>;

const mostFormBytes = 4 * 1024;

/** The bank of the demo, at `/bank`. Where the demo is off there is none. */
export const demoBank = new Hono<BankEnv>();

demoBank.use((context, next) => (hasDemoBank() ? next() : Promise.resolve(context.notFound())));
demoBank.route("/api", bankApi);

const pay = new Hono<BankEnv>();
pay.use((context, next) => {
  context.header("Content-Security-Policy", bankPolicy);
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex, nofollow");
  context.header("Referrer-Policy", "no-referrer");
  return next();
});
pay.use(bodyLimit(mostFormBytes, (context) => showMessage(context, "failed", 413)));
pay.use("/:id/*", async (context, next) => {
  if (context.req.method === "POST" && !isOwnForm(context.req.raw.headers))
    return showMessage(context, "failed", 403);
  const charge = await bankCharge(context.req.param("id"), now());
  if (charge === undefined) return showMessage(context, "none", 404);
  context.set("shown", { charge, language: languageOf(context, charge) });
  return next();
});

pay.get("/:id", (context) => show(context, context.var.shown));

pay.post("/:id/card", async (context) => {
  const { shown } = context.var;
  const field = await fieldsOf(context);
  const typed = {
    number: field("number"),
    expiry: field("expiry"),
    securityCode: field("securityCode"),
    name: field("name"),
  };
  const wrong = wrongCardFields(typed, now());
  if (shown.charge.decided_at === null && wrong.size > 0)
    return context.html(await cardPage(shown, { expiry: typed.expiry, name: typed.name, wrong }), 422);
  return goOn(context, await payByCard(shown.charge, digitsOf(typed.number), now()));
});

pay.post("/:id/code", async (context) => {
  const { shown } = context.var;
  const field = await fieldsOf(context);
  const outcome = await payByCode(shown.charge, digitsOf(field("code")), now());
  if (outcome === "wrong") return context.html(await codePage(shown, true), 422);
  return goOn(context, outcome);
});

pay.post("/:id/cancel", async (context) =>
  goOn(context, await cancelPayment(context.var.shown.charge.id, now())),
);

pay.onError((error, context) => {
  if (error instanceof UnreadableForm) return showMessage(context, "failed", 400);
  // Without the message: it could hold what was typed.
  log.error({ err: { name: error.name, stack: error.stack?.split("\n").slice(1, 6).join("\n") } }, "bank");
  return showMessage(context, "failed", isUnavailable(error) ? 503 : 500);
});
demoBank.route("/pay", pay);

/** Leads on after a form: back to the merchant once it is decided, else to the step that follows. */
async function goOn(context: BankContext, changed: BankCharge | undefined): Promise<Response> {
  const { shown } = context.var;
  const charge = changed ?? (await bankCharge(shown.charge.id, now())) ?? shown.charge;
  if (charge.decided_at !== null) return context.redirect(backOf(charge), 303);
  return context.redirect(`/bank/pay/${charge.id}?lang=${shown.language}`, 303);
}

async function show(context: BankContext, shown: ShownCharge): Promise<Response> {
  const { charge } = shown;
  if (charge.decided_at !== null) return context.html(await overPage(shown, backOf(charge)));
  const pages = { code: codePage, waiting: waitPage, open: cardPage };
  return context.html(await pages[charge.state as keyof typeof pages](shown));
}

/** The merchant's address, with the charge: all that a bank says there. */
function backOf({ id, return_url: returnUrl }: BankCharge): string {
  const url = new URL(returnUrl);
  url.searchParams.set("charge", id);
  return url.href;
}

function languageOf(context: Context, charge: BankCharge): Language {
  const requested = context.req.query("lang");
  return isLanguage(requested) ? requested : isLanguage(charge.language) ? charge.language : "en";
}

async function showMessage(
  context: Context,
  kind: "none" | "failed",
  status: 400 | 403 | 404 | 413 | 429 | 500 | 503,
): Promise<Response> {
  const language = chooseLanguage({
    address: context.req.query("lang"),
    acceptLanguage: context.req.header("accept-language"),
  });
  return context.html(await messagePage(language, kind), status);
}

async function fieldsOf(context: Context): Promise<(name: string) => string> {
  const sent = await readForm(context);
  return (name) => sent(name).trim();
}
