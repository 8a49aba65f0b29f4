import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isDay } from "#app/lib/dates/typed-date.ts";
import { dateWords } from "./date-words.ts";

interface UnfinishedDate {
  /** What is wrong with the parts as they were left, in a sentence. */
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: (text: string) => void;
}

/** Makes a day of what `DateParts` says: a date that is unfinished or in no calendar is none, and is said once it is left. */
export function useUnfinishedDate(onDay: (day: string) => void): UnfinishedDate {
  const words = dateWords.of(useLanguage());
  const [left, setLeft] = useState("");
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(left);
  return {
    problem: left === "" || isDay(left) ? undefined : isWhole ? words.noSuchDay : words.unfinishedDate,
    onChange(text) {
      setLeft("");
      onDay(isDay(text) ? text : "");
    },
    onLeave: setLeft,
  };
}
