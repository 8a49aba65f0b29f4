import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { eraseRows, lawfullyRetained } from "#app/platform/personal-data/person-rows.server.ts";
import { personalData } from "#app/platform/personal-data/register.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { photo } from "../../../tests/factories/documents/documents-api.ts";
import { jobsOf } from "../../../tests/factories/documents/queued-jobs.ts";
import { decideExtraWork } from "./server/extra-work/decide-extra-work.server.ts";
import { extraWorkPath } from "./server/extra-work/extra-work-link.server.ts";
import { openExtraWork } from "./server/extra-work/open-extra-work.server.ts";
import "./server/personal-data.server.ts";
import {
  checkedIn,
  done,
  maryam,
  proposed,
  seedWorkshop,
  unrefused,
  workshopTables,
} from "./visit-examples.ts";
import {
  addVisitPicture,
  followAppointment,
  signVisit,
  storeSignature,
  storeVisitPicture,
} from "./workshop.server.ts";

testDatabase();
beforeAll(seedWorkshop);

const person = { customerId: noora.id, emails: [], phones: [], reached: [] };
const own = () => {
  const found = personalData().find(({ feature }) => feature === "workshop");
  if (found === undefined) throw new Error("the workshop is not registered");
  return found;
};
const stroke = Array.from({ length: 40 }, (_, place) => [20 * place, 200] as const);

/** A car with a picture and a signature; answers the ids of its visit and files. */
async function signedVisit() {
  const appointmentId = await checkedIn();
  const deed = { by: maryam, appointmentId, now: now() };
  const picture = unrefused(await storeVisitPicture(await photo()));
  unrefused(await done((trx) => addVisitPicture(trx, { ...deed, picture, caption: "" })));
  const { fileId } = unrefused(await storeSignature([stroke]));
  unrefused(await done((trx) => signVisit(trx, { ...deed, version: 1, fileId, signedName: "Noora" })));
  return { appointmentId, files: [picture.fileId, fileId] };
}

test("a copy holds pictures and signatures, former ones too", async () => {
  const { appointmentId } = await signedVisit();
  const { fileId } = unrefused(await storeSignature([stroke]));
  const again = { by: maryam, appointmentId, now: now(), version: 2, fileId, signedName: "Noora" };
  unrefused(await done((trx) => signVisit(trx, again)));
  const names: string[] = [];
  for await (const { name, bytes } of own().files?.(person, "en") ?? []) {
    expect(bytes.length).toBeGreaterThan(100);
    names.push(name);
  }
  expect(names).toEqual(
    ["signature.png", "former-signature-1.png", "picture-1.jpg"].map((name) => `workshop/RM-7K2P9A/${name}`),
  );
  await workshopTables().deleteFrom("workshop.visit").where("appointment_id", "=", appointmentId).execute();
});

test("a deletion leaves no picture and no signature, of a car that is here the bare work order", async () => {
  const [gone, here] = [await signedVisit(), await signedVisit()];
  const others = await checkedIn({ customerId: khalid.id });
  const extra = await proposed(here.appointmentId);
  await proposed(gone.appointmentId);
  const answer = {
    id: extra,
    terms: 1,
    version: 1,
    decision: "approved",
    decidedBy: "customer-link",
  } as const;
  unrefused(await done((trx) => decideExtraWork(trx, { ...answer, now: now() })));
  await inTransaction<unknown, void>((trx) =>
    followAppointment(trx, { appointmentId: gone.appointmentId, code: "OUT", now: now() }),
  );
  const { tables, settle } = own();
  expect(await settle?.(person, now())).toBe(true);
  await inTransaction<unknown, void>(async (trx) => {
    for (const table of tables)
      if (table.table === "workshop.visit")
        expect((await lawfullyRetained(trx, table, person)).count).toBe(1);
    for (const table of tables) await eraseRows(trx, table, person);
  });

  const visits = await workshopTables().selectFrom("workshop.visit").selectAll().execute();
  expect(visits.map(({ appointment_id: id }) => id).sort()).toEqual([here.appointmentId, others].sort());
  expect(visits.find(({ appointment_id: id }) => id === here.appointmentId)).toMatchObject({
    ...{ customer_id: "deleted", belongings: "", remarks: "", signature_file: null, signed_name: null },
  });
  expect(await workshopTables().selectFrom("workshop.picture").selectAll().execute()).toEqual([]);
  const work = await workshopTables().selectFrom("workshop.extra_work").selectAll().execute();
  expect(work).toMatchObject([{ id: extra, state: "approved", terms: 0 }]);
  const files = (await jobsOf("delete-visit-files")).flatMap(({ ids }) => ids as string[]);
  expect(files.toSorted()).toEqual([...gone.files, ...here.files].toSorted());

  // The link of the customer who is gone opens nothing any more.
  const link = extraWorkPath({ id: extra, number: work[0]?.number ?? 0, terms: 1 });
  expect(await openExtraWork(link.slice("/extra-work/".length), "en", now())).toMatchObject({
    code: "forged",
  });
});
