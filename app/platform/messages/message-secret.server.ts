import { seal, unseal } from "../secrets.server.ts";
import type { Message } from "./message.server.ts";

/** Stands in a stored text where its secret belongs. */
const secretMark = "(for-its-reader-alone)";
/** Stood there in messages of a former version; those that are on their way still have it. */
const formerMark = "(this-link-was-for-its-reader-alone)";
const secretPurpose = "secrets of messages";

/** The texts of a message as they are stored: its secret is taken out and sealed. */
export function sealedTexts({ html, plain }: Pick<Message, "html" | "plain">, secret: string | undefined) {
  if (secret === undefined) return { html, plain, sealed_secret: null };
  return {
    html: html.replaceAll(secret, secretMark),
    plain: plain.replaceAll(secret, secretMark),
    sealed_secret: seal(secretPurpose, secret),
  };
}

/** The secret of a message, as long as it is there. */
export function secretOf({ sealed_secret: sealed }: Pick<Message, "sealed_secret">): string | undefined {
  return sealed === null ? undefined : unseal(secretPurpose, sealed);
}

/** A message as its receiver sees it, as long as its secret is there. */
export function withSecret<M extends Pick<Message, "html" | "plain" | "sealed_secret">>(message: M): M {
  const secret = secretOf(message);
  if (secret === undefined) return message;
  const whole = (text: string) => text.replaceAll(secretMark, secret).replaceAll(formerMark, secret);
  return { ...message, html: whole(message.html), plain: whole(message.plain) };
}
