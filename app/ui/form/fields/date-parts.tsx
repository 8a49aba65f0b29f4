import { type FocusEvent, useState } from "react";
import { monthNames } from "#app/i18n/dates/month-names.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import {
  isDay,
  type DateParts as Parts,
  partsOfDate,
  textOfParts,
  typedDate,
  typedParts,
  wholeYear,
} from "#app/lib/dates/typed-date.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { Icon } from "../../picture/icon.tsx";
import { dateWords } from "./date-words.ts";

interface DatePartsProps {
  /** YYYY-MM-DD, or what `onChange` said of an unfinished date. */
  value: string;
  /** Gets YYYY-MM-DD; of an unfinished or impossible date what there is of it ("2026--03"), and of an empty one nothing. */
  onChange: (text: string) => void;
  /** The focus has left all parts. */
  onLeave?: (text: string) => void;
  /** Of the first part, for what leads to the field. */
  id?: string;
  isInvalid?: boolean;
  required?: boolean | undefined;
  autoFocus?: boolean;
  /** The classes of each box. */
  look: string;
}

/**
 * Day, month and year, the month in words: 3/7 and 7/3 are one to nobody, in whichever language the browser is. A whole date that
 * is pasted or typed into the day fills all of them, in any usual way of writing.
 */
export function DateParts({ value, onChange, onLeave, id, look, autoFocus, ...rest }: DatePartsProps) {
  const language = useLanguage();
  const words = dateWords.of(language);
  const [shown, setShown] = useState({ of: value, parts: partsOfDate(value) });
  // Another value came from outside; a field that is in the middle of a change stays as it is typed.
  if (shown.of !== value) setShown({ of: value, parts: partsFor(value, shown.parts) });
  const { parts } = shown;
  const put = (next: Parts) => {
    setShown({ of: value, parts: next });
    onChange(textOfParts(next));
  };
  const take = (part: "day" | "year", typed: string) => {
    const whole = typedDate(typed);
    const digits = cleanLine(typed).replace(/\D/g, "");
    const read = whole === undefined ? typedParts(typed) : partsOfDate(whole);
    put(read ?? { ...parts, [part]: digits.slice(0, part === "day" ? 2 : 4) });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    const next = { ...parts, year: wholeYear(parts.year) };
    if (next.year !== parts.year) put(next);
    onLeave?.(textOfParts(next));
  };
  const shared = {
    "aria-invalid": rest.isInvalid ? (true as const) : undefined,
    "aria-required": rest.required ? (true as const) : undefined,
    autoComplete: "off",
  };
  const digits = { ...shared, type: "text", inputMode: "numeric", dir: "ltr" } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of the controls inside
    <div onBlur={leave} className="flex flex-wrap gap-1.5">
      <input
        {...digits}
        id={id}
        aria-label={words.day}
        placeholder={words.day}
        // biome-ignore lint/a11y/noAutofocus: as its caller chooses
        autoFocus={autoFocus}
        value={parts.day}
        onChange={({ currentTarget }) => take("day", currentTarget.value)}
        className={`${look} w-13! px-1! text-center! tabular`}
      />
      <span className="relative block min-w-34 grow basis-34">
        <select
          {...shared}
          aria-label={words.month}
          value={parts.month}
          onChange={({ currentTarget }) => put({ ...parts, month: currentTarget.value })}
          className={`${look} appearance-none ps-2.5! pe-8!`}
        >
          <option value="">{words.month}</option>
          {monthNames(language).map((name, index) => (
            <option key={name} value={index + 1}>
              {index + 1} · {name}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-ink-soft"
        />
      </span>
      <input
        {...digits}
        aria-label={words.year}
        placeholder={words.year}
        value={parts.year}
        onChange={({ currentTarget }) => take("year", currentTarget.value)}
        className={`${look} w-17! px-1! text-center! tabular`}
      />
    </div>
  );
}

function partsFor(value: string, typed: Parts): Parts {
  const own = textOfParts(typed);
  if (own === value || (value === "" && !isDay(own))) return typed;
  return partsOfDate(value);
}
