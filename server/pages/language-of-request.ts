import type { IncomingMessage } from "node:http";
import { chooseLanguage } from "#app/i18n/language.ts";

/** The language of a request without `lang`: what the visitor chose before, else what the browser prefers. */
export function languageOf(request: IncomingMessage): "en" | "ar" {
  const stored = /(?:^|;\s*)lang=(en|ar)\b/.exec(request.headers.cookie ?? "")?.[1];
  return chooseLanguage({ stored, acceptLanguage: request.headers["accept-language"] });
}
