import type { Context } from "hono";
import * as z from "zod";

interface SentForm {
  /** The version that the page showed; 0 where none was sent. */
  readonly version: number;
  /** Any other field of the form, without spaces around it; empty where it was not sent. */
  readonly field: (name: string) => string;
}

/** What a form of a signed page says; nonsense is nothing. */
export async function sentForm(context: Context): Promise<SentForm> {
  const form = await context.req.parseBody();
  const version = z.coerce.number().int().min(0).catch(0).parse(form.version);
  const field = (name: string) => {
    const { [name]: value } = form;
    return typeof value === "string" ? value.trim() : "";
  };
  return { version, field };
}
