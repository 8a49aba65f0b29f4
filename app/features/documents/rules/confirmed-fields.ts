import { type DocumentType, type FieldKey, typeFacts } from "./document-types.ts";

export interface ConfirmedField {
  readonly key: FieldKey;
  readonly value: string;
}

/** So much of a masked field is stored. */
const shownCharacters = 4;

/**
 * What is stored of the fields that a customer confirms: those of the type's list, in its order, each once, and of masked
 * ones the last four characters. Everything else is dropped here.
 */
export function storedFields(type: DocumentType, confirmed: readonly ConfirmedField[]): ConfirmedField[] {
  const { fields, masked } = typeFacts[type];
  return fields.flatMap((key) => {
    const value = confirmed.findLast((field) => field.key === key)?.value;
    if (value === undefined) return [];
    return [{ key, value: masked.includes(key) ? lastCharacters(value) : value }];
  });
}

/** Spaces and dashes are no characters of a number. A short number shows at most half of itself. */
function lastCharacters(value: string): string {
  const characters = [...value.replace(/[\s-]/g, "")];
  const shown = Math.min(shownCharacters, Math.floor(characters.length / 2));
  return characters.slice(characters.length - shown).join("");
}

/** The last day of a document, as it was confirmed. */
export function expiryOf(fields: readonly ConfirmedField[]): string | null {
  return fields.find(({ key }) => key === "expiry")?.value ?? null;
}

export function areSameFields(some: readonly ConfirmedField[], others: readonly ConfirmedField[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ key, value }) => others.some((other) => other.key === key && other.value === value))
  );
}
