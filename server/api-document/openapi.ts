import * as z from "zod/mini";
import { type AnyCall, contentTypeOf, isWrite, takesBearer } from "#app/platform/api/call.ts";
import { type CommonRefusalCode, commonRefusals, type Refusals } from "#app/platform/api/refusals.ts";
import { type CallExample, callExamples, exampleKey } from "./example-calls.ts";

export type Schema = Record<string, unknown>;

/** OpenAPI 3.1 of the calls, made from the schemas that validate them. */
export function openApi(calls: readonly AnyCall[]): Schema {
  const paths: Record<string, Schema> = {};
  for (const call of calls) {
    const path = `/api/${call.base}${call.path.replace(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Marsa API",
      version: "1",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/", description: "Where this document comes from" }],
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
  };
}

function operationOf(call: AnyCall): Schema {
  const { request, answer }: CallExample = callExamples[call.id] ?? { request: {}, answer: undefined };
  const key = { type: "string", pattern: "^[\\w-]{8,200}$" };
  const parameters = [
    ...parametersOf("path", call.params, request.params),
    ...parametersOf("query", call.query, request.query),
    ...(isWrite(call)
      ? [{ in: "header", name: "Idempotency-Key", required: true, schema: key, example: exampleKey(call) }]
      : []),
  ];
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.base],
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: { required: true, content: bodyOf(call, request.body) } } : {}),
    responses: {
      "200": {
        description: "Done",
        content: jsonOf(
          {
            type: "object",
            required: ["data"],
            properties: { data: schemaOf(call.answer, "output"), message: { type: "string" } },
          },
          answer,
        ),
      },
      ...refusedResponses(call),
    },
  };
}

function securityOf({ who }: AnyCall): readonly Schema[] {
  if (who === "anyone") return [];
  return who === "customer" ? [{ bearer: [] }] : [{ bearer: [] }, {}];
}

/** Every refusal that a call can answer: those of its handler, and those of the way to it. */
export function refusalsOf(call: AnyCall): Refusals {
  const hasInput = call.params !== undefined || call.query !== undefined || call.body !== undefined;
  const ofTheWay: readonly (readonly [boolean, readonly CommonRefusalCode[]])[] = [
    [true, ["invalid-headers", "too-many-requests", "internal", "unavailable"]],
    [takesBearer(call), ["not-signed-in"]],
    [hasInput, ["invalid-input"]],
    [call.body !== undefined && call.bodyType === undefined, ["broken-json"]],
    [call.body !== undefined, ["body-too-large"]],
    [isWrite(call), ["idempotency-key-missing", "idempotency-conflict"]],
  ];
  const codes = ofTheWay.flatMap(([applies, some]) => (applies ? some : []));
  return { ...Object.fromEntries(codes.map((code) => [code, commonRefusals[code]])), ...call.refusals };
}

function refusedResponses(call: AnyCall): Record<string, Schema> {
  const byStatus = Map.groupBy(Object.entries(refusalsOf(call)), ([, { status }]) => String(status));
  const responses = [...byStatus].map(([status, refusals]) => {
    const [code, { en }] = refusals[0] as (typeof refusals)[0];
    return [
      status,
      {
        description: refusals.map(([name, refusal]) => `\`${name}\`: ${refusal.en}`).join("\n\n"),
        content: jsonOf(refusalSchema(refusals.map(([name]) => name)), {
          ...{ code, message: en, requestId: "0b8ab0a4-90ca-4b58-8ee5-1b6e5b1c4a3d" },
        }),
      },
    ];
  });
  return Object.fromEntries(responses) as Record<string, Schema>;
}

/** A refusal may carry further facts, as the time that is free instead of a taken one. */
function refusalSchema(codes: readonly string[]): Schema {
  const text = { type: "string" };
  const field = { type: "object", required: ["path", "message"], properties: { path: text, message: text } };
  return {
    type: "object",
    required: ["code", "message", "requestId"],
    properties: {
      code: { enum: codes },
      ...{ message: text, requestId: text, fields: { type: "array", items: field } },
    },
  };
}

function parametersOf(
  place: "path" | "query",
  schema: AnyCall["params"],
  example: Readonly<Record<string, string>> = {},
): Schema[] {
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    in: place,
    name,
    required: place === "path" || required.includes(name),
    schema: one,
    ...(example[name] === undefined ? {} : { example: example[name] }),
  }));
}

export function schemaOf(schema: AnyCall["params"], io: "input" | "output" = "input"): Schema {
  if (schema === undefined) return {};
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: "any", io });
  return rest;
}

function bodyOf(call: AnyCall, example: unknown): Schema {
  if (call.bodyType !== "bytes") return jsonOf(schemaOf(call.body), example);
  return { [contentTypeOf(call)]: { schema: { type: "string", format: "binary" } } };
}

function jsonOf(schema: Schema, example: unknown): Schema {
  return { "application/json": example === undefined ? { schema } : { schema, example } };
}
