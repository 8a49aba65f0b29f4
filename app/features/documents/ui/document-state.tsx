import { dayIn, daysBetween } from "#app/i18n/dates/dates.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { market } from "#app/i18n/market.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { type CustomerView, customerView } from "../rules/customer-view.ts";
import { useDocumentsPage } from "./documents-page.ts";
import type { DocumentSummary } from "./documents-queries.ts";

const tones: Readonly<Record<CustomerView, BadgeTone>> = {
  none: "neutral",
  checking: "neutral",
  confirm: "accent",
  review: "neutral",
  accepted: "success",
  rejected: "danger",
  expiring: "warning",
  expired: "danger",
  replaced: "neutral",
};

/** The state of a document, or of a type without one, in words. */
export function useDocumentState(document: DocumentSummary | undefined) {
  const { texts, words, language } = useDocumentsPage();
  const { serverNow } = useCustomerAccess();
  const view = customerView(document);
  const { label } = texts.states[view];
  const expiry = document?.expiry ?? undefined;
  const filled = (text: string) => {
    if (expiry === undefined) return text;
    const days = daysBetween(dayIn(new Date(serverNow()), market().zone), expiry);
    return text.replace("{days}", words.days(days)).replace("{date}", promisedDate(expiry, language));
  };
  const isLastDay = view === "expiring" && expiry === dayIn(new Date(serverNow()), market().zone);
  return {
    view,
    tone: tones[view],
    label: isLastDay ? words.expiresToday : filled(label),
    text: view === "rejected" ? reasonOf(document, texts.reasons) : filled(texts.states[view].text),
  };
}

/** The staff's own sentence, else the one of its reason. */
function reasonOf(document: DocumentSummary | undefined, reasons: Readonly<Record<string, string>>): string {
  const { reason = "other", text } = document?.rejection ?? {};
  return text ?? reasons[reason] ?? "";
}

export function StateBadge({ document }: { document: DocumentSummary | undefined }) {
  const { label, tone } = useDocumentState(document);
  return <Badge tone={tone}>{label}</Badge>;
}
