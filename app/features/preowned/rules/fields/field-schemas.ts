import * as z from "zod/mini";
import { type CarField, carFields, type FieldValues } from "./car-fields.ts";
import type { Field } from "./field-types.ts";

/** The schemas of some fields of a car in an answer, with texts in one language. */
export function fieldSchemas<const Name extends CarField>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, schemaOf(carFields[name])])) as {
    [F in Name]: z.ZodMiniType<FieldValues<F, string>[F]>;
  };
}

function schemaOf(field: Field): z.ZodMiniType {
  if (field.kind === "term") return z.enum(field.values);
  if (field.kind === "number") return field.needed ? z.int() : z.nullable(z.int());
  if (field.kind === "numbers") return z.array(z.int());
  return field.kind === "flag" ? z.boolean() : z.string();
}
