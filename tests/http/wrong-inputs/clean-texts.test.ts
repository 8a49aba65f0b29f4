import { Hono } from "hono";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readInput } from "#app/platform/api/read-input.server.ts";

const text = z.string();
const call = {
  params: z.object({ id: text }),
  query: z.object({ q: text }),
  body: z.object({ note: text, password: text, people: z.array(z.object({ name: text })) }),
};
const app = new Hono().post("/:id", async (context) => context.json(await readInput(context, call, "en")));

/** What a call is given of a request to this path with this body. */
async function given(path: string, body: unknown): Promise<unknown> {
  const answer = await app.request(path, { method: "POST", body: JSON.stringify(body) });
  return answer.json();
}

test("every text of a call is clean before a schema sees it, in path, query and body, but a password", async () => {
  const path = `/${encodeURIComponent("\u206642\u2069")}?q=${encodeURIComponent("\u202aSuhail\u200b")}`;
  const body = { note: "brakes\vlights", password: "\u200bsecret", people: [{ name: "محمد\u200f" }] };
  expect(await given(path, body)).toEqual({
    ok: true,
    value: {
      params: { id: "42" },
      query: { q: "Suhail" },
      body: { note: "brakes\nlights", password: "\u200bsecret", people: [{ name: "محمد" }] },
    },
  });
});

test("what is unsafe is refused, never cleaned", async () => {
  const body = { note: "a\0b", password: "", people: [] };
  expect(await given("/1?q=", body)).toMatchObject({ ok: false, fields: [{ path: "note" }] });
});
