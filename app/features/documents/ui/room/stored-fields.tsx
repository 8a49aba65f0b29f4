import { dateInWords } from "#app/i18n/dates/dates.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { type FieldKey, isDayKey, typeFacts } from "../../rules/document-types.ts";
import { useDocumentsPage, useFieldName } from "../documents-page.ts";
import type { DocumentSummary } from "../documents-queries.ts";

/** What is stored of a document, in the order of its type. */
export function StoredFields({ document: { type, fields } }: { document: DocumentSummary }) {
  const { texts } = useDocumentsPage();
  const nameOf = useFieldName(type);
  if (fields.length === 0) return null;
  const { fields: order, masked } = typeFacts[type];
  const shown = order.flatMap((key) => fields.filter((field) => field.key === key));
  return (
    <section className="mt-10">
      <h2 className="text-subheading">{texts.fieldsTitle}</h2>
      <dl className="mt-3">
        {shown.map(({ key, value }) => (
          <div
            key={key}
            className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-ink-soft">{nameOf(key)}</dt>
            <dd>
              <FieldValue name={key} value={masked.includes(key) ? `•••• ${value.slice(-4)}` : value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">
        {texts.storedText} {masked.length > 0 && texts.maskedText}
      </p>
    </section>
  );
}

function FieldValue({ name, value }: { name: FieldKey; value: string }) {
  const { language } = useDocumentsPage();
  if (name === "expiry") return promisedDate(value, language);
  if (isDayKey(name)) return dateInWords(value, language);
  if (name === "nameArabic") return <bdi lang="ar">{value}</bdi>;
  if (name === "insurer" || name === "company" || name === "nationality") return <bdi>{value}</bdi>;
  return <Ltr className="tabular break-all">{value}</Ltr>;
}
