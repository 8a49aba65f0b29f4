import { expect, test } from "vitest";
import { customerById } from "#app/features/account/account.server.ts";
import { findByEmail } from "#app/features/account/server/customers/customers.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { seedAccounts } from "./account.seed.ts";
import { demoPeople, noora } from "./demo/demo-people.ts";
import { lockDemo } from "./seed-demo.ts";

testDatabase();
const hasPassword = async () => typeof (await findByEmail(noora.email))?.password_hash === "string";

test("a program that goes public takes the demo people's passwords away; restored, they come back", async () => {
  expect(await lockDemo(now())).toBe(0);
  await seedAccounts(now());
  expect(await hasPassword()).toBe(true);
  expect(await lockDemo(now())).toBe(demoPeople.length);
  expect(await hasPassword()).toBe(false);
  expect(await lockDemo(now())).toBe(0);
  await seedAccounts(now());
  expect(await hasPassword()).toBe(true);
  expect((await customerById(noora.id))?.id).toBe(noora.id);
});
