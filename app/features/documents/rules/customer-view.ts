import type { DocumentState, ExpiryState } from "./document-states.ts";
import { type DocumentType, documentTypes } from "./document-types.ts";

/** What a document means to its customer now (product/documents.md#states). */
export const customerViews = [
  "none",
  "checking",
  "confirm",
  "review",
  "accepted",
  "rejected",
  "expiring",
  "expired",
  "replaced",
] as const;
export type CustomerView = (typeof customerViews)[number];

export interface ShownDocument {
  readonly id: string;
  readonly type: DocumentType;
  readonly state: DocumentState;
  readonly confirmedAt: string | null;
  readonly expiryState: ExpiryState | null;
  readonly replacedBy: string | null;
}

/** Of no document: `none`. A processed one waits for its customer, then for the staff. */
export function customerView(document: ShownDocument | undefined): CustomerView {
  if (document === undefined) return "none";
  const { state, confirmedAt, expiryState, replacedBy } = document;
  if (replacedBy !== null) return "replaced";
  if (state === "uploaded" || state === "scanning") return "checking";
  if (state === "processed") return confirmedAt === null ? "confirm" : "review";
  if (state === "accepted") return expiryState === null || expiryState === "valid" ? "accepted" : expiryState;
  return state;
}

/** A type with its documents, the current ones first, then the newest. */
export interface TypeOverview<D extends ShownDocument = ShownDocument> {
  readonly type: DocumentType;
  readonly documents: readonly D[];
  /** The one that speaks for the type: what waits for the customer most urgently, else the first. */
  readonly shown: D | undefined;
  readonly view: CustomerView;
}

/** All types in their order. `documents` come newest first. */
export function overviewOf<D extends ShownDocument>(documents: readonly D[]): TypeOverview<D>[] {
  return documentTypes.map((type) => {
    const own = documentsOfType(documents, type);
    const waiting = own.filter(waitsAmong(own)).toSorted((one, other) => rankOf(one) - rankOf(other));
    const shown = waiting[0] ?? own[0];
    return { type, documents: own, shown, view: customerView(shown) };
  });
}

/** The documents of a type, those that newer ones have replaced last. `documents` come newest first. */
export function documentsOfType<D extends ShownDocument>(documents: readonly D[], type: DocumentType): D[] {
  const own = documents.filter((document) => document.type === type);
  const isCurrent = ({ replacedBy }: D) => replacedBy === null;
  return [...own.filter(isCurrent), ...own.filter((document) => !isCurrent(document))];
}

/** What waits for the customer, the most urgent first: what was begun is finished before anything new. */
const urgency: readonly CustomerView[] = ["confirm", "rejected", "expired", "expiring"];

function rankOf(document: ShownDocument): number {
  return urgency.indexOf(customerView(document));
}

/** Whether the customer has to do something about it. */
export function waitsForCustomer(view: CustomerView): boolean {
  return urgency.includes(view);
}

/** The documents that wait for the customer, in the order of their types. */
export function waitingDocuments<D extends ShownDocument>(documents: readonly D[]): D[] {
  return documentTypes.flatMap((type) => {
    const own = documentsOfType(documents, type);
    return own.filter(waitsAmong(own));
  });
}

/**
 * Which of a type's documents wait for the customer. A rejected one waits no more once another one of its type was added, and
 * one that ends waits for nothing while the newest one is being checked: that may be the one that takes its place.
 */
export function waitsAmong(own: readonly ShownDocument[]): (document: ShownDocument) => boolean {
  const [first] = own;
  return (document) => {
    const view = customerView(document);
    if (view === "confirm") return true;
    return waitsForCustomer(view) && (document === first || (view !== "rejected" && !isBeingChecked(first)));
  };
}

function isBeingChecked(document: ShownDocument | undefined): boolean {
  return customerView(document) === "checking";
}

/** The type that comes next; the first one where nothing was ever added, none where all is well. */
export function nextOf<D extends ShownDocument>(
  overview: readonly TypeOverview<D>[],
): TypeOverview<D> | undefined {
  for (const view of urgency) {
    const found = overview.find((type) => type.view === view);
    if (found) return found;
  }
  return overview.every(({ view }) => view === "none") ? overview[0] : undefined;
}
