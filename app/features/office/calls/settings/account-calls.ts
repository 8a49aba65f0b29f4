import * as z from "zod/mini";
import { staffRefusals } from "#app/features/staff/refusals.ts";
import { defineRefusals } from "#app/platform/api/refusals.ts";
import { defineOfficeCall } from "../office-call.ts";

/** What a member of staff sets of their own account here; passkeys and the authenticator are the accounts site's. */
export const showAccountCall = defineOfficeCall({
  id: "show-account",
  method: "GET",
  path: "/account",
  deed: "signed-in",
  namesNoCustomer: "One's own address.",
  answer: z.object({
    email: z.string(),
    hasPin: z.boolean(),
    /** On a shared device nobody sets one. */
    maySetPin: z.boolean(),
  }),
  refusals: {},
});

export const setPinCall = defineOfficeCall({
  id: "set-pin",
  method: "POST",
  path: "/account/pin",
  deed: "signed-in",
  namesNoCustomer: "One's own account.",
  body: z.object({ pin: z.string().check(z.regex(/^\d{6}$/)) }),
  hasSecretBody: true,
  answer: z.object({}),
  refusals: defineRefusals({
    "pin-weak": staffRefusals["pin-weak"],
    "own-browser-needed": {
      status: 403,
      en: "Set your PIN in your own browser, not on a shared tablet.",
      ar: "عيّن رمزك السري من متصفحك الخاص، لا من جهاز مشترك.",
    },
  }),
});

/** Ends all of one's own sessions, this one among them. */
export const endSessionsCall = defineOfficeCall({
  id: "end-sessions",
  method: "POST",
  path: "/account/end-sessions",
  deed: "signed-in",
  namesNoCustomer: "One's own account.",
  body: z.object({}),
  answer: z.object({}),
  refusals: {},
});
