import type { AnalyticsEvent } from "./events.ts";

/** What people can be recognised by, with the word that takes its place. Order matters: the longer shapes first. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])(?=[\w-]*eyJ[\w-])[\w-]+\.[\w-]+(\.[\w-]*)?/g, "(token)"],
  [/(?<![^\s@<>"'()/])[^\s@<>"'()/]+@[^\s@<>"'()/]+/g, "(e-mail)"],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, "(id)"],
  [/\b(?=[A-Z0-9]*\d)[A-Z0-9]{17}\b/gi, "(vin)"],
  // Telephones, identity cards and plates: from five digits on, in either script, however they are grouped.
  [/(?:[+(]\s?)?(?:[0-9٠-٩۰-۹][\s().-]{0,2}){4,}[0-9٠-٩۰-۹]/g, "(number)"],
];

/** Fields whose value the site made itself: a date is not a telephone number. */
const ownFields = new Set(["date", "id"]);

/** The event with everything in its texts taken out that could point at a person. */
export function withoutPersonalData(event: AnalyticsEvent): AnalyticsEvent {
  return cleaned(event) as AnalyticsEvent;
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string")
    return personal.reduce((text, [shape, word]) => text.replace(shape, word), value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => [name, ownFields.has(name) ? inner : cleaned(inner)]),
  );
}
