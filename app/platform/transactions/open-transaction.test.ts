import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { allOrNothing } from "../all-or-nothing.server.ts";
import { type AnyTransaction, database, inTransaction } from "../database.server.ts";
import {
  besideTransaction,
  isWithinTransaction,
  SecondConnection,
  secondConnections,
} from "./open-transaction.server.ts";

testDatabase({ jobs: false, connections: 2 });
const one = async (db: AnyTransaction | undefined) => (await sql`select 1`.execute(db ?? database())).rows;
const found = () => secondConnections.splice(0).map(({ message }) => message);

async function forgetfulDeed(_: AnyTransaction): Promise<void> {
  await one(undefined);
}

test("a deed that takes a second connection inside its transaction is refused by name, however deep and late", async () => {
  await expect(inTransaction(forgetfulDeed)).rejects.toThrow(SecondConnection);
  expect(found()).toEqual([expect.stringMatching(/one .* < forgetfulDeed .*pass its `trx`/)]);
  const deed = async (trx: AnyTransaction) => {
    await Promise.all([one(trx), one(trx)]);
    await new Promise((resolve) => setTimeout(resolve, 1));
    await inTransaction(one);
  };
  await expect(inTransaction(deed)).rejects.toThrow(SecondConnection);
  await expect(
    allOrNothing<unknown>(async () => ({ ok: true, value: await one(undefined) })),
  ).rejects.toThrow(SecondConnection);
  expect(found()).toHaveLength(2);
});

test("one that catches the refusal is found all the same", async () => {
  await inTransaction(() => one(undefined).catch(() => undefined));
  expect(found()).toHaveLength(1);
});

test("what uses the transaction, comes after it, or is no part of it goes on", async () => {
  let later = Promise.resolve<unknown>(undefined);
  await inTransaction(async (trx) => {
    await one(trx);
    await besideTransaction(() => one(undefined));
    later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => one(undefined));
  });
  await later;
  await one(undefined);
  expect(found()).toEqual([]);
});

test("a call to another system is known to be made within a transaction", async () => {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await inTransaction(async () => isWithinTransaction())).toBe(true);
  await fetch(`http://127.0.0.1:${port}`);
  expect(isWithinTransaction()).toBe(false);
  server.closeAllConnections();
  server.close();
});
