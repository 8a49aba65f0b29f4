import { useQuery } from "@tanstack/react-query";
import { ArabicNameOffer } from "#app/features/account/ui/settings/arabic-name-offer.tsx";
import { listDocumentsCall } from "#app/features/documents/calls.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";

type Document = Pick<AnswerOf<typeof listDocumentsCall>[number], "type" | "fields">;

/** At an ID card whose reading was confirmed: its Arabic name, offered for the account. Nothing at any other document. */
export function NameOfCard({ document: { type, fields } }: { readonly document: Document }) {
  const name = type === "qid" ? fields.find(({ key }) => key === "nameArabic")?.value : undefined;
  return name ? <ArabicNameOffer name={name} /> : null;
}

/** The same of the newest ID card that the customer uploaded. */
export function NameOfNewestCard() {
  const language = useLanguage();
  const documents = useQuery(customerQuery(useCustomerAccess(), listDocumentsCall, { language }));
  const card = documents.data?.find(({ type, fields }) => type === "qid" && fields.length > 0);
  return card && <NameOfCard document={card} />;
}
