import { beforeAll, describe, expect, test } from "vitest";
import { QueueFull } from "#app/lib/queue/work-queue.ts";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { importCustomer } from "../../account.server.ts";
import type { AccountTables } from "../../tables.ts";
import { isPasswordOf } from "../passwords/password.server.ts";
import { countTry } from "./attempts.server.ts";
import { countMailRequest } from "./mail-requests.server.ts";
import { signIn } from "./sign-in.server.ts";

testDatabase({ jobs: false });
const start = now().getTime();
const at = (ms: number) => new Date(start + ms);
const from = (address: string) => ({ requestId: "test-0001", address });
const [attacker, owner] = [from("203.0.113.7"), from("198.51.100.20")];
const noDevice = () => undefined;

let people = 0;
let person: { readonly email: string; readonly password: string };
async function newPerson() {
  people += 1;
  const id = `01976f00-0000-7000-8000-${String(people).padStart(12, "0")}`;
  const email = `person${people}@example.qa`;
  await importCustomer({ ...noora, id, email }, now());
  return { email, password: noora.password };
}
beforeAll(async () => {
  person = await newPerson();
});

async function outcome(
  credentials: { email: string; password: string },
  origin = attacker,
  ms = 0,
  deviceFor: (customerId: string) => string | undefined = noDevice,
) {
  return (await signIn({ ...credentials, deviceFor }, origin, at(ms))).outcome;
}
const wrong = ({ email }: { email: string }) => ({ email, password: "a wrong guess" });

describe("guesses", () => {
  test("make the network that they come from wait, the right password included", async () => {
    for (let guess = 0; guess < 5; guess += 1) expect(await outcome(wrong(person))).toBe("refused");
    expect(await outcome(wrong(person))).toBe("wait");
    expect(await outcome(person)).toBe("wait");
    expect(await outcome(person, from("203.0.113.99"))).toBe("wait");
  });

  test("leave the owner alone, who comes from another network", async () => {
    expect(await outcome(person, owner)).toBe("signed-in");
    expect(await outcome(person)).toBe("wait");
  });

  test("never keep out a browser that has signed in before, from the attacker's own network", async () => {
    for (let round = 0; round < 12; round += 1)
      expect(await outcome(person, attacker, 0, () => "known-device")).toBe("signed-in");
  });

  test("may go on after the wait, which doubles", async () => {
    const { email } = await newPerson();
    for (let guess = 0; guess < 5; guess += 1) await outcome(wrong({ email }));
    expect(await outcome(wrong({ email }), attacker, 29_999)).toBe("wait");
    expect(await outcome(wrong({ email }), attacker, 30_000)).toBe("refused");
    expect(await outcome(wrong({ email }), attacker, 89_999)).toBe("wait");
    expect(await outcome(wrong({ email }), attacker, 90_000)).toBe("refused");
  });

  test("are counted before they are looked at: of 20 at once five are", async () => {
    const { email } = await newPerson();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(wrong({ email }))));
    expect(outcomes.filter((one) => one === "refused")).toHaveLength(5);
  });

  test("at an e-mail that nobody has wait alike", async () => {
    const outcomes: string[] = [];
    for (let guess = 0; guess < 7; guess += 1) outcomes.push(await outcome(wrong({ email: "none@x.qa" })));
    expect(outcomes).toEqual([...Array(5).fill("refused"), "wait", "wait"]);
  });

  test("of one password at many accounts make their network wait, not a known browser in it", async () => {
    const network = from("192.0.2.1");
    for (let n = 0; n < 60; n += 1)
      await countTry([{ kind: "sign-in by network", of: [network.address] }], at(0));
    expect(await outcome(wrong({ email: "spray60@x.qa" }), network)).toBe("wait");
    const { email, password } = await newPerson();
    expect(await outcome({ email, password }, network, 0, () => "home")).toBe("signed-in");
  });

  test("of many networks together leave each one try; the owner's first one is right", async () => {
    const target = await newPerson();
    for (let n = 0; n < 100; n += 1)
      await countTry([{ kind: "sign-in by account", of: [target.email] }], at(0));
    expect(await outcome(wrong(target), from("10.200.0.1"))).toBe("refused");
    expect(await outcome(target, from("10.200.0.1"))).toBe("wait");
    expect(await outcome(target, owner)).toBe("signed-in");
  });

  test("at a known browser count for it alone, until it is a stranger after ten", async () => {
    const target = await newPerson();
    const device = () => "shared-device";
    for (let n = 0; n < 15; n += 1) expect(await outcome(wrong(target), attacker, 0, device)).toBe("refused");
    expect(await outcome(target, attacker, 0, device)).toBe("wait");
    expect(await outcome(target, owner, 0, device)).toBe("signed-in");
    expect(await outcome(target, attacker, 0, device)).toBe("signed-in");
  });
});

test("a right password forgets the failures of its network and counts for nothing", async () => {
  const target = await newPerson();
  for (let round = 0; round < 10; round += 1) {
    for (let guess = 0; guess < 4; guess += 1) await outcome(wrong(target), owner);
    expect(await outcome(target, owner)).toBe("signed-in");
  }
});

test("the table of tries holds neither address nor e-mail", async () => {
  const rows = await database<AccountTables>().selectFrom("account.attempt").select("key").execute();
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});

describe("requests for mails", () => {
  test("of a stranger use up the stranger's allowance, not the owner's", async () => {
    const { email } = await newPerson();
    const waits: number[] = [];
    for (let n = 0; n < 6; n += 1) waits.push(await countMailRequest(email, attacker, at(0)));
    expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(waits[4]).toBeGreaterThan(0);
    expect(await countMailRequest(email, owner, at(0))).toBe(0);
  });

  test("for many addresses make their network wait", async () => {
    const network = from("192.0.2.50");
    for (let n = 0; n < 20; n += 1) await countMailRequest(`many${n}@x.qa`, network, at(0));
    expect(await countMailRequest("many20@x.qa", network, at(0))).toBeGreaterThan(0);
  });

  test("from the networks of one IPv6 site make the site wait after those of four callers", async () => {
    const request = (n: number, site = "1") =>
      countMailRequest(`site${n}@x.qa`, from(`2001:db8:${site}:${n}`), at(0));
    for (let n = 0; n < 80; n += 1) expect(await request(n)).toBe(0);
    expect(await request(80)).toBeGreaterThan(0);
    expect(await request(81, "2")).toBe(0);
  });
});

test("a flood of passwords is refused at once beyond the waiting line", async () => {
  const flood = await Promise.allSettled(Array.from({ length: 60 }, () => isPasswordOf(undefined, "x")));
  const refused = flood.filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(60 - 32);
  for (const one of refused) expect(one.reason).toBeInstanceOf(QueueFull);
});
