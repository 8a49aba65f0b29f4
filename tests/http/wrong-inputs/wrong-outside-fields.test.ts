import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { contentQueries } from "#app/content-queries.ts";
import { bankKey } from "#app/features/payments/server/bank/bank-key.server.ts";
import { hmacOf } from "#app/features/payments/server/gateways/signatures.server.ts";
import { contentConfiguration } from "#app/platform/content/content-query.ts";
import { loadSecret } from "#app/platform/secrets.server.ts";
import { pageTargets } from "../../factories/fuzz/fuzz-targets.ts";
import { hostileWords, jsonOf } from "../../factories/fuzz/hostile-inputs.ts";
import { type CallInput, searchOf, wrongFields } from "../../factories/fuzz/wrong-fields.ts";
import { howMany } from "../../factories/how-much.ts";
import { sendForm } from "../../factories/program/send-form.ts";
import { testProgram } from "../../factories/program/test-program.ts";

/* What other systems and browsers without scripts send, each field wrong in turn: variables of queries, forms, news, feeds. */

const secrets = {
  MARSA_STOCK_SECRET: "the-secret-of-the-feeds-of-this-test",
  SMS_URL: "https://sms.example/send",
  SMS_REPORT_TOKEN: "the-token-of-the-gateway-that-reports",
  WHATSAPP_PHONE_ID: "105954558954427",
  WHATSAPP_TOKEN: "the-token-of-the-app",
  WHATSAPP_SECRET: "the-secret-of-the-app",
  WHATSAPP_VERIFY_TOKEN: "the-word-of-verification",
};
const program = testProgram({ ...secrets, MARSA_REQUESTS_PER_MINUTE: "1000000000" });
beforeAll(() => loadSecret());

const each = howMany({ day: 2, night: 1_000 });

/** Sends a good input, which is taken, then each wrong one, and says which of those ended in a fault. */
async function faultsOf(good: CallInput, send: (input: CallInput) => Promise<Response>): Promise<string[]> {
  expect((await send(good)).status).toBeLessThan(400);
  const faults: string[] = [];
  for (const { field, in: wrong } of wrongFields({}, good, each)) {
    const answer = await send(wrong(good));
    const text = await answer.text();
    if (answer.status >= 500 || /\n\s+at |node_modules/.test(text))
      faults.push(`${field} ${jsonOf(wrong(good)).slice(0, 300)}: ${answer.status} ${text.slice(0, 200)}`);
  }
  return faults;
}

const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(program.address + path, { method: "POST", body, headers });

/** A form holds texts alone. */
function textsOf(body: unknown): Record<string, string> {
  const fields = Object.entries(Object(body)).map(([name, value]) => [
    name,
    typeof value === "string" ? value : jsonOf(value),
  ]);
  return Object.fromEntries(fields);
}

