import { describe, expect, test } from "vitest";
import { customerById } from "#app/features/account/account.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { type DemoPerson, khalid, noora } from "#db/seed/demo/demo-people.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { apiOnDemo } from "../../../tests/factories/demo-api.ts";
import { codeSentTo, newBrowser, newPhone, wrongCode } from "../../../tests/factories/phone.ts";
import { phoneApi } from "./api.server.ts";
import { confirmedNumberOf, textPlaceOf } from "./phone.server.ts";
import "#server/app.ts";

testDatabase();
const { get, post, patch } = apiOnDemo([phoneApi], async () => undefined);
const path = "/v3/account/mobile";
interface Mobile {
  readonly phone: string;
  readonly channel: string;
}

function send(person: DemoPerson, method: "GET" | "POST" | "PATCH", below = "", body?: object, key?: string) {
  const [address, as] = [`${path}${below}?lang=ar`, { as: person, ...(key !== undefined && { key }) }];
  if (method === "GET") return get<{ mobile: Mobile | null }>(address, as);
  return method === "POST" ? post<Mobile>(address, body, as) : patch<Mobile>(address, body, as);
}

/** Confirms a number as a customer does; answers the last answer. */
async function bind(person: DemoPerson, phone: string, channel = "sms") {
  const browser = newBrowser();
  expect(await send(person, "POST", "/codes", { phone, browser, channel })).toMatchObject({ status: 200 });
  return send(person, "POST", "", { phone, browser, channel, code: await codeSentTo(phone) });
}
const mobileOf = async (person: DemoPerson) => (await send(person, "GET", "")).data;
const profilePhoneOf = async ({ id }: DemoPerson) => (await customerById(id))?.phones[0]?.phoneNumber;
const placeOf = async (person: DemoPerson) => {
  const profilePhone = await profilePhoneOf(person);
  return inTransaction<unknown, unknown>((trx) => textPlaceOf(trx, person.id, profilePhone));
};
const warnings = async () =>
  (await newestMessages(100)).filter(({ template }) => template === "phone-number-moved");

const notices = async () =>
  (await newestMessages(100)).filter(({ template }) => template === "account-phone-changed");

describe("a customer's number", () => {
  test("is the profile's, by SMS, until one is confirmed", async () => {
    expect(await mobileOf(noora)).toEqual({ mobile: null, unconfirmed: noora.phone });
    expect(await placeOf(noora)).toEqual({ to: noora.phone, channel: "sms" });
    expect(await send(noora, "PATCH", "", { channel: "whatsapp" })).toMatchObject({ status: 404 });
  });

  test("is confirmed by its code, and stands in the profile then", async () => {
    const phone = newPhone();
    expect(await bind(noora, `+974 ${phone}`.slice(5), "whatsapp")).toMatchObject({
      status: 200,
      data: { phone, channel: "whatsapp" },
    });
    expect(await mobileOf(noora)).toMatchObject({ mobile: { phone, channel: "whatsapp" } });
    expect(await profilePhoneOf(noora)).toBe(phone);
    expect(await confirmedNumberOf(noora.id)).toMatchObject({ phone, number: `+974${phone}` });
    expect(await placeOf(noora)).toEqual({ to: `+974${phone}`, channel: "whatsapp" });
    expect(await warnings()).toEqual([]);
    // The number that nobody had confirmed hears of it, and so does the address.
    const places = (await notices()).map(({ recipient }) => recipient);
    expect(places.toSorted()).toEqual([`+974${noora.phone}`, noora.email].toSorted());
  });

  test("that is confirmed once more is no news", async () => {
    const [before, confirmed] = [(await notices()).length, await confirmedNumberOf(noora.id)];
    await bind(noora, confirmed?.phone ?? "", "whatsapp");
    expect(await notices()).toHaveLength(before);
  });

  test("is replaced by the next one, which has a channel of its own that can be changed", async () => {
    const [phone, former] = [newPhone(), await confirmedNumberOf(noora.id)];
    await bind(noora, phone);
    const places = (await notices()).slice(0, 2).map(({ recipient }) => recipient);
    expect(places.toSorted()).toEqual([former?.number, noora.email].toSorted());
    expect(await mobileOf(noora)).toMatchObject({ mobile: { phone, channel: "sms" } });
    expect(await send(noora, "PATCH", "", { channel: "whatsapp" })).toMatchObject({
      data: { phone, channel: "whatsapp" },
    });
    expect(await placeOf(noora)).toEqual({ to: `+974${phone}`, channel: "whatsapp" });
  });

  test("needs the right code, of which each try counts", async () => {
    const [phone, browser, before] = [newPhone(), newBrowser(), await mobileOf(khalid)];
    await send(khalid, "POST", "/codes", { phone, browser });
    const code = wrongCode(await codeSentTo(phone));
    for (const triesLeft of [4, 3])
      expect(await send(khalid, "POST", "", { phone, browser, code })).toMatchObject({
        code: "code-wrong",
        triesLeft,
      });
    expect(await mobileOf(khalid)).toEqual(before);
  });

  test("is not confirmed by the code of another customer in the same browser", async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    await send(noora, "POST", "/codes", { phone, browser });
    const code = await codeSentTo(phone);
    expect(await send(khalid, "POST", "", { phone, browser, code })).toMatchObject({ code: "code-expired" });
    expect(await send(khalid, "POST", "/codes/delivery", { phone, browser })).toMatchObject({ status: 404 });
    expect(await send(noora, "POST", "/codes/delivery", { phone, browser })).toMatchObject({
      data: { channel: "sms" },
    });
  });

  test("one key binds once, and has one answer", async () => {
    const [phone, browser, key] = [newPhone(), newBrowser(), crypto.randomUUID()];
    await send(noora, "POST", "/codes", { phone, browser });
    const body = { phone, browser, code: await codeSentTo(phone) };
    const first = await send(noora, "POST", "", body, key);
    expect(first.status).toBe(200);
    expect(await send(noora, "POST", "", body, key)).toEqual(first);
  });
});

