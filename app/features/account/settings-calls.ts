import * as z from "zod/mini";
import { languages } from "#app/i18n/language.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { patternText } from "#app/platform/api/pattern-text.ts";
import { notFound } from "#app/platform/api/refusals.ts";
import { accountRefusals } from "./refusals.ts";

const account = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** The whole name in Arabic letters; empty without one. */
  nameAr: z.string(),
  email: z.string(),
  /** A new address that waits for its link to be followed. */
  pendingEmail: z.nullable(z.string()),
  /** False where another issuer has the customers: names, passwords and factors are changed there. */
  isOwnIssuer: z.boolean(),
  /** When the authenticator app was added; null without one. */
  authenticatorSince: z.nullable(z.iso.datetime()),
  /** In which mails and texts come. */
  messageLanguage: z.enum(languages),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      browser: z.string(),
      system: z.string(),
      addedAt: z.iso.datetime(),
      lastUsedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** Until when the calls that take a fresh sign-in are open; null where that is over. */
  freshUntil: z.nullable(z.iso.datetime()),
});
export type Account = z.output<typeof account>;

/** What a customer may see and change of their own account. */
export const showAccountCall = defineCall({
  id: "account.show",
  summary: "Show the customer's own account",
  method: "GET",
  base: "v3",
  path: "/account",
  who: "customer",
  answer: account,
  refusals: notFound,
  failureText: "Failed to fetch the account",
});

export const changeNamesCall = defineCall({
  id: "account.names",
  summary: "Change the customer's names",
  method: "PATCH",
  base: "v3",
  path: "/account",
  who: "customer",
  body: z.object({
    firstName: patternText("name"),
    lastName: patternText("name"),
    /** The whole name in Arabic letters; empty removes it, and without it that of the account stays. */
    nameAr: z.optional(z.union([z.literal(""), patternText("nameAr")])),
  }),
  answer: z.object({ firstName: z.string(), lastName: z.string(), nameAr: z.optional(z.string()) }),
  refusals: notFound,
  failureText: "Failed to change the names",
});

/** From then on messages come in this language, whichever the customer signs in with. */
export const chooseMessageLanguageCall = defineCall({
  id: "account.language",
  summary: "Choose the language of messages to the customer",
  method: "PATCH",
  base: "v3",
  path: "/account/language",
  who: "customer",
  body: z.object({ messageLanguage: z.enum(languages) }),
  answer: z.object({ messageLanguage: z.enum(languages) }),
  refusals: notFound,
  failureText: "Failed to change the language of messages",
});

/** Sends a link to a new address; it counts once that is followed. The answer is the same whoever has the address. */
export const requestEmailCall = defineCall({
  id: "account.email",
  summary: "Send a link that changes the customer's e-mail address",
  method: "POST",
  base: "v3",
  path: "/account/email",
  who: "customer",
  fresh: true,
  body: z.object({ email: patternText("email") }),
  answer: z.object({ email: z.string() }),
  refusals: {
    ...notFound,
    "email-unchanged": accountRefusals["email-unchanged"],
    "too-many-mails": accountRefusals["too-many-mails"],
  },
  failureText: "Failed to change the e-mail address",
  limit: 20,
});

/** Sets a new password and signs out every other device. */
export const changePasswordCall = defineCall({
  id: "account.password",
  summary: "Change the customer's password",
  method: "POST",
  base: "v3",
  path: "/account/password",
  who: "customer",
  fresh: true,
  // Its answer, and a hash of its body, are not to be stored.
  repeatable: true,
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  answer: z.object({}),
  refusals: { ...notFound, "not-signed-in": accountRefusals["not-signed-in"] },
  failureText: "Failed to change the password",
  limit: 20,
});

/** Removes the authenticator app, and its recovery codes. */
export const removeAuthenticatorCall = defineCall({
  id: "account.authenticator.remove",
  summary: "Remove the customer's authenticator app",
  method: "DELETE",
  base: "v3",
  path: "/account/authenticator",
  who: "customer",
  fresh: true,
  repeatable: true,
  answer: z.object({ removed: z.boolean() }),
  refusals: {},
  failureText: "Failed to remove the authenticator app",
});

export const removePasskeyCall = defineCall({
  id: "account.passkeys.remove",
  summary: "Remove one of the customer's passkeys",
  method: "DELETE",
  base: "v3",
  path: "/account/passkeys/:id",
  who: "customer",
  fresh: true,
  repeatable: true,
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(1400)) }),
  answer: z.object({}),
  refusals: notFound,
  failureText: "Failed to remove the passkey",
});

const device = z.object({
  id: z.string(),
  /** Names of products; empty where the browser named none. */
  browser: z.string(),
  system: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** When it takes a new sign-in, however much it is used. */
  endsAt: z.iso.datetime(),
  /** The device that made this call. */
  isThis: z.boolean(),
});
export type SignedInDevice = z.output<typeof device>;

/** Where the customer is signed in, this device first, then by last use. */
export const devicesCall = defineCall({
  id: "account.devices",
  summary: "List the devices on which the customer is signed in",
  method: "GET",
  base: "v3",
  path: "/account/devices",
  who: "customer",
  answer: z.object({ devices: z.array(device) }),
  refusals: {},
  failureText: "Failed to fetch the devices",
});

export const signOutDeviceCall = defineCall({
  id: "account.devices.sign-out",
  summary: "Sign the customer out on one device",
  method: "DELETE",
  base: "v3",
  path: "/account/devices/:id",
  who: "customer",
  fresh: true,
  repeatable: true,
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.object({}),
  refusals: notFound,
  failureText: "Failed to sign out the device",
});

/** Signs out everywhere but on the device that makes the call. */
export const signOutOthersCall = defineCall({
  id: "account.devices.sign-out-others",
  summary: "Sign the customer out on all other devices",
  method: "DELETE",
  base: "v3",
  path: "/account/devices",
  who: "customer",
  fresh: true,
  repeatable: true,
  answer: z.object({ signedOut: z.int() }),
  refusals: {},
  failureText: "Failed to sign out the other devices",
});
