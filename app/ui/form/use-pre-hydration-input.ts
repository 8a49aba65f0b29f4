import { type RefObject, useEffect, useRef } from "react";

/**
 * Input from before hydration stands in the fields, but React does not know it. For a field, or an element around several:
 * `take` is called with each field whose value differs from what the server rendered.
 */
export function usePreHydrationInput<E extends HTMLElement>(
  take: (field: HTMLInputElement) => void,
): RefObject<E | null> {
  const place = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React has taken the fields over
  useEffect(() => {
    if (place.current) for (const field of fieldsIn(place.current)) if (isAnswered(field)) take(field);
  }, []);
  return place;
}

function fieldsIn(place: HTMLElement): Iterable<HTMLInputElement> {
  return place instanceof HTMLInputElement ? [place] : place.querySelectorAll("input");
}

function isAnswered({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  if (type === "radio") return checked && !defaultChecked;
  return type === "checkbox" ? checked !== defaultChecked : value !== defaultValue;
}
