import type { IncomingMessage } from "node:http";
import { chooseLanguage, isLanguage, type Language } from "#app/i18n/language.ts";

/** The language of a request without `lang`: what the visitor chose before, else what the browser prefers. */
export function languageOf(request: IncomingMessage): "en" | "ar" {
  const stored = /(?:^|;\s*)lang=(en|ar)\b/.exec(request.headers.cookie ?? "")?.[1];
  return chooseLanguage({ stored, acceptLanguage: request.headers["accept-language"] });
}

/** The language of a request whose address nobody has read: as it says, also in a content query, else as above. */
export function languageAt(request: IncomingMessage): Language {
  const ofAddress = /(?:[?&;]|%3B)lang(?:=|%3D)(en|ar)(?!\w)/i.exec(request.url ?? "")?.[1];
  return isLanguage(ofAddress) ? ofAddress : languageOf(request);
}
