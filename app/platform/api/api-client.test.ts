import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { setAnalyticsId } from "../analytics-id.ts";
import { callApi } from "./api-client.ts";
import { defineCall } from "./call.ts";

const call = defineCall({
  id: "listThings",
  summary: "Things",
  method: "GET",
  base: "v3",
  path: "/things",
  who: "anyone",
  answer: z.array(z.string()),
  refusals: {},
});

afterEach(() => setAnalyticsId(undefined));

test("a call carries brand, environment and platform; the ecid only where there is one", async () => {
  const headers: Headers[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    headers.push(new Headers(init?.headers));
    return Response.json({ data: [] });
  };
  await callApi(call, { fetch });
  setAnalyticsId("12345678901234567890123456789012345678");
  await callApi(call, { fetch });
  setAnalyticsId(undefined);
  await callApi(call, { fetch });
  expect(headers.map((sent) => sent.get("ecid"))).toEqual([
    null,
    "12345678901234567890123456789012345678",
    null,
  ]);
  for (const sent of headers)
    expect([sent.get("appbrand"), sent.get("platform"), sent.has("env")]).toEqual(["rimal", "web", true]);
});
