import * as z from "zod/mini";
import { cleanCode, cleanLine } from "#app/lib/text/clean-text.ts";
import { codeDigits } from "./rules/code.ts";

/** A number as people type it; which countries are served says the configuration. */
export const phone = z
  .string()
  .check(z.maxLength(40), z.overwrite(cleanLine), z.regex(/^(\+|00)?[\d\s().-]{6,30}$/));
/** Random text that the browser made and stored: a code works in the browser that requested it. */
export const browser = z.string().check(z.regex(/^[\w-]{22,64}$/));
export const code = z
  .string()
  .check(z.maxLength(40), z.overwrite(cleanCode), z.regex(new RegExp(`^\\d{${codeDigits}}$`)));
/** The solution of the challenge that "work-needed" brought, as ALTCHA writes it: JSON in base64. */
export const work = z.optional(z.string().check(z.maxLength(4096)));

/** What this device keeps of numbers that were confirmed on it: strangers' requests do not block those here. */
export const rememberedDevices = z.optional(
  z.array(z.string().check(z.regex(/^[\w-]{22}\.[\w-]{43}$/))).check(z.maxLength(6)),
);

/** By which a code reaches its number; the other one takes over where it fails. */
export const channel = z.enum(["sms", "whatsapp"]);

/** Proof that a number was confirmed, and the browser that did; it goes beside the number. */
export const phoneProof = z.object({ proof: z.string().check(z.maxLength(400)), browser });

const seconds = z.int().check(z.gte(0));
export const delivered = z.object({ channel, state: z.enum(["waiting", "sent", "delivered", "failed"]) });
export const sent = z.object({
  /** How long the code is valid. */
  expiresIn: seconds,
  /** When the next one may be requested. */
  resendIn: seconds,
});