describe("a number that another customer confirms", () => {
  test("moves: its former owner is warned in their language, and texts for them go nowhere else", async () => {
    const phone = newPhone();
    await bind(noora, phone);
    expect(await bind(khalid, phone)).toMatchObject({ status: 200 });
    expect(await mobileOf(khalid)).toMatchObject({ mobile: { phone } });
    expect(await mobileOf(noora)).toEqual({ mobile: null });
    expect(await profilePhoneOf(noora)).toBeUndefined();
    expect(await placeOf(noora)).toBeUndefined();

    const [warning, ...others] = await warnings();
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ channel: "mail", recipient: noora.email, language: "ar" });
    expect(warning?.plain).toContain(`+974 ${phone.slice(0, 4)} ${phone.slice(4)}`);
    for (const text of [khalid.firstName, khalid.email, khalid.id])
      expect(warning?.plain).not.toContain(text);
  });

  test("gets the same answers as one that nobody has", async () => {
    const phone = newPhone();
    await bind(khalid, phone);
    const [taken, free] = await Promise.all(
      [phone, newPhone()].map((one) => send(noora, "POST", "/codes", { phone: one, browser: newBrowser() })),
    );
    expect(taken).toEqual(free);
  });

  test("is no place for texts of a profile that names it unconfirmed", async () => {
    const phone = newPhone();
    await bind(khalid, phone);
    const place = await inTransaction<unknown, unknown>((trx) => textPlaceOf(trx, "of-nobody", phone));
    expect(place).toBeUndefined();
  });

  test("at the same moment by both belongs to one of them in the end", async () => {
    const phone = newPhone();
    const browsers = [newBrowser(), newBrowser()];
    const codes: string[] = [];
    for (const [n, person] of [noora, khalid].entries()) {
      await send(person, "POST", "/codes", { phone, browser: browsers[n] });
      codes.push(await codeSentTo(phone));
    }
    const replies = await Promise.all(
      [noora, khalid].map((person, n) =>
        send(person, "POST", "", { phone, browser: browsers[n], code: codes[n] }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const owners = await Promise.all([noora, khalid].map(mobileOf));
    expect(owners.filter((one) => JSON.stringify(one).includes(phone))).toHaveLength(1);
  });
});