describe("one wrong field ends in no fault", () => {
  const keys: Readonly<Record<string, string>> = {
    car: "suhail",
    slug: "suhail-lease",
    carType: "suv",
    showInVehicleModels: "true",
    sort: "price",
  };
  test.each(contentQueries.map((query) => [query.name, query] as const))(
    "of the variables of %s",
    async (name, { by, narrowing }) => {
      const variables = [...(by === undefined ? [] : [by]), ...(narrowing?.variables ?? [])];
      const own = Object.fromEntries(variables.map((variable) => [variable, keys[variable] ?? "1"]));
      const read = async ({ query }: CallInput) => {
        const given = [...searchOf(query)].map(([variable, value]) => `;${variable}=${value}`);
        const path = `${contentConfiguration}/${name}${given.map(encodeURIComponent).join("")}`;
        const answer = await fetch(`${program.address}/graphql/execute.json/${path}`);
        // What has no such entry is not found, and that is no fault.
        return answer.status === 404 ? new Response() : answer;
      };
      expect(await faultsOf({ query: { lang: "en", brand: "rimal", ...own } }, read)).toEqual([]);
    },
  );

  test("of all parameters of any page", async () => {
    const words = hostileWords.filter((word) => word.isWellFormed()).slice(0, howMany({ day: 9, night: 99 }));
    const faults: string[] = [];
    for (const { path, query } of pageTargets())
      for (const word of ["a\0b", "\u064e".repeat(40), ...words]) {
        const parameters = new URLSearchParams(query.map((name) => [name, word]));
        // Those by which pages are tried choose an error themselves, and one word is enough to be led elsewhere.
        for (const name of ["testMaintenance", "lang"]) parameters.delete(name);
        const filled = path.replace(/:\w+|\*/g, "suhail");
        const { status } = await fetch(`${program.address}${filled}?${parameters}`, { redirect: "manual" });
        if (status >= 500) faults.push(`${path} ${JSON.stringify(word)}: ${status}`);
      }
    expect(faults).toEqual([]);
  });

  test("of a form of a lead, before the scripts", async () => {
    const subject = { kind: "offer", offerId: "suhail-lease" };
    const person = { firstName: "Noora", lastName: "Al Thani", mobile: "5512 3456", message: "Call me" };
    const body = { ...person, marketingConsent: "yes", form: { subject, thanks: "suhail-lease" } };
    const send = (input: CallInput) =>
      sendForm(`${program.address}/offers/suhail-lease?lang=en`, textsOf(input.body));
    expect(await faultsOf({ body }, send)).toEqual([]);
  });

  test.each([
    [
      "/accounts/login",
      { redirect_url: "/dashboard", state: "s" },
      { email: "noora@example.qa", password: "x" },
    ],
    ["/accounts/reset", { token: "x" }, { password: "x", repeated: "x" }],
    ["/accounts/confirm", { token: "x" }, { code: "123456" }],
  ])("of the form of %s", async (path, query, body) => {
    const send = async (input: CallInput) => {
      const url = `${program.address}${path}?${searchOf(input.query)}`;
      const answer = await sendForm(url, textsOf(input.body));
      return answer.status < 500 ? new Response(await answer.text()) : answer;
    };
    expect(await faultsOf({ query, body }, send)).toEqual([]);
  });

  test("of a report of a sent text", async () => {
    const headers = { authorization: `Bearer ${secrets.SMS_REPORT_TOKEN}` };
    const send = ({ body }: CallInput) => post("/reports/sms", jsonOf(body), headers);
    expect(await faultsOf({ body: { id: crypto.randomUUID(), state: "delivered" } }, send)).toEqual([]);
  });

  test("of a report of WhatsApp", async () => {
    const statuses = [{ id: "wamid.x", status: "delivered", biz_opaque_callback_data: crypto.randomUUID() }];
    const body = { object: "whatsapp_business_account", entry: [{ changes: [{ value: { statuses } }] }] };
    const send = (input: CallInput) => {
      const text = jsonOf(input.body);
      const signature = `sha256=${hmacOf(secrets.WHATSAPP_SECRET, text)}`;
      return post("/reports/whatsapp", text, { "x-hub-signature-256": signature });
    };
    expect(await faultsOf({ body }, send)).toEqual([]);
  });

  test("of the news of a payment", async () => {
    const send = (input: CallInput) => {
      const text = jsonOf(input.body);
      return post("/payments/notifications/demo", text, { "x-bank-signature": hmacOf(bankKey(), text) });
    };
    const body = { id: "charge.captured", charge: "charge", state: "captured" };
    expect(await faultsOf({ body }, send)).toEqual([]);
  });

  test("of a feed of used cars", async () => {
    const [car] = parse<Record<string, string>>(await readFile("content/demo/stock.csv"), { columns: true });
    const headers = {
      authorization: `Bearer ${secrets.MARSA_STOCK_SECRET}`,
      "content-type": "application/json",
    };
    const send = ({ body }: CallInput) => post("/api/v1/cpov/stock", jsonOf(body), headers);
    expect(await faultsOf({ body: [car] }, send)).toEqual([]);
  });
});
