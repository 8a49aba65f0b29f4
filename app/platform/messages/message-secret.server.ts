import { seal, unseal } from "../secrets.server.ts";
import type { Message } from "./message.server.ts";

/** Stands in a stored text where its secret belongs. */
const secretMark = "(this-link-was-for-its-reader-alone)";
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

/** A message as its receiver sees it, as long as its secret is there. */
export function withSecret<M extends Pick<Message, "html" | "plain" | "sealed_secret">>(message: M): M {
  if (message.sealed_secret === null) return message;
  const secret = unseal(secretPurpose, message.sealed_secret);
  const [html, plain] = [message.html, message.plain].map((text) => text.replaceAll(secretMark, secret));
  return { ...message, html, plain };
}
