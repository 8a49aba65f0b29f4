import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import {
  confirmDocumentCall,
  deleteDocumentCall,
  extractTextCall,
  listDocumentsCall,
  listReadingsCall,
  showDocumentCall,
} from "./calls.ts";
import { confirmDocument } from "./server/documents/confirm-document.server.ts";
import { deleteDocument } from "./server/documents/delete-document.server.ts";
import { extractText } from "./server/documents/extract-text.server.ts";
import { documentById, documentsOf, summaryOf } from "./server/documents/read-documents.server.ts";
import "./server/personal-data.server.ts";
import "./server/processing/resume-documents.server.ts";
import { pageLinkEnd } from "./server/readings/page-link.server.ts";
import { pagesFor, readingsOf } from "./server/readings/read-page.server.ts";
import "./server/retention/forget-documents.server.ts";
import "./server/retention/remind-of-unconfirmed.server.ts";
import "./server/retention/sweep-files.server.ts";
import { uploadAnswers } from "./upload-answers.server.ts";

export { pagePictures } from "./page-pictures.server.ts";
export { paperPages } from "./signed-pages/paper-pages.server.ts";

export const documentsApi = callRoutes([
  ...uploadAnswers,
  answerCall(listDocumentsCall, async ({ customer, now }) =>
    succeed((await documentsOf(customer.id)).map((document) => summaryOf(document, now))),
  ),
  answerCall(listReadingsCall, async ({ customer, query }) =>
    succeed(await readingsOf(customer.id, query.type)),
  ),
  answerCall(extractTextCall, async ({ body, customer }) => {
    const read = await extractText(body.documentId, customer.id);
    if (!read.ok) return read;
    const { type, fields, text } = read.value;
    return succeed({ type, fields: [...fields], text });
  }),
  answerCall(showDocumentCall, async ({ params, customer, now }) => {
    const document = await documentById(params.id, customer.id);
    if (document === undefined) return refuse("not-found");
    const pages = await pagesFor(document.id, "customer", now);
    return succeed({
      ...summaryOf(document, now),
      pages,
      addressesUntil: pageLinkEnd(now).toISOString(),
    });
  }),
  answerCall(confirmDocumentCall, ({ params, body, customer, now }) =>
    confirmDocument({ id: params.id, customerId: customer.id, ...body, now }),
  ),
  answerWrite(deleteDocumentCall, async ({ trx, params, customer }) =>
    (await deleteDocument(trx, params.id, customer.id)) ? succeed({}) : refuse("not-found"),
  ),
]);
