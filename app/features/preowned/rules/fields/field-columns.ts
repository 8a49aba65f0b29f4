import { type CarField, carFieldNames, carFields, type FieldValues } from "./car-fields.ts";
import type { Field } from "./field-types.ts";
import type { Names } from "./names.ts";

type ColumnsOf<F> = F extends { kind: "text"; column: infer Column extends string }
  ? `${Column}_en` | `${Column}_ar`
  : F extends { column: infer Column }
    ? Column
    : never;
/** The columns of some fields. Kysely checks them against the table, so a field without a migration does not compile. */
export type FieldColumn<Name extends CarField> = ColumnsOf<(typeof carFields)[Name]>;

export function columnsOfFields<const Name extends CarField>(names: readonly Name[]): FieldColumn<Name>[] {
  return names.flatMap((name) => {
    const { kind, column }: Field = carFields[name];
    return kind === "text" ? [`${column}_en`, `${column}_ar`] : [column];
  }) as FieldColumn<Name>[];
}

/** All fields of a car as columns of its row. */
export function rowOfFields(values: FieldValues): Readonly<Record<string, unknown>> {
  const cells: Record<string, unknown> = {};
  for (const name of carFieldNames) {
    const { kind, column }: Field = carFields[name];
    if (kind === "text") {
      const { en, ar } = values[name] as Names;
      Object.assign(cells, { [`${column}_en`]: en, [`${column}_ar`]: ar });
    } else cells[column] = values[name];
  }
  return cells;
}

/** Some fields of a row, texts as `textOf` makes them. */
export function fieldsOfRow<const Name extends CarField, Text>(
  row: { readonly [Column in FieldColumn<Name>]: unknown },
  names: readonly Name[],
  textOf: (names: Names) => Text,
): FieldValues<Name, Text> {
  const cells = row as Readonly<Record<string, unknown>>;
  const values = names.map((name) => {
    const { kind, column }: Field = carFields[name];
    if (kind !== "text") return [name, cells[column]];
    return [name, textOf({ en: String(cells[`${column}_en`]), ar: String(cells[`${column}_ar`]) })];
  });
  return Object.fromEntries(values);
}
