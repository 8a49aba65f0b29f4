import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { setAnalyticsId } from "../analytics-id.ts";
import { callApi } from "./api-client.ts";
import { defineCall } from "./call.ts";
import { callRejectedEvent } from "./call-rejected.ts";

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

afterEach(() => {
  setAnalyticsId(undefined);
  vi.unstubAllGlobals();
});

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

test.each([
  ["401 to a customer", 401, { token: "token" }, 1],
  ["401 to a visitor", 401, {}, 0],
  ["401 where the call may be refused alone", 401, { token: "token", endsSession: false }, 0],
  ["503 to a customer", 503, { token: "token" }, 0],
])("%s: the session hears of it as often as it should", async (_, status, input, times) => {
  const heard: Event[] = [];
  vi.stubGlobal("dispatchEvent", (event: Event) => heard.push(event));
  const fetch = async () => Response.json({ code: "any", message: "" }, { status });
  expect(await callApi(call, { fetch, ...input })).toMatchObject({ ok: false, status });
  expect(heard.map(({ type }) => type)).toEqual(Array.from({ length: times }, () => callRejectedEvent));
});
