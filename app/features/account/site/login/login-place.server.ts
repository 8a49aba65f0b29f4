import { now } from "#app/platform/clock.server.ts";
import { signInOptions } from "../../server/factors/passkeys.server.ts";
import { assetAddress } from "../assets.server.ts";
import { passkeySignIn } from "../factors/passkey-forms.server.ts";
import type { FormState } from "../form.server.ts";
import { type Place, signInPage } from "../form-pages.server.ts";
import { languageOf, otherLanguageHref, type SiteContext } from "../page-context.server.ts";
import { accountsPolicy } from "../policy.server.ts";
import { siteWords } from "../site-words.ts";

export type Form = (place: Place, state: FormState) => Promise<string>;

/** The place of the sign-in form with the way by a passkey, and the policy that its script needs. */
export async function withPasskey(context: SiteContext): Promise<Place> {
  const place = placeOf(context);
  const { language, base } = place;
  const { audience } = context.var;
  const login = context.req.param("id") ?? "";
  const options = await signInOptions(login, audience, now());
  context.header("Content-Security-Policy", accountsPolicy(audience, assetAddress.passkeys.address));
  const passkey = passkeySignIn({ language, action: `${base}/passkey?lang=${language}`, options });
  return { ...place, passkey };
}

export async function refuseForm(context: SiteContext, form: Form, state: FormState): Promise<Response> {
  return context.html(await form(await placeFor(context, form), state), 422);
}

export async function refuseForTooMany(
  context: SiteContext,
  form: Form,
  { values, waitMs }: { readonly values: FormState["values"]; readonly waitMs: number },
): Promise<Response> {
  const refusal = siteWords.of(languageOf(context)).tooManyAttempts;
  context.header("Retry-After", String(Math.ceil(waitMs / 1000)));
  return context.html(await form(await placeFor(context, form), { values, problems: {}, refusal }), 429);
}

/** A refused password leaves the way by a passkey. */
async function placeFor(context: SiteContext, form: Form): Promise<Place> {
  return form === signInPage ? withPasskey(context) : placeOf(context);
}

/** Where a page of the login under way stands. */
export function placeOf(context: SiteContext): Place {
  const { audience } = context.var;
  const base = `${audience.base}/interaction/${context.req.param("id")}`;
  return { language: languageOf(context), base, otherLanguageHref: otherLanguageHref(context), audience };
}
