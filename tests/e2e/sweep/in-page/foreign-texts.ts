export interface ForeignTexts {
  readonly language: "en" | "ar";
  /** What stands in both languages as it is, as sources of regular expressions. */
  readonly inBoth: readonly string[];
  /** What has a name in this language and stands in no other, whatever mark is around it but another `lang`; as sources too. */
  readonly never?: readonly string[] | undefined;
  /** Selects what is looked at. */
  readonly part?: string | undefined;
}

/**
 * Runs in the page: every text and every accessible name with a word of the other language that is not marked as such. Marks are
 * another `lang`, `translate="no"`, `bdi` and `dir="auto"` around what somebody wrote, and in Arabic `dir="ltr"` around numbers and codes.
 */
export function foreignTexts({ language, inBoth, never = [], part = "body" }: ForeignTexts): string[] {
  const marks =
    language === "ar"
      ? ":is([translate=no], bdi, textarea, [dir=auto], [dir=ltr])"
      : ":is([translate=no], bdi, textarea, [dir=auto])";
  const foreign = language === "ar" ? /[A-Za-z]{2,}/ : /\p{Script=Arabic}/u;
  const names = ["aria-label", "aria-description", "aria-valuetext", "alt", "placeholder", "title"];
  // Unlike `$^`, it is not found in an empty text either.
  const nothing = "(?!)";
  const allowed = new RegExp(inBoth.map((source) => `(?:${source})`).join("|") || nothing, "gu");
  const forbidden = new RegExp(never.map((source) => `(?:${source})`).join("|") || nothing, "u");
  const found = new Set<string>();
  judge(document.title, document.documentElement, "title");
  for (const element of document.querySelectorAll(`:is(${part}), :is(${part}) *`)) {
    if (!isShown(element)) continue;
    for (const { nodeType, textContent } of element.childNodes)
      if (nodeType === Node.TEXT_NODE) judge(textContent ?? "", element, "text");
    for (const name of names) judge(element.getAttribute(name) ?? "", element, name);
  }
  return [...found];

  function isShown(element: Element): boolean {
    if (element.matches("script, style, template, noscript")) return false;
    const seen = element.matches("option, optgroup") ? element.closest("select") : element;
    return seen?.checkVisibility({ visibilityProperty: true }) ?? false;
  }

  function judge(text: string, element: Element, kind: string): void {
    const isForbidden = forbidden.test(text);
    if (!isForbidden && !foreign.test(text.replaceAll(allowed, " "))) return;
    if (element.closest("[lang]")?.getAttribute("lang") !== language) return;
    if (!isForbidden && element.closest(marks)) return;
    found.add(`${kind} "${text.trim().slice(0, 60)}" in ${element.tagName.toLowerCase()}`);
  }
}
