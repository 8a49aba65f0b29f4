import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { waitsForStaff } from "../rules/document-states.ts";
import { documentById } from "../server/documents/read-documents.server.ts";
import { logShown, pagesFor } from "../server/readings/read-page.server.ts";
import { paperPath } from "../server/staff/paper-link.server.ts";
import { paperPageWords } from "./paper-page-words.ts";
import { confirmedFields, pagePictures, stateOf } from "./paper-view.server.ts";

interface Extract {
  readonly documentId: string;
  readonly customerId: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * A customer's document for a page on which staff decide about something else: its state, whether it was scanned, what was
 * confirmed and its pages, and the way to its own page where it waits for an answer. That it is shown is written down for the
 * customer, and the opening of each page. Undefined where the customer has no such document any more.
 */
export async function documentForStaff({
  documentId,
  customerId,
  language,
  now,
}: Extract): Promise<Markup | undefined> {
  const document = await documentById(documentId, customerId);
  if (document === undefined) return undefined;
  await logShown(document, now);
  const words = paperPageWords.of(language);
  const pages = await pagesFor(documentId, "staff", now);
  const opened = { document, language, openedAt: now, pages };
  const answer = html`<p><a href="${paperPath(documentId)}?lang=${language}">${words.answerIt}</a></p>`;
  return html`<p class="state">${stateOf(opened)}</p>
${document.scan === "waiting" ? "" : html`<p>${words[document.scan]}</p>`}${confirmedFields(opened)}
${waitsForStaff(document) ? answer : ""}<p class="lead">${words.logged}</p>${pagePictures(opened)}`;
}
