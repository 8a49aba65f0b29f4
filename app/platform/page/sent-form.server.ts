import type { Context } from "hono";
import { cleanField } from "#app/lib/text/clean-text.ts";

/** Thrown for a form that none of our pages sends; it is answered with 400. */
export class UnreadableForm extends Error {
  override readonly name = "UnreadableForm";
}

/**
 * The fields of a sent form by their names, cleaned; what is missing counts as empty. Our forms are URL-encoded, so other encodings are
 * refused, and so is the NUL character, which PostgreSQL cannot hold.
 */
export async function readForm({ req }: Context): Promise<(name: string) => string> {
  const [type = ""] = (req.header("content-type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/x-www-form-urlencoded")
    throw new UnreadableForm("not URL-encoded");
  const form = new URLSearchParams(await req.text());
  return (name) => {
    const value = form.get(name) ?? "";
    if (value.includes("\0")) throw new UnreadableForm("a NUL character");
    return cleanField(name, value);
  };
}
