import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";

let source = "";
beforeAll(async () => {
  const answer = await createApp(async () => true).request("/api/docs/openapi.json");
  source = await answer.text();
});

test("the document breaks none of Redocly's recommended rules, and its examples fit their schemas", async () => {
  // It wants a discriminator in every schema; of a change and a cancellation only one has to have it.
  const rules = { "no-illogical-composition-keywords": "off" } as const;
  const config = await createConfig({ extends: ["recommended"], rules });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

describe("who may make a call", () => {
  test.each([
    ["get", "/api/v3/vehicles", [{ bearer: [] }]],
    ["get", "/api/v1/cpov/vehicles/filter-stats", []],
    ["post", "/api/v3/orders/services/appointment", [{ bearer: [] }]],
  ])("%s %s", (method, path, security) => {
    expect(JSON.parse(source).paths[path][method]).toMatchObject({ security });
  });
});

describe("the codes of an operation", () => {
  const always = ["internal", "invalid-headers", "too-many-requests", "unavailable"];
  test.each([
    ["get", "/api/v3/cpov/numbers", always],
    ["get", "/api/v3/search", [...always, "invalid-input"]],
    ["get", "/api/v3/vehicles/{id}", [...always, "invalid-input", "not-found", "not-signed-in"]],
    [
      "post",
      "/api/v3/leads",
      [
        ...always,
        ...[
          "body-too-large",
          "broken-json",
          "idempotency-conflict",
          "idempotency-key-missing",
          "invalid-input",
          "not-signed-in",
        ],
      ],
    ],
    [
      "post",
      "/api/v1/auth/refresh",
      [...always, "body-too-large", "broken-json", "invalid-input", "session-expired"],
    ],
  ])("%s %s", (method, path, codes) => {
    expect(
      codesOf(JSON.parse(source).paths[path][method])
        .map(([, code]) => code)
        .sort(),
    ).toEqual(codes.toSorted());
  });

  test("stand below their status", () => {
    const change = JSON.parse(source).paths["/api/v3/orders/services/appointment"].patch;
    expect(codesOf(change)).toContainEqual(["409", "slot-taken"]);
    expect(codesOf(change)).toContainEqual(["422", "idempotency-conflict"]);
  });
});

interface Operation {
  readonly responses: Record<string, { content: { "application/json": { schema: Schema } } }>;
}
interface Schema {
  readonly properties: { readonly code?: { readonly enum: readonly string[] } };
}
function codesOf({ responses }: Operation) {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    (content["application/json"].schema.properties.code?.enum ?? []).map((code) => [status, code]),
  );
}
