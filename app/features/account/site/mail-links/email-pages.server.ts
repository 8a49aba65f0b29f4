import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import {
  confirmEmailChange,
  emailChangeOf,
  emailUndoOf,
  undoEmailChange,
} from "../../server/settings/change-email.server.ts";
import { logSecurity } from "../../server/sign-in/security-log.server.ts";
import { languageOf, originOf, type SiteEnv, sentFields } from "../page-context.server.ts";
import { messagePage } from "../plain-pages.server.ts";
import { siteWords } from "../site-words.ts";
import { buttonPage, refuseLink } from "./button-page.server.ts";

/** The pages behind the links about a new e-mail address. Only their buttons change something. */
export const emailPages = new Hono<SiteEnv>();

emailPages.get("/", async (context) => {
  const token = context.req.query("token") ?? "";
  const wanted = await emailChangeOf(token, now());
  if (wanted === undefined) return refuseLink(context);
  const words = siteWords.of(languageOf(context));
  return context.html(
    await buttonPage(context, {
      token,
      title: words.newAddressTitle,
      lead: words.newAddressLead(wanted.email),
      button: words.newAddressButton,
    }),
  );
});

emailPages.post("/", async (context) => {
  const { token } = await sentFields(context, ["token"]);
  const changed = await confirmEmailChange(token, now());
  if (!changed.ok) return refuseLink(context);
  logSecurity("email-changed", originOf(context), { customerId: changed.value.customerId });
  const language = languageOf(context);
  const { newAddressDoneTitle: title, newAddressDoneLead, continueLabel: label } = siteWords.of(language);
  const lead = newAddressDoneLead(changed.value.email);
  const next = { href: `/account?lang=${language}`, label };
  return context.html(await messagePage({ language, title, lead, next, isGood: true }));
});

emailPages.get("/undo", async (context) => {
  const token = context.req.query("token") ?? "";
  const undo = await emailUndoOf(token, now());
  if (undo === undefined) return refuseLink(context);
  const words = siteWords.of(languageOf(context));
  return context.html(
    await buttonPage(context, {
      token,
      title: words.undoTitle,
      lead: words.undoLead(undo.email),
      button: words.undoButton,
    }),
  );
});

emailPages.post("/undo", async (context) => {
  const { token } = await sentFields(context, ["token"]);
  const undone = await undoEmailChange(token, now());
  if (!undone.ok) return refuseLink(context);
  logSecurity("email-change-undone", originOf(context), { customerId: undone.value.customerId });
  const language = languageOf(context);
  const { undoneTitle: title, undoneLead: lead, undoneButton: label } = siteWords.of(language);
  // The site itself starts the next login from there.
  const next = { href: `/account?lang=${language}&signIn=1`, label };
  return context.html(await messagePage({ language, title, lead, next, isGood: true }));
});
