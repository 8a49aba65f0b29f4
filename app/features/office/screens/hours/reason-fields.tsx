import { useLanguage } from "#app/i18n/use-language.ts";
import { TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { capacityWords } from "../capacity/words.ts";

export interface BothReasons {
  readonly en: string;
  readonly ar: string;
}
export const noReasons: BothReasons = { en: "", ar: "" };
export const longestReason = 200;

/** Whether both languages have their reason: customers read it in theirs. */
export function hasReasons({ en, ar }: BothReasons): boolean {
  return en.trim() !== "" && ar.trim() !== "";
}

interface ReasonFieldsProps {
  value: BothReasons;
  onChange: (value: BothReasons) => void;
  /** Whether what is missing is said. */
  isChecked: boolean;
}

/** Why hours are others, in both languages. */
export function ReasonFields({ value, onChange, isChecked }: ReasonFieldsProps) {
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  const problem = (text: string) => (isChecked && text.trim() === "" ? kit.required : undefined);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={words.reasonEn}
        value={value.en}
        onChange={(en) => onChange({ ...value, en })}
        problem={problem(value.en)}
        hint={words.customersRead}
        maxLength={longestReason}
        ltr
        required
      />
      <div className="[&_input]:[direction:rtl]">
        <TextField
          label={words.reasonAr}
          value={value.ar}
          onChange={(ar) => onChange({ ...value, ar })}
          problem={problem(value.ar)}
          maxLength={longestReason}
          required
        />
      </div>
    </div>
  );
}
