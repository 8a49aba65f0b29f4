import * as z from "zod/mini";
import { type AnyCall, isWrite } from "#app/platform/api/call.ts";
import { commonRefusals, type Refusal } from "#app/platform/api/refusals.ts";

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
    info: { title: "Marsa API", version: "1", license: { name: "Proprietary" } },
    servers: [{ url: "/", description: "Where this document comes from" }],
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
  };
}

function operationOf(call: AnyCall): Schema {
  const parameters = [
    ...parametersOf("path", call.params),
    ...parametersOf("query", call.query),
    ...(isWrite(call)
      ? [{ in: "header", name: "Idempotency-Key", required: true, schema: { type: "string" } }]
      : []),
  ];
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.base],
    security: call.who === "customer" ? [{ bearer: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body ? { requestBody: { required: true, content: jsonOf(schemaOf(call.body)) } } : {}),
    responses: {
      "200": {
        description: "Done",
        content: jsonOf({
          type: "object",
          required: ["data"],
          properties: { data: schemaOf(call.answer), message: { type: "string" } },
        }),
      },
      ...refusalsOf(call),
    },
  };
}

function refusalsOf(call: AnyCall): Record<string, Schema> {
  const common: Record<string, Refusal> = { ...commonRefusals };
  if (call.who === "anyone") delete common["not-signed-in"];
  const byStatus = new Map<number, string[]>();
  for (const [code, { status, en }] of Object.entries({ ...common, ...call.refusals })) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${en}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [String(status), { description: lines.join("\n\n") }]),
  );
}

function parametersOf(place: "path" | "query", schema: AnyCall["params"]): Schema[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    in: place,
    name,
    required: place === "path" || required.includes(name),
    schema: one,
  }));
}

export function schemaOf(schema: AnyCall["params"]): Schema {
  if (schema === undefined) return {};
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
  return rest;
}

function jsonOf(schema: Schema): Schema {
  return { "application/json": { schema } };
}
