import type { ReactNode } from "react";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import content from "../../../../content/demo/documents-page.json" with { type: "json" };
import { render } from "../../../../tests/components/render.tsx";
import type { DocumentsPage } from "../content/documents-page.ts";
import { DocumentsTextsContext } from "./documents-page.ts";
import type { DocumentDetails, DocumentSummary, ShownReading } from "./documents-queries.ts";

/** The demo's texts of the documents' pages. */
export const documentsTexts = content.fragments[0] as unknown as Record<Language, DocumentsPage>;

/** The morning on which these pages are looked at. */
const today = "2026-11-23T08:00:00.000Z";

type RenderOptions = NonNullable<Parameters<typeof render>[1]>;

/** Renders a part of the documents' pages for a signed-in customer, with the demo's texts. */
export function renderDocuments(node: ReactNode, { customer, ...rest }: RenderOptions = {}) {
  return render(<InTexts>{node}</InTexts>, {
    customer: { serverNow: () => Date.parse(today), ...customer },
    ...rest,
  });
}

function InTexts({ children }: { children: ReactNode }) {
  return <DocumentsTextsContext value={documentsTexts[useLanguage()]}>{children}</DocumentsTextsContext>;
}

/** Shows the page in the other language, as a press on the language switch does: nothing is loaded anew. */
export async function switchLanguage({ router }: Rendered, language: Language): Promise<void> {
  Object.assign(router.state.loaderData.root as object, { language });
  await router.revalidate();
}
type Rendered = Awaited<ReturnType<typeof render>>;

export function documentExample(changes: Partial<DocumentSummary> = {}): DocumentSummary {
  return {
    ...{ id: "d1", type: "driving-license", state: "processed", rejection: null, scan: "clean" },
    ...{ fields: [], confirmedAt: null, expiry: null, expiryState: null, pageCount: 2 },
    replacedBy: null,
    ...{ uploadedAt: "2026-11-23T07:50:00.000Z", version: 3 },
    ...changes,
  };
}

/** Confirmed and accepted, valid until May 2028. */
export function acceptedExample(changes: Partial<DocumentSummary> = {}): DocumentSummary {
  return documentExample({
    ...{ state: "accepted", confirmedAt: "2026-11-23T07:55:00.000Z" },
    fields: [
      { key: "number", value: "4817" },
      { key: "name", value: "NOORA AL KUWARI" },
      { key: "expiry", value: "2028-05-01" },
    ],
    ...{ expiry: "2028-05-01", expiryState: "valid" },
    ...changes,
  });
}

export function detailsExample(changes: Partial<DocumentDetails> = {}): DocumentDetails {
  return {
    ...documentExample(),
    pages: [
      { page: 0, width: 856, height: 540, address: "/pages/0" },
      { page: 1, width: 856, height: 540, address: "/pages/1" },
    ],
    addressesUntil: "2026-11-23T08:05:00.000Z",
    ...changes,
  };
}

export const readingExample: ShownReading = {
  ...{
    at: "2026-11-22T09:30:00.000Z",
    reader: "staff",
    role: null,
    documentId: "d1",
    type: "driving-license",
    page: 0,
  },
};

/** A page as a picture of one color. */
export function pagePicture(): Response {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540"><rect width="856" height="540" fill="#c9b99f"/></svg>`;
  return new Response(drawing, { headers: { "content-type": "image/svg+xml" } });
}

const box = { page: 0, x: 0.4, y: 0.3, width: 0.3, height: 0.06 };

/** What was read of a license: a certain name, an uncertain number, a day that could not be read. */
export const readExample = {
  type: "driving-license",
  fields: [
    { key: "number", value: "28463404817", confidence: 0.6, box },
    { key: "name", value: "NOORA AL KUWARI", confidence: 0.97, box: { ...box, y: 0.4 } },
    { key: "expiry", value: "", confidence: 0.2, box: { ...box, y: 0.5 } },
  ],
  text: "",
};
