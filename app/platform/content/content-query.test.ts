import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { CheckedAnswer } from "#app/platform/page/answer-cache.ts";
import { defineContentQuery, queryContent } from "./content-query.ts";
import { defineModel } from "./define-model.ts";

const notice = defineModel({
  name: "notice",
  shared: z.object({ count: z.number() }).def.shape,
  texts: z.object({ text: z.string() }).def.shape,
});
const query = defineContentQuery({ model: notice });

/** A source with one notice, which counts what it sends in full. */
function sourceOf(...etags: (string | undefined)[]) {
  const sent: string[] = [];
  let item: object = { count: 1, text: "Open on Friday" };
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const etag = etags.at(-1);
    if (etag !== undefined && new Headers(init?.headers).get("if-none-match") === etag) {
      sent.push("304");
      return new Response(null, { status: 304 });
    }
    sent.push("200");
    const headers = new Headers(etag === undefined ? [] : [["etag", etag]]);
    return Response.json({ data: { noticeList: { items: [item] } } }, { headers });
  };
  const publish = (etag: string, changed: object) => {
    etags.push(etag);
    item = changed;
  };
  return { sent, fetch, publish };
}

test("an answer that was checked before is read again only where the source has changed", async () => {
  const source = sourceOf('"one"');
  const request = {
    fetch: source.fetch,
    language: "en",
    brand: "rimal",
    answers: new Map<string, CheckedAnswer>(),
  } as const;
  const first = await queryContent(query, request);
  const second = await queryContent(query, request);
  expect(source.sent).toEqual(["200", "304"]);
  expect(second).toEqual(first);
  source.publish('"two"', { count: 2, text: "Closed on Friday" });
  expect(await queryContent(query, request)).toMatchObject({
    ok: true,
    value: { count: 2, text: "Closed on Friday" },
  });
  expect(await queryContent(query, request)).toMatchObject({ ok: true, value: { count: 2 } });
  expect(source.sent).toEqual(["200", "304", "200", "304"]);
});

test("each language and brand has answers of its own", async () => {
  const source = sourceOf('"one"');
  const answers = new Map<string, CheckedAnswer>();
  for (const [language, brand] of [
    ["en", "rimal"],
    ["ar", "rimal"],
    ["en", "lulwa"],
  ] as const)
    await queryContent(query, { fetch: source.fetch, language, brand, answers });
  expect(source.sent).toEqual(["200", "200", "200"]);
  expect(answers.size).toBe(3);
});

test("without an ETag, and without a cache, an answer is read in full each time", async () => {
  const untagged = sourceOf(undefined);
  const request = { language: "en", brand: "rimal" } as const;
  const answers = new Map<string, CheckedAnswer>();
  for (let time = 0; time < 2; time += 1)
    await queryContent(query, { ...request, fetch: untagged.fetch, answers });
  expect(untagged.sent).toEqual(["200", "200"]);
  const tagged = sourceOf('"one"');
  for (let time = 0; time < 2; time += 1) await queryContent(query, { ...request, fetch: tagged.fetch });
  expect(tagged.sent).toEqual(["200", "200"]);
});

test("what is not of the model's shape is refused each time", async () => {
  const source = sourceOf('"one"');
  source.publish('"two"', { count: "many", text: "Open" });
  const answers = new Map<string, CheckedAnswer>();
  for (let time = 0; time < 2; time += 1)
    expect(
      await queryContent(query, { fetch: source.fetch, language: "en", brand: "rimal", answers }),
    ).toMatchObject({
      ok: false,
      code: "content-not-valid",
    });
  expect(answers.size).toBe(0);
});
