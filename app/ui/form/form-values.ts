import { cleanField } from "#app/lib/text/clean-text.ts";

export type FormValues = Readonly<Record<string, string>>;

/** What the fields of a form hold, cleaned. A list of boxes under one name becomes its values joined by spaces; what is empty is left out. */
export function valuesIn(sent: FormData, fields: readonly string[]): FormValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = cleanField(field, sent.getAll(field).map(String).join(" "));
      return value === "" ? [] : [[field, value]];
    }),
  );
}
