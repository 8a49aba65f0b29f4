import type * as z from "zod/mini";
import type { AnyOfficeCall } from "#app/features/office/calls/office-call.ts";

/** What fields about a person are called. A title or detail of a line names whom the line is about. */
const personal =
  /^(customer|person|owner|contact|names?|firstName|lastName|signedName|phone|mobile|email|plate|vin|address|title|detail|message|notes?|remarks|facts|fields|changes)$/;

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly items?: readonly z.ZodMiniType[];
}

/** Fields of a schema that may say something about a person, by their paths. */
function personalFieldsOf(schema: z.ZodMiniType, path = ""): string[] {
  const {
    shape = {},
    element,
    innerType,
    valueType,
    options = [],
    items = [],
  } = schema._zod.def as unknown as Definition;
  const within = [element, innerType, valueType, ...options, ...items].filter((one) => one !== undefined);
  return [
    ...Object.entries(shape).flatMap(([name, field]) => [
      ...(personal.test(name) ? [`${path}${name}`] : []),
      ...personalFieldsOf(field, `${path}${name}.`),
    ]),
    ...within.flatMap((one) => personalFieldsOf(one, path)),
  ];
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
  return [...new Set(personalFieldsOf(answer))];
}
