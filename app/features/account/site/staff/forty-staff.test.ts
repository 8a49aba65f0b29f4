import { expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import {
  type StaffLogin,
  signInToOffice,
  staffAccount,
} from "../../../../../tests/factories/office/staff-accounts.ts";
import { accountsServer } from "../../../../../tests/factories/program/accounts-server.ts";
import { endOf, officeLogins } from "../../../../../tests/factories/program/office-logins.ts";
import { FormBrowser } from "../../../../../tests/factories/sign-in.ts";

testDatabase();
accountsServer();
const office = officeLogins();

test("forty members of staff sign in from one address at once", async () => {
  const people: StaffLogin[] = [];
  for (let number = 101; number <= 140; number += 1) people.push(await staffAccount(number));
  const ends = await Promise.all(
    people.map(async (person) => endOf(await signInToOffice(new FormBrowser(), office.origin(), person)).ok),
  );
  expect(ends).toEqual(people.map(() => true));
});
