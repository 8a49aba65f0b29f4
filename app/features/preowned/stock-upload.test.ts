import { beforeAll, describe, expect, test } from "vitest";
import { callApi } from "#app/platform/api/api-client.ts";
import { config } from "#app/platform/config.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { feedColumns, feedRowOf, generatedStock } from "../../../tests/factories/stock/generated-stock.ts";
import { preownedFetch } from "../../../tests/factories/stock/preowned-api.ts";
import { stockUpload } from "./api.server.ts";
import { filterStatsCall } from "./calls.ts";

testDatabase();
const secret = "a-secret-of-the-dealer-with-32-letters";
const env = config.env as { MARSA_STOCK_SECRET?: string | undefined };
const text = [feedColumns.join(","), ...[...generatedStock(30, 2)].map(feedRowOf)].join("\n");
const bring = async (
  body: string,
  shown?: string,
  path = "/?complete=true",
  more: Record<string, string> = {},
) => {
  const headers = { ...(shown === undefined ? {} : { authorization: shown }), ...more };
  const answer = await stockUpload.request(path, { method: "POST", body, headers });
  const read = (await answer.json()) as { code?: string; message?: string; data?: Record<string, unknown> };
  return { status: answer.status, ...read };
};

test("there is no door where no secret was chosen", async () => {
  expect(await bring(text, `Bearer ${secret}`)).toMatchObject({ status: 404, code: "not-found" });
  expect((await stockUpload.request("/")).status).toBe(404);
});

describe("with a secret", () => {
  beforeAll(() => {
    env.MARSA_STOCK_SECRET = secret;
  });

  test("a stranger is refused, whatever they show", async () => {
    for (const shown of [
      undefined,
      "",
      "Bearer ",
      "Bearer wrong",
      `Basic ${secret}`,
      `Bearer ${secret}x`,
      secret,
    ])
      expect(await bring(text, shown), shown).toMatchObject({ status: 403, code: "not-allowed" });
  });

  test("the dealer's system brings a feed and reads what came of it", async () => {
    const first = await bring(text, `Bearer ${secret}`);
    expect(first).toMatchObject({ status: 200, data: { rows: 30, added: 30, refused: 0, wasKnown: false } });
    expect(await bring(text, `Bearer ${secret}`)).toMatchObject({ data: { added: 0, wasKnown: true } });
    expect((await stockUpload.request("/")).status).toBe(405);
  });

  test.each(["1", "True", "TRUE", "yes", ""])(
    "complete=%s says neither, and changes nothing",
    async (flag) => {
      const answer = await bring(text, `Bearer ${secret}`, `/?complete=${flag}&lang=ar`);
      expect(answer).toMatchObject({
        ...{ status: 422, code: "invalid-input" },
        fields: [{ path: "complete", code: "wrong-value", message: "القيمة إما true أو false." }],
      });
    },
  );

  test("a complete feed that takes more than a fifth away changes nothing until its count is confirmed", async () => {
    const lines = text.split("\n");
    const confirmed = (count: string) =>
      bring(lines.slice(0, 21).join("\n"), `Bearer ${secret}`, `/?complete=true&confirm=${count}`);
    const listed = () => callApi(filterStatsCall, { fetch: preownedFetch });
    const before = await listed();
    const gone = 30 - 20;
    for (const count of ["", "yes", "9", "-10", "1e9"])
      expect(await confirmed(count), count).toMatchObject({
        status: 409,
        code: "confirm-removal",
        gone,
        listed: 30,
      });
    expect(await listed()).toEqual(before);
    expect(await confirmed("10")).toMatchObject({ status: 200, data: { gone } });
    expect(await listed()).not.toEqual(before);
    expect(await bring(text, `Bearer ${secret}`)).toMatchObject({ status: 200, data: { updated: gone } });
  });

  test("a complete feed that takes a fifth away, or a part of the stock, needs no confirmation", async () => {
    const lines = text.split("\n");
    expect(await bring(lines.slice(0, 25).join("\n"), `Bearer ${secret}`)).toMatchObject({
      status: 200,
      data: { gone: 6 },
    });
    expect(await bring(lines.slice(0, 3).join("\n"), `Bearer ${secret}`, "/")).toMatchObject({
      status: 200,
      data: { gone: 0 },
    });
    expect(await bring(text, `Bearer ${secret}`)).toMatchObject({ data: { updated: 6 } });
  });

  test("refused rows are reported in the requested language, with line, field and sentence", async () => {
    const bad = text.replace(/,(in-stock|reserved),/g, ",lost,");
    const answer = await bring(bad, `Bearer ${secret}`, "/?lang=ar");
    expect(answer).toMatchObject({ status: 422, code: "too-many-refused" });
    const [row] = (answer as unknown as { refusedRows: { line: number; fields: object[] }[] }).refusedRows;
    expect(row?.line).toBeGreaterThan(1);
    expect(row?.fields).toEqual([
      { path: "status", code: "unknown-value", value: "lost", message: "هذه القيمة غير معروفة لدينا." },
    ]);
  });

  test("a body that says to be longer than allowed, or is, is not read to its end", async () => {
    const limits = config.limits as { stockFeedBytes: number };
    const before = limits.stockFeedBytes;
    limits.stockFeedBytes = 2000;
    try {
      expect(await bring(text, `Bearer ${secret}`)).toMatchObject({ status: 413, code: "body-too-large" });
      const pieces = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.enqueue(Buffer.from(text));
        },
      });
      const request = {
        method: "POST",
        body: pieces,
        duplex: "half",
        headers: { authorization: `Bearer ${secret}` },
      };
      expect((await stockUpload.request("/", request as RequestInit)).status).toBe(413);
    } finally {
      limits.stockFeedBytes = before;
    }
  });
});
