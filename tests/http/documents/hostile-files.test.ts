import sharp from "sharp";
import { expect, test } from "vitest";
import { pagePictures } from "#app/features/documents/api.server.ts";
import { processDocument } from "#app/features/documents/server/processing/process-document.server.ts";
import { pageAddress } from "#app/features/documents/server/readings/page-link.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { documentsApiOnDemo } from "../../factories/documents/documents-api.ts";
import { hostileFiles, payload } from "../../factories/documents/hostile-files.ts";

testDatabase();
const { get, start, piece, finish, remove } = documentsApiOnDemo();

/** `npm run bench hostile-files` sends five hundred. */
const count = 30;

interface Shown {
  readonly state: string;
  readonly pageCount: number;
}

test("hostile files are refused, rejected, or pictures without anything of them but their pixels", {
  timeout: 300_000,
}, async () => {
  const outcomes: string[] = [];
  for (const { what, bytes } of await hostileFiles(count)) {
    const { data, status } = await start([bytes], "insurance");
    expect(status, what).toBe(200);
    const sent = await piece(data.id, bytes, 0);
    if (sent.status !== 200) {
      expect([what, sent.status, sent.code]).toEqual([what, 422, "not-a-document"]);
      await remove(`/v3/documents/uploads/${data.id}`);
      outcomes.push("refused");
      continue;
    }
    expect((await finish(data.id)).status, what).toBe(200);
    await processDocument(data.id);
    const shown = (await get<Shown>(`/v3/documents/${data.id}`)).data;
    expect(["processed", "rejected"], what).toContain(shown.state);
    outcomes.push(shown.state);
    for (let page = 0; page < shown.pageCount; page += 1) await expectPicture(data.id, page, what);
    await remove(`/v3/documents/${data.id}`);
  }
  expect(new Set(outcomes)).toEqual(new Set(["refused", "rejected", "processed"]));
});

async function expectPicture(documentId: string, page: number, what: string): Promise<void> {
  const address = pageAddress({ documentId, page, reader: "customer" }, now());
  const answer = await pagePictures.request(address.replace("/papers", ""));
  expect([answer.status, answer.headers.get("content-type")], what).toEqual([200, "image/webp"]);
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(picture.includes(payload), what).toBe(false);
  const { format, width = 0, height = 0, exif } = await sharp(picture).metadata();
  expect([format, exif], what).toEqual(["webp", undefined]);
  expect(width * height, what).toBeLessThan(20_000_000);
}
