import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { objectableReset, objectToReset } from "../../server/factor-reset/factor-resets.server.ts";
import { logSecurity } from "../../server/sign-in/security-log.server.ts";
import { languageOf, originOf, type SiteEnv, sentFields } from "../page-context.server.ts";
import { messagePage } from "../plain-pages.server.ts";
import { siteWords } from "../site-words.ts";
import { buttonPage, refuseLink } from "./button-page.server.ts";

/** The pages by which the owner of an account objects to a reset of the second factor. Only the button changes something. */
export const factorResetPages = new Hono<SiteEnv>();

factorResetPages.get("/", async (context) => {
  const token = context.req.query("token") ?? "";
  const reset = await objectableReset(token, now());
  if (reset === undefined) return refuseLink(context);
  const words = siteWords.of(languageOf(context));
  return context.html(
    await buttonPage(context, {
      token,
      title: words.objectTitle,
      lead: reset.state === "done" ? words.objectDoneLead : words.objectLead,
      button: words.objectButton,
    }),
  );
});

factorResetPages.post("/", async (context) => {
  const { token } = await sentFields(context, ["token"]);
  const objected = await objectToReset(token, now());
  if (!objected.ok) return refuseLink(context);
  const { customerId, wasDone } = objected.value;
  logSecurity("factor-reset-objected", originOf(context), { customerId });
  const language = languageOf(context);
  const words = siteWords.of(language);
  const next = wasDone
    ? { href: `/account?lang=${language}&signIn=1`, label: words.undoneButton }
    : { href: `/account?lang=${language}`, label: words.continueLabel };
  const lead = wasDone ? words.undoneLead : words.objectedLead;
  return context.html(await messagePage({ language, title: words.objectedTitle, lead, next, isGood: true }));
});
