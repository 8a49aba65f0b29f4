import { beforeAll, describe, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { photo } from "../../../tests/factories/documents/documents-api.ts";
import { jobsOf } from "../../../tests/factories/documents/queued-jobs.ts";
import { machineNow } from "../../../tests/shift-date.ts";
import { notifyOfSignature } from "./server/messages/signature-news.server.ts";
import { sweepVisitFiles } from "./server/pictures/visit-files.server.ts";
import {
  checkedIn,
  done,
  exampleCheckIn,
  hoursFromNow,
  maryam,
  proposed,
  seedWorkshop,
  sent,
  unrefused,
} from "./visit-examples.ts";
import {
  addVisitPicture,
  changePromise,
  checkExtraWorkAnswered,
  checkInVisit,
  correctVisit,
  followAppointment,
  formerSignature,
  offerSubstituteCar,
  removeVisitPicture,
  signVisit,
  storeSignature,
  storeVisitPicture,
  visitOf,
  visitSignature,
} from "./workshop.server.ts";

testDatabase();
beforeAll(seedWorkshop);

const stroke = Array.from({ length: 40 }, (_, place) => [20 * place, 200] as const);
const deedOn = (appointmentId: string, at = now()) => ({ by: maryam, appointmentId, now: at });
const versionOf = async (id: string) => (await shown(id)).version;
async function shown(id: string) {
  const visit = await visitOf(id, now());
  if (visit === undefined) throw new Error(`no car was checked in for ${id}`);
  return visit;
}

async function sign(id: string, at = now()): Promise<string> {
  const { fileId } = unrefused(await storeSignature([stroke]));
  const version = await versionOf(id);
  unrefused(await done((trx) => signVisit(trx, { ...deedOn(id, at), version, fileId, signedName: "Noora" })));
  return fileId;
}
async function signed(changes: Parameters<typeof checkedIn>[0] = {}) {
  const id = await checkedIn(changes);
  return { id, signature: await sign(id) };
}
const correct = async (id: string, fields: object) => {
  const version = await versionOf(id);
  return unrefused(await done((trx) => correctVisit(trx, { ...deedOn(id), version, ...fields })));
};
/** As the queue does, in any order and more than once. */
const runNotices = async (appointmentId: string) => {
  for (const data of (await jobsOf(notifyOfSignature.name)).filter(
    (job) => job.appointmentId === appointmentId,
  ))
    await inTransaction<unknown, void>((trx) =>
      notifyOfSignature.run(notifyOfSignature.schema.parse(data), trx),
    );
};
const mailsAbout = async (reference: string) =>
  [...(await sent("visit-signed")), ...(await sent("visit-changed"))].filter(({ plain }) =>
    plain.includes(reference),
  );

describe("what was signed", () => {
  test.each([
    ["the odometer", { odometer: 41_251 }],
    ["the fuel", { fuelEighths: 3 }],
    ["the estimate", { estimateDirhams: 90_000 }],
    ["an estimate that is taken away", { estimateDirhams: null }],
    ["the damage", { remarks: "Scratch on the left door, dent behind" }],
    ["the belongings", { belongings: "" }],
    ["who pays", { isWarranty: true }],
  ])("is changed: %s ends the signature, which is kept with what was signed", async (_, fields) => {
    const { id, signature } = await signed();
    await correct(id, fields);
    const visit = await shown(id);
    expect(visit.signature).toBeNull();
    expect(await visitSignature(id)).toBeUndefined();
    expect(visit.formerSignatures).toMatchObject([
      {
        id: signature,
        signedName: "Noora",
        endedBy: maryam.name,
        isWarranty: false,
        odometer: 41_250,
        fuelEighths: 4,
        estimateDirhams: 45_000,
        belongings: "Child seat",
        remarks: "Scratch on the left door",
      },
    ]);
    expect(await formerSignature(signature)).toMatchObject({ appointmentId: id, type: "image/png" });
  });

  test("stays signed by what is no part of it: the same again, a promise, an offer", async () => {
    const { id } = await signed({ isWarranty: true });
    await correct(id, { odometer: 41_250, remarks: "Scratch on the left door" });
    const version = async () => ({ ...deedOn(id), version: await versionOf(id) });
    const later = { promisedAt: hoursFromNow(4) };
    const [promise, offer] = [await version(), version];
    unrefused(await done((trx) => changePromise(trx, { ...promise, ...later })));
    const offered = await offer();
    unrefused(await done((trx) => offerSubstituteCar(trx, offered)));
    const visit = await shown(id);
    expect(visit.signature).toMatchObject({ signedName: "Noora" });
    expect(visit.formerSignatures).toEqual([]);
  });

  test("held its pictures: another one, as of new damage, ends the signature", async () => {
    const { id, signature } = await signed();
    const former = await versionOf(id);
    await addPicture(id, hoursFromNow(1));
    const visit = await shown(id);
    expect(visit).toMatchObject({ signature: null, version: former + 1 });
    expect(visit.formerSignatures).toMatchObject([{ id: signature, remarks: "Scratch on the left door" }]);
    await addPicture(id, hoursFromNow(1));
    expect(await shown(id)).toMatchObject({ version: former + 1, formerSignatures: [{ id: signature }] });
  });

  test("held a picture: removing it ends the signature", async () => {
    const id = await checkedIn();
    const picture = await addPicture(id, hoursFromNow(-1));
    await sign(id);
    unrefused(await done((trx) => removeVisitPicture(trx, { ...deedOn(id), pictureId: picture })));
    expect(await shown(id)).toMatchObject({ signature: null, formerSignatures: [{ signedName: "Noora" }] });
  });

  test("is of its own check-in: one that begins anew is unsigned", async () => {
    const { id } = await signed();
    await inTransaction<unknown, void>((trx) =>
      followAppointment(trx, { appointmentId: id, code: "CNF", now: now() }),
    );
    unrefused(await done((trx) => checkInVisit(trx, exampleCheckIn({ appointmentId: id }))));
    expect(await shown(id)).toMatchObject({ signature: null, formerSignatures: [{ odometer: 41_250 }] });
  });

  test("is signed anew; the files of both stay", async () => {
    const { id, signature } = await signed();
    const second = await sign(id);
    expect((await shown(id)).formerSignatures).toMatchObject([{ id: signature }]);
    await sweepVisitFiles(new Date(machineNow().getTime() + 25 * 3_600_000));
    expect(await formerSignature(signature)).toBeDefined();
    expect(await visitSignature(id)).toMatchObject({ appointmentId: id });
    expect(second).not.toBe(signature);
  });
});

async function addPicture(id: string, at: Date): Promise<string> {
  const picture = unrefused(await storeVisitPicture(await photo()));
  unrefused(await done((trx) => addVisitPicture(trx, { ...deedOn(id, at), picture, caption: "" })));
  return picture.fileId;
}

async function removeFirstPicture(id: string): Promise<void> {
  const pictureId = (await shown(id)).pictures[0]?.id ?? "";
  unrefused(await done((trx) => removeVisitPicture(trx, { ...deedOn(id), pictureId })));
}

describe("the customer", () => {
  test("gets what was signed a minute later, once by mail", async () => {
    const { id } = await signed({ reference: "RM-SIGNED" });
    expect(await mailsAbout("RM-SIGNED")).toEqual([]);
    await runNotices(id);
    const mails = await mailsAbout("RM-SIGNED");
    expect(mails.map(({ channel, template, recipient }) => [channel, template, recipient])).toEqual([
      ["mail", "visit-signed", noora.email],
    ]);
    for (const fact of ["41,250 km", "Half", "450.00", "Child seat", "Scratch on the left door", "Noora"])
      expect(mails[0]?.plain).toContain(fact);
  });

  test("hears of a change that is not signed, and not of what was signed before it", async () => {
    const { id } = await signed({ reference: "RM-CHANGE" });
    await correct(id, { estimateDirhams: 90_000 });
    await runNotices(id);
    const mails = await mailsAbout("RM-CHANGE");
    expect(mails.map(({ template }) => template)).toEqual(["visit-changed"]);
    expect(mails[0]?.plain).toContain("900.00");
    expect(mails[0]?.plain).not.toContain("Changed since you signed");
  });

  test.each([
    ["RM-PICADD", async (id: string) => void (await addPicture(id, hoursFromNow(1)))],
    ["RM-PICREM", (id: string) => removeFirstPicture(id)],
    [
      "RM-PICTWO",
      (id: string) => correct(id, { odometer: 41_260 }).then(() => addPicture(id, hoursFromNow(1))),
    ],
  ])("hears of pictures that changed (%s)", async (reference, change) => {
    const id = await checkedIn({ reference });
    await addPicture(id, hoursFromNow(-1));
    await sign(id);
    await change(id);
    await runNotices(id);
    const mails = await mailsAbout(reference);
    expect(mails.map(({ template }) => template)).toEqual(["visit-changed"]);
    expect(mails[0]?.plain).toContain("Changed since you signed");
  });

  test("hears of the last of several signatures and changes within the minute alone", async () => {
    const { id } = await signed({ reference: "RM-ANEWED" });
    await correct(id, { odometer: 41_260 });
    await sign(id);
    await runNotices(id);
    const mails = await mailsAbout("RM-ANEWED");
    expect(mails.map(({ template }) => template)).toEqual(["visit-signed"]);
    expect(mails[0]?.plain).toContain("41,260 km");
  });
});

describe("extra work that its customer has not answered", () => {
  const checked = (appointmentId: string, to: string, reason?: string) =>
    done((trx) => checkExtraWorkAnswered(trx, { appointmentId, to, reason }));

  test.each(["PPY", "RFD", "OUT"])("asks for a reason before %s", async (to) => {
    const id = await checkedIn();
    expect(await checked(id, to)).toMatchObject({ ok: true });
    await proposed(id);
    expect(await checked(id, to)).toMatchObject({ code: "extra-work-unanswered", detail: { to } });
    expect(await checked(id, to, "  ")).toMatchObject({ code: "extra-work-unanswered" });
    expect(await checked(id, to, "The customer called and declines")).toMatchObject({ ok: true });
  });

  test.each(["WIP", "QCA", "CANC"])("asks for none before %s", async (to) => {
    const id = await checkedIn();
    await proposed(id);
    expect(await checked(id, to)).toMatchObject({ ok: true });
  });
});
