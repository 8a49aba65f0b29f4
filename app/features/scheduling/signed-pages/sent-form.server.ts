import type { Context } from "hono";
import * as z from "zod";
import type { OtherTime } from "./linked-plan.server.ts";

interface SentForm {
  /** The version that the page showed; 0 where none was sent. */
  readonly version: number;
  readonly slot: OtherTime | undefined;
  /** Any other field of the form, without spaces around it; empty where it was not sent. */
  readonly field: (name: string) => string;
}

/** What a form of a signed page says; nonsense is nothing. */
export async function sentForm(context: Context): Promise<SentForm> {
  const form = await context.req.parseBody();
  const version = z.coerce.number().int().min(0).catch(0).parse(form.version);
  const [, start, end] = /^(\d{7,9})-(\d{7,9})$/.exec(String(form.slot)) ?? [];
  const slot = start && end ? { start: Number(start), end: Number(end) } : undefined;
  const field = (name: string) => {
    const { [name]: value } = form;
    return typeof value === "string" ? value.trim() : "";
  };
  return { version, slot, field };
}
