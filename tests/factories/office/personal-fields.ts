import type * as z from "zod/mini";
import type { AnyOfficeCall } from "#app/features/office/calls/office-call.ts";

/** What fields about a person are called. A title or detail of a line names whom the line is about. */
const personal =
  /^(customer|person|owner|contact|names?|nameAr|otherName|firstName|lastName|signedName|phone|mobile|email|plate|vin|address|title|detail|message|notes?|remarks|facts|fields|changes)$/;

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly items?: readonly z.ZodMiniType[];
}

interface Field {
  readonly name: string;
  readonly path: string;
  readonly type: string;
}

/** Fields of a schema at any depth, by their paths; of what may be null, the type of the rest. */
function fieldsOf(schema: z.ZodMiniType, path = ""): Field[] {
  const { shape = {} } = definitionOf(schema);
  return [
    ...Object.entries(shape).flatMap(([name, field]) => [
      { name, path: `${path}${name}`, type: typeOf(field) },
      ...fieldsOf(field, `${path}${name}.`),
    ]),
    ...partsOf(schema).flatMap((one) => fieldsOf(one, path)),
  ];
}

function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def as unknown as Definition;
}

function partsOf(schema: z.ZodMiniType): z.ZodMiniType[] {
  const { element, innerType, valueType, options = [], items = [] } = definitionOf(schema);
  return [element, innerType, valueType, ...options, ...items].filter((one) => one !== undefined);
}

function typeOf(schema: z.ZodMiniType): string {
  const { type, innerType } = definitionOf(schema);
  return innerType === undefined ? type : typeOf(innerType);
}

/** The paths of the texts in a schema, which are no codes of a list. */
export function textFieldsOf(schema: z.ZodMiniType): string[] {
  return fieldsOf(schema)
    .filter(({ type }) => type === "string")
    .map(({ path }) => path);
}

/** A deed that does not say whether its record is a customer's, who is then named in the audit, or why it is nobody's. */
export function isUndeclaredDeed({ method, audited, ofCustomer, namesNoCustomer }: AnyOfficeCall): boolean {
  return method === "POST" && [audited, ofCustomer, namesNoCustomer].every((said) => said === undefined);
}

/** What a reading call shows without saying that it is written down, or why it is nobody's. A deed is written down anyway. */
export function undeclaredFieldsOf({
  method,
  answer,
  audited,
  namesNoCustomer,
}: Pick<AnyOfficeCall, "method" | "answer" | "audited" | "namesNoCustomer">): string[] {
  if (method === "POST" || audited !== undefined || namesNoCustomer !== undefined) return [];
  const fields = fieldsOf(answer).filter(({ name }) => personal.test(name));
  return [...new Set(fields.map(({ path }) => path))];
}
