import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { DateParts } from "#app/ui/form/fields/date-parts.tsx";
import { boxLook } from "#app/ui/form/fields/field-frame.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { type FieldKey, isDayKey } from "../../rules/document-types.ts";
import { useDocumentsPage } from "../documents-page.ts";
import type { DocumentPicture } from "../documents-queries.ts";
import { FieldCrop } from "./field-crop.tsx";
import type { ReviewField } from "./review-state.ts";
import { reviewWords } from "./review-words.ts";
import { VinQuestion } from "./vin-question.tsx";

interface ReviewFieldProps {
  id: string;
  name: string;
  field: ReviewField;
  /** Where it was found. */
  page: DocumentPicture | undefined;
  /** Whether the document was read: only then something was not found. */
  wasRead: boolean;
  /** What is stored of a masked number. */
  maskedHint: string | false;
  error: string | undefined;
  onChange: (value: string) => void;
  onApprove: () => void;
  onActive: () => void;
  onOpen: () => void;
}

/** A field beside its place in the picture. A certain one is quiet; an uncertain one asks to be compared. */
export function ReviewFieldView({ id, name, field, page, ...rest }: ReviewFieldProps) {
  const { language } = useDocumentsPage();
  const own = reviewWords.of(language);
  const { key, read, isOpen } = field;
  const { wasRead, maskedHint, error, ...on } = rest;
  const isUnread = read !== undefined && read.value === "";
  const isMissing = wasRead && read === undefined;
  const hints = [isUnread && own.unread, isMissing && own.notFound, maskedHint].filter(
    (hint) => hint !== false,
  );
  const describedBy = [hints.length > 0 && `${id}-hint`, (isOpen || error) && `${id}-note`]
    .filter(Boolean)
    .join(" ");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of the controls inside
    <div
      onFocus={on.onActive}
      className={`grid gap-x-6 gap-y-2 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)] ${isOpen ? "-mx-4 rounded-lg border-transparent bg-warning-soft px-4" : ""}`}
    >
      {read && page && (
        <div className="md:order-last md:self-center">
          <FieldCrop box={read.box} page={page} label={own.seePlace(name)} onOpen={on.onOpen} />
        </div>
      )}
      <div className="grid content-start gap-1.5">
        <label id={`${id}-name`} htmlFor={id}>
          {name}
        </label>
        {hints.length > 0 && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hints.join(" ")}
          </p>
        )}
        <ValueField
          id={id}
          field={field}
          describedBy={describedBy || undefined}
          isInvalid={Boolean(error)}
          onChange={on.onChange}
        />
        <div id={`${id}-note`} className="text-sm">
          {error ? (
            <p role="alert" className="text-danger">
              {error}
            </p>
          ) : (
            isOpen && <p className="text-warning">{own.compare}</p>
          )}
        </div>
        {isOpen && (
          <Button
            variant="secondary"
            data-analytics="approve-field"
            aria-label={own.approveLabel(name)}
            className="justify-self-start bg-surface"
            onClick={on.onApprove}
          >
            <Icon name="check" />
            {own.approve}
          </Button>
        )}
        {key === "vin" && <VinQuestion field={field} onTake={on.onChange} />}
      </div>
    </div>
  );
}

interface ValueFieldProps {
  id: string;
  field: ReviewField;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (value: string) => void;
}

/** What the field holds. Of a day the month is in words: the picture beside it may have 03/07. */
function ValueField({ id, field: { key, value }, describedBy, isInvalid, onChange }: ValueFieldProps) {
  if (isDayKey(key))
    return (
      // biome-ignore lint/a11y/useSemanticElements: its name stands in the label of the field
      <div role="group" aria-labelledby={`${id}-name`} aria-describedby={describedBy}>
        <DateParts id={id} value={value} onChange={onChange} isInvalid={isInvalid} look={`h-12 ${boxLook}`} />
      </div>
    );
  return (
    <input
      {...inputOf(key)}
      id={id}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={120}
      className={`h-12 ${boxLook} ${inputOf(key).dir === "ltr" ? "rtl:text-end" : ""}`}
    />
  );
}

/** How a field is typed: codes from left to right, Arabic names from right to left. */
function inputOf(key: FieldKey): ComponentProps<"input"> {
  if (key === "nameArabic") return { type: "text", dir: "rtl", lang: "ar" };
  if (key === "modelYear") return { type: "text", dir: "ltr", inputMode: "numeric" };
  if (key === "vin" || key === "plate" || key === "number")
    return { type: "text", dir: "ltr", autoCapitalize: "characters" };
  if (key === "name") return { type: "text", dir: "ltr", lang: "en" };
  return { type: "text", dir: "auto" };
}
