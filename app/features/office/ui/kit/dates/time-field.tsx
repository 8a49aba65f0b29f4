import { useState } from "react";
import { timeOfDay } from "#app/i18n/dates/clock.ts";
import { typedTime } from "#app/i18n/dates/typed-time.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { TextField } from "../fields.tsx";
import { kitWords } from "../words.ts";

interface TimeFieldProps {
  label: string;
  /** HH:mm; empty for none. */
  value: string;
  /** Gets HH:mm, or nothing while there is no time. */
  onChange: (time: string) => void;
  problem?: string | undefined;
  required?: boolean;
}

/** A time of day on the importer's clock, whatever the browser's is. Any usual way of writing is understood. */
export function TimeField({ label, value, onChange, problem, required }: TimeFieldProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && typed !== undefined;
  return (
    <TextField
      label={label}
      value={typed ?? (value === "" ? "" : timeOfDay(value, language))}
      onChange={(text) => {
        setTyped(text);
        setLeft(false);
        onChange(typedTime(text) ?? "");
      }}
      onBlur={() => {
        if (typed === undefined || typed.trim() === "" || typedTime(typed) !== undefined) setTyped(undefined);
        setLeft(true);
      }}
      problem={isWrong ? kitWords.of(language).noTime : problem}
      required={required ?? false}
      maxLength={20}
    />
  );
}
