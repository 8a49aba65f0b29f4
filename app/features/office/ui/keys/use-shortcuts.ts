import { useEffect, useRef } from "react";

/** What keys do on a screen, by their Latin letter, as `c`, or with the control key, as `ctrl+k`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Answers keys that are pressed outside of fields. The letter counts; on a keyboard of another script, as an Arabic one, the
 * place of the key does.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts);
  newest.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const deed = newest.current[nameOf(event)];
      if (deed === undefined || event.repeat || event.altKey) return;
      if (!event.ctrlKey && !event.metaKey && isTyping(event.target)) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** The name of a pressed key in `Shortcuts`. */
export function nameOf({
  key,
  code,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey">): string {
  const letter = /^[\x21-\x7e]$/.test(key)
    ? key.toLowerCase()
    : (/^(?:Key|Digit)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? key);
  return ctrlKey || metaKey ? `ctrl+${letter}` : letter;
}

/** A letter that is typed into a field, or chooses in an open list, is no shortcut. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest(
        "input, textarea, select, [role=listbox], [role=menu], [role=dialog], [role=alertdialog]",
      ) !== null)
  );
}
