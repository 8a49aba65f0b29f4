import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { personalTables } from "#app/platform/personal-data/register.server.ts";
import { privateFiles } from "#app/platform/storage/private-files.server.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { photo } from "../../../tests/factories/documents/documents-api.ts";
import { jobsOf } from "../../../tests/factories/documents/queued-jobs.ts";
import { machineNow } from "../../../tests/shift-date.ts";
import { mostPictureBytes, mostPictures } from "./rules/picture-kind.ts";
import "./server/personal-data.server.ts";
import { sweepVisitFiles } from "./server/pictures/visit-files.server.ts";
import { forgetVisits } from "./server/visits/forget-visits.server.ts";
import {
  checkedIn,
  done,
  hoursFromNow,
  maryam,
  seedWorkshop,
  unrefused,
  workshopTables,
} from "./visit-examples.ts";
import {
  addVisitPicture,
  removeVisitPicture,
  signVisit,
  storeSignature,
  storeVisitPicture,
  visitOf,
  visitPicture,
  visitSignature,
} from "./workshop.server.ts";

testDatabase();
beforeAll(seedWorkshop);

const deedOn = (appointmentId: string) => ({ by: maryam, appointmentId, now: now() });
const stroke = Array.from({ length: 40 }, (_, place) => [20 * place, 200 + 5 * (place % 7)] as const);

async function addPicture(appointmentId: string) {
  const picture = unrefused(await storeVisitPicture(await photo()));
  const added = await done((trx) =>
    addVisitPicture(trx, { ...deedOn(appointmentId), picture, caption: "Left door" }),
  );
  return { picture, added };
}
const filesOfVisits = async () => {
  const ids: string[] = [];
  for await (const { key } of privateFiles.list("visits/")) ids.push(key.split("/")[1] ?? "");
  return ids;
};

describe("a picture of a car", () => {
  test("is stored anew, without what the camera wrote into it, and comes back for the center's staff", async () => {
    const id = await checkedIn();
    const { picture, added } = await addPicture(id);
    expect(unrefused(added)).toEqual({
      ...{ version: 1, changes: [{ field: "picture", before: null, after: picture.fileId }] },
    });
    const shown = await visitPicture(picture.fileId);
    expect(shown).toMatchObject({ type: "image/jpeg", appointmentId: id, centerId: "al-sadd" });
    const { format, exif, width } = await sharp(shown?.bytes).metadata();
    expect([format, exif, width]).toEqual(["jpeg", undefined, 300]);
    expect((await visitOf(id, now()))?.pictures).toMatchObject([{ id: picture.fileId, by: maryam.name }]);
    expect(await visitPicture("none")).toBeUndefined();
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["that is an SVG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "not-a-picture"],
    ["that is cut off", async () => (await photo()).subarray(0, 900), "broken-picture"],
    ["of more than 10 MB", () => Buffer.alloc(mostPictureBytes + 1, 0xff), "picture-too-large"],
  ])("%s is refused, and nothing is stored", async (_, make, code) => {
    const before = await filesOfVisits();
    expect(await storeVisitPicture(await make())).toMatchObject({ ok: false, code });
    expect(await filesOfVisits()).toEqual(before);
  });

  test("comes with others at once, up to the twelfth", async () => {
    const id = await checkedIn();
    const several = await Promise.all([1, 2, 3, 4].map(() => addPicture(id)));
    expect(several.every(({ added }) => added.ok)).toBe(true);
    await workshopTables().deleteFrom("workshop.picture").where("appointment_id", "=", id).execute();
    const rows = Array.from({ length: mostPictures }, (_, place) => ({
      ...{ id: `${id}-${place}`, appointment_id: id, width: 1, height: 1, by_name: "x", taken_at: now() },
    }));
    await workshopTables().insertInto("workshop.picture").values(rows).execute();
    expect((await addPicture(id)).added).toMatchObject({ code: "too-many-pictures" });
  });

  test("is removed by its own visit alone, its file after it", async () => {
    const [id, other] = [await checkedIn(), await checkedIn()];
    const { picture } = await addPicture(id);
    const pictureId = picture.fileId;
    const remove = (from: string) => done((trx) => removeVisitPicture(trx, { ...deedOn(from), pictureId }));
    expect(await remove(other)).toMatchObject({ code: "not-found" });
    unrefused(await remove(id));
    expect(await visitPicture(pictureId)).toBeUndefined();
    expect(await jobsOf("delete-visit-files")).toContainEqual({ ids: [pictureId] });
  });
});

describe("a signature", () => {
  test("is a PNG picture of the strokes, with who signed", async () => {
    const id = await checkedIn();
    expect(await visitSignature(id)).toBeUndefined();
    const { fileId } = unrefused(await storeSignature([stroke]));
    unrefused(
      await done((trx) => signVisit(trx, { ...deedOn(id), version: 1, fileId, signedName: "Noora" })),
    );
    const shown = await visitSignature(id);
    const { format, width, height } = await sharp(shown?.bytes).metadata();
    expect([shown?.type, format, width, height]).toEqual(["image/png", "png", 1_000, 400]);
    const { channels } = await sharp(shown?.bytes).stats();
    expect(channels.at(-1)?.max).toBeGreaterThan(0);
    expect((await visitOf(id, now()))?.signature).toMatchObject({ signedName: "Noora" });
  });

  test("that is hardly there is refused", async () => {
    expect(await storeSignature([[[1, 1]]])).toMatchObject({ code: "signature-empty" });
  });
});

test("files that no row has are swept after a day, the others stay", async () => {
  const id = await checkedIn();
  const { picture } = await addPicture(id);
  const { fileId: orphan } = unrefused(await storeSignature([stroke]));
  await sweepVisitFiles(machineNow());
  expect(await filesOfVisits()).toEqual(expect.arrayContaining([picture.fileId, orphan]));
  await sweepVisitFiles(new Date(machineNow().getTime() + 25 * 3_600_000));
  const left = await filesOfVisits();
  expect([left.includes(picture.fileId), left.includes(orphan)]).toEqual([true, false]);
});

test("a visit is forgotten 24 months after the check-in, sooner without its customer, with its files", async () => {
  const old = await checkedIn();
  const orphan = await checkedIn({ customerId: "deleted" });
  const fresh = await checkedIn();
  const { picture } = await addPicture(old);
  const set = (id: string, hours: number) =>
    workshopTables()
      .updateTable("workshop.visit")
      .set({ checked_in_at: hoursFromNow(hours) })
      .where("appointment_id", "=", id)
      .execute();
  await set(old, -24 * 740);
  await set(orphan, -24 * 32);
  await set(fresh, -24 * 32);
  await inTransaction<unknown, void>((trx) => forgetVisits(trx, now()));
  const left = await Promise.all([old, orphan, fresh].map((id) => visitOf(id, now())));
  expect(left.map((visit) => visit?.appointmentId)).toEqual([undefined, undefined, fresh]);
  expect(await jobsOf("delete-visit-files")).toContainEqual({ ids: [picture.fileId] });
});

test("every table of the workshop is in the register of personal data", () => {
  const own = personalTables().map(({ table }) => table);
  for (const name of ["visit", "picture", "extra_work", "promise_change", "former_signature"])
    expect(own).toContain(`workshop.${name}`);
});
