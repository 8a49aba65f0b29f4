import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { readChoice } from "../browser/consent-store.ts";
import { type ConsentChoice, stillHolds } from "../rules/consent.ts";
import { ConsentButtons } from "./consent-buttons.tsx";
import type { ConsentTexts } from "./consent-texts.ts";

interface PrivacyChoicesDialogProps {
  texts: ConsentTexts;
  open: boolean;
  onClose: () => void;
}

/** The question and its text, what is counted, how the choice stands, and the two buttons: the choice can be changed at any time. */
export function PrivacyChoicesDialog({ texts, open, onClose }: PrivacyChoicesDialogProps) {
  const language = useLanguage();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.choicesLabel}
      size="form"
      actions={
        <div className="grid w-full grid-cols-2 gap-3">
          <ConsentButtons texts={texts} onChosen={onClose} />
        </div>
      }
    >
      <p className="mb-6">
        <span className="block font-medium">{texts.title}</span>
        {texts.text}
      </p>
      <dl className="grid gap-4">
        {texts.details.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-t border-line pt-4">{open && standing(texts, language, readChoice())}</p>
    </Dialog>
  );
}

function standing(texts: ConsentTexts, language: Language, choice: ConsentChoice | null): string {
  if (!stillHolds(choice, texts.version)) return texts.openText;
  const date = dateInWords(dayIn(choice.at, market().zone), language);
  return (choice.answer === "granted" ? texts.grantedText : texts.refusedText).replace("{date}", date);
}
