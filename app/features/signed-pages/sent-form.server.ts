import type { Context } from "hono";
import * as z from "zod";
import { readForm } from "#app/platform/page/sent-form.server.ts";

interface SentForm {
  /** The version that the page showed; 0 where none was sent. */
  readonly version: number;
  /** Any other field of the form, without spaces around it; empty where it was not sent. */
  readonly field: (name: string) => string;
}

/** What a form of a signed page says; nonsense is nothing. */
export async function sentForm(context: Context): Promise<SentForm> {
  const sent = await readForm(context);
  const version = z.coerce.number().int().min(0).catch(0).parse(sent("version"));
  return { version, field: (name) => sent(name).trim() };
}
