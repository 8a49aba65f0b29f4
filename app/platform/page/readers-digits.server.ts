import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { digitsCookie } from "#app/i18n/digits-cookie.ts";
import { market } from "#app/i18n/market.ts";
import { type Digits, isDigits } from "#app/i18n/numbers/digit-choices.ts";

/** The digits in which the reader of an answer sees Arabic numbers: those of their choice, else the importer's. */
export function readersDigits(context: Context): Digits {
  const chosen = getCookie(context, digitsCookie);
  return isDigits(chosen) ? chosen : market().digits;
}
