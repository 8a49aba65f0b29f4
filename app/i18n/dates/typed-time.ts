import { cleanLine } from "#app/lib/text/clean-text.ts";

const written =
  /^(\d{1,2})(?:[:.٫ ]?(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|ص|م|صباحا|صباحاً|مساء|مساءً|ظهرا|ظهراً|ليلا|ليلاً|منتصف الليل)?$/;

/** A time of day in any usual way of writing, as HH:mm: "16:30", "1630", "4:30 pm", «٤:٣٠ م». Undefined where it is none. */
export function typedTime(typed: string): string | undefined {
  const [, first = "", minute = "00", half] = written.exec(cleanLine(typed).toLowerCase()) ?? [];
  const hour = Number(first);
  if (first === "" || Number(minute) > 59 || hour > 23) return undefined;
  if (half === undefined) return `${first.padStart(2, "0")}:${minute}`;
  if (hour < 1 || hour > 12) return undefined;
  // What is called night ends before dawn.
  const isAfterMidnight = half.startsWith("ليلا") && (hour === 12 || hour < 5);
  const isMorning = isAfterMidnight || /^(?:a|ص|منتصف)/.test(half);
  return `${String((hour % 12) + (isMorning ? 0 : 12)).padStart(2, "0")}:${minute}`;
}
