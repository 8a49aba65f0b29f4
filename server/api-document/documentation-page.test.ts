import { expect, test, vi } from "vitest";
import { createApp } from "../app.ts";

const app = createApp(async () => true);
const get = (path: string, headers = {}) => app.request(path, { headers });

test.each([
  ["/api/docs", "text/html; charset=UTF-8"],
  ["/api/docs/openapi.json", "application/json"],
])("%s is written once for all requests, and not sent to who has it", async (path, type) => {
  await get(path);
  const written = vi.spyOn(JSON, "stringify");
  const first = await get(path);
  expect([first.status, first.headers.get("content-type")]).toEqual([200, type]);
  expect(await first.text()).toContain("/api/v3/vehicles");
  const etag = first.headers.get("etag") ?? expect.unreachable();
  const again = await get(path, { "if-none-match": etag });
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
  expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
