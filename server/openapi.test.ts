import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "./app.ts";

let source = "";
beforeAll(async () => {
  const answer = await createApp(async () => true).request("/api/docs/openapi.json");
  source = await answer.text();
});

test("the API's document breaks none of Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, config });
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
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
