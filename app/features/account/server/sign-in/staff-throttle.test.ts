import { beforeAll, expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { staffAccount, staffPassword } from "../../../../../tests/factories/office/staff-accounts.ts";
import { importCustomer } from "../../account.server.ts";
import { customers, staff } from "../openid/audience.server.ts";
import { countTry } from "./attempts.server.ts";
import { signIn } from "./sign-in.server.ts";

testDatabase({ jobs: false });
const office = { requestId: "test-0001", address: "203.0.113.7" };
const elsewhere = { requestId: "test-0002", address: "198.51.100.20" };
const shared = "staff1@marsa.example";
beforeAll(async () => {
  await staffAccount(1);
  await staffAccount(2);
  await importCustomer({ ...noora, email: shared }, now());
});

async function outcome(email: string, password = staffPassword, from = office, audience = staff) {
  return (await signIn({ email, password, deviceFor: () => undefined, audience }, from, now())).outcome;
}

test("sixty failures of a whole office keep nobody else there out", async () => {
  for (let n = 0; n < 60; n += 1) {
    await countTry([{ kind: "sign-in by network", of: [office.address] }], now());
    if (n % 10 === 0) expect(await outcome(`nobody${n}@marsa.example`, "wrong")).toBe("refused");
  }
  expect(await outcome("staff2@marsa.example")).toBe("signed-in");
});

test("guesses at one account make their network wait for it, and for no other account or network", async () => {
  for (let guess = 0; guess < 5; guess += 1) expect(await outcome(shared, "wrong")).toBe("refused");
  expect(await outcome(shared)).toBe("wait");
  expect(await outcome("staff2@marsa.example")).toBe("signed-in");
  expect(await outcome(shared, staffPassword, elsewhere)).toBe("signed-in");
});

test("guesses at a member of staff are none at the customer with the same address", async () => {
  expect(await outcome(shared)).toBe("wait");
  const clean = { ...office, address: "203.0.113.8" };
  expect(await outcome(shared, noora.password, clean, customers)).toBe("signed-in");
});
