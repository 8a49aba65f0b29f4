import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { documentsApiOnDemo, photo } from "../../../tests/factories/documents/documents-api.ts";
import { nextInTurn } from "./server/processing/next-in-turn.server.ts";
import { processInTurn } from "./server/processing/process-document.server.ts";
import type { DocumentsTables } from "./tables.ts";

testDatabase();
const { get, upload } = documentsApiOnDemo();
let picture: Buffer;
beforeAll(async () => {
  picture = await photo();
});
const timeout = 240_000;
const claim = (id: string, until: Date | null) =>
  database<DocumentsTables>()
    .updateTable("documents.document")
    .set({ code: "scanning", claimed_until: until })
    .where("id", "=", id)
    .execute();

test("of customers who wait the one with fewer documents comes first, and each document has a turn", {
  timeout,
}, async () => {
  const many: string[] = [];
  for (let count = 0; count < 4; count += 1) many.push(await upload([picture]));
  const other = await upload([picture], "driving-license", khalid);
  const [first = "", second = "", third = "", fourth = ""] = many;
  expect(await nextInTurn(first)).toBe(first);
  await claim(first, new Date(now().getTime() + 60_000));
  // The job of one of the many serves the customer who has none under way.
  expect(await nextInTurn(second)).toBe(other);
  await processInTurn(second);
  const shown = await get<{ state: string }>(`/v3/documents/${other}`, { as: khalid });
  expect(shown.data.state).toBe("processed");
  for (const id of [third, fourth, other]) await processInTurn(id);
  const states: string[] = [];
  for (const id of [second, third, fourth])
    states.push((await get<{ state: string }>(`/v3/documents/${id}`)).data.state);
  expect(states).toEqual(["processed", "processed", "processed"]);
});

test("a document that waits for something else is taken up by its own job alone", { timeout }, async () => {
  const waiting = await upload([picture], "driving-license", noora);
  await claim(waiting, null);
  const other = await upload([picture], "driving-license", khalid);
  expect(await nextInTurn(other)).toBe(other);
  await processInTurn(other);
  expect(await nextInTurn(other)).toBeUndefined();
  expect(await nextInTurn(waiting)).toBe(waiting);
});
