import type { DescribedCall } from "#app/platform/api/call.ts";
import { schemaOf } from "#server/api-document/openapi.ts";
import { hostileValues, hostileWords } from "./hostile-inputs.ts";

/** What a call is given; a body of octets has no fields. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}
/** Puts into one field of a good input what nobody honest sends. */
export interface WrongField {
  /** `body.vehicle.plate`; `body` alone: all of it. */
  readonly field: string;
  readonly in: (good: CallInput) => CallInput;
}

/** What a call takes, of which a good input may leave out a part. */
export type InputSchemas = Pick<DescribedCall, "params" | "query" | "body">;

/** Each field of a call, as often as `each` says, with hostile content in a good input; other values for each in turn. */
export function* wrongFields(schemas: InputSchemas, good: CallInput, each: number): Iterable<WrongField> {
  let turn = 0;
  for (const path of pathsOf(schemas, good)) {
    // Halves of surrogate pairs have no place in an address; without a name, or with two dots, a path is another one.
    const words = hostileWords.filter(
      (word) => word.isWellFormed() && !(path[0] === "params" && ["", ".."].includes(word)),
    );
    const choices: readonly unknown[] = path[0] === "body" ? hostileValues : words;
    const first = path[0] === "body" ? ["constructor", { length: { toString: 1 } }] : ["constructor"];
    const others = Array.from(
      { length: Math.min(each, choices.length) },
      (_, n) => choices[(turn + n) % choices.length],
    );
    turn += each;
    for (const value of [...first, ...others])
      yield { field: path.join("."), in: (input) => changed(input, path, value) };
  }
}

function pathsOf(
  schemas: InputSchemas,
  { params = {}, query = {}, body }: CallInput,
): Iterable<readonly string[]> {
  const hasFields = body !== undefined && !(body instanceof Uint8Array);
  const paths = [
    ...Object.keys(params).map((name) => ["params", name]),
    ...[...Object.keys(query), ...namesIn(schemaOf(schemas.query)), "constructor"].map((name) => [
      "query",
      name,
    ]),
    ...(hasFields ? [["body"], ...fieldsIn(body, ["body"])] : []),
    ...(hasFields ? [...namesIn(schemaOf(schemas.body))].map((name) => ["body", name]) : []),
  ];
  return new Map(paths.map((path) => [path.join("."), path])).values();
}

/** The fields of an object, of whichever kind it is. */
function* namesIn({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: ObjectSchema): Iterable<string> {
  yield* Object.keys(properties);
  for (const one of [...anyOf, ...oneOf, ...allOf]) yield* namesIn(one);
}
interface ObjectSchema {
  readonly properties?: object;
  readonly anyOf?: readonly ObjectSchema[];
  readonly oneOf?: readonly ObjectSchema[];
  readonly allOf?: readonly ObjectSchema[];
}

function* fieldsIn(value: unknown, path: readonly string[]): Iterable<readonly string[]> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield [...path, name];
    yield* fieldsIn(inner, [...path, name]);
  }
}

function changed(value: unknown, [name, ...rest]: readonly string[], wrong: unknown): CallInput {
  if (name === undefined) return wrong as CallInput;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = (copy as Record<string, unknown>)[name];
  Object.defineProperty(copy, name, {
    value: rest.length === 0 ? wrong : changed(inner ?? {}, rest, wrong),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy as CallInput;
}

export function searchOf(query: CallInput["query"] = {}): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined),
  );
}
