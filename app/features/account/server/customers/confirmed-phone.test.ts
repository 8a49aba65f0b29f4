import { expect, test } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { confirmPhone, customerById } from "../../account.server.ts";
import { upsertIssuedCustomer } from "./customers.server.ts";

testDatabase();

/** A login with another issuer, which says this number. */
function login(subject: string, phone: string): Promise<string> {
  const claims = { issuer: "https://issuer.example", subject, email: `${subject}@example.qa`, phone };
  const names = { firstName: "Noora", lastName: "Al Kuwari", sfAccountId: "", kunnr: "" };
  return upsertIssuedCustomer({ ...claims, ...names }, now());
}
const phonesOf = async (id: string) => (await customerById(id))?.phones.map(({ phoneNumber }) => phoneNumber);
const confirm = (id: string, phone: string) =>
  inTransaction<unknown, void>((trx) => confirmPhone(trx, id, phone, now()));

test("the issuer's number is the profile's until one is confirmed here, which then stays", async () => {
  const id = await login("one", "55000001");
  await login("one", "55000002");
  expect(await phonesOf(id)).toEqual(["55000002"]);
  await confirm(id, "55000003");
  await login("one", "55000004");
  expect(await phonesOf(id)).toEqual(["55000003"]);
});

test("a number that another customer confirms leaves the profile, and the issuer's counts again", async () => {
  const [id, other] = [await login("two", "55000005"), await login("three", "")];
  await confirm(id, "55000006");
  await confirm(other, "55000006");
  expect([await phonesOf(id), await phonesOf(other)]).toEqual([[], ["55000006"]]);
  await login("two", "55000005");
  expect(await phonesOf(id)).toEqual(["55000005"]);
});
