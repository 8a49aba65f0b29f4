import { describe, expect, test } from "vitest";
import choices from "#config";
import { parseConfiguration } from "./configuration.ts";

const fromTerminal = { folder: "fresh", isTerminal: true } as const;
const crm = { kind: "salesforce", address: "https://importer.my.salesforce.com", clientId: "marsa" };

/** Demo and outbox of a start, or the line that it ends with. */
function demoOf(variables: object, from = {}, chosen = {}): string {
  const secrets = { MARSA_CRM_SECRET: "x", MARSA_PAYMENT_SECRET: "x", WHATSAPP_TOKEN: "x" };
  const parsed = parseConfiguration(
    { ...choices, ...chosen },
    { ...secrets, ...variables },
    { ...fromTerminal, ...from },
  );
  return parsed.ok ? `${parsed.value.env.MARSA_DEMO} ${parsed.value.env.MARSA_OUTBOX}` : parsed.line;
}

describe("by itself the demo is on", () => {
  test.each([
    ["in a fresh data folder that a terminal starts", {}, {}, "on on"],
    ["in a data folder that began so", {}, { folder: "demo" }, "on on"],
    [
      "on another name of this machine",
      { HOST: "127.0.0.1", MARSA_ORIGIN: "http://[::1]:4000" },
      {},
      "on on",
    ],
    ["beside a mail catcher of this machine", { SMTP_URL: "smtp://localhost:1025" }, {}, "on on"],
    ["not in an installation's data folder", {}, { folder: "used" }, "off off"],
    ["not without a terminal", {}, { isTerminal: false }, "off off"],
    ["not without a terminal, where it was on before", {}, { isTerminal: false, folder: "demo" }, "off off"],
    ["not in a database that is named", { DATABASE_URL: "postgres://localhost/x" }, {}, "off off"],
    ["not at a public address", { MARSA_ORIGIN: "https://marsa.example" }, {}, "off off"],
    ["not where it is off by name", { MARSA_DEMO: "off" }, { folder: "demo" }, "off off"],
    ["not with its outbox, where that is off by name", { MARSA_OUTBOX: "off" }, {}, "on off"],
  ])("%s", (_, variables, from, expected) => {
    expect(demoOf(variables, from)).toBe(expected);
  });
});

describe("by its name it is on", () => {
  const elsewhere = { folder: "used", isTerminal: false };
  test.each([
    ["wherever this machine serves itself", { MARSA_DEMO: "on" }],
    ["in a database that is named", { MARSA_DEMO: "on", DATABASE_URL: "postgres://localhost/x" }],
    [
      "for everybody, on purpose",
      { MARSA_DEMO: "public", MARSA_ORIGIN: "https://demo.example", MARSA_PROXIES: "1" },
    ],
  ])("%s", (_, variables) => {
    expect(demoOf(variables, elsewhere)).toBe("on on");
  });

  test("the outbox has a name of its own", () => {
    expect(demoOf({ MARSA_OUTBOX: "on" }, elsewhere)).toBe("off on");
  });
});

describe("what serves the public is refused with the demo, in one line that names it:", () => {
  test.each([
    ["MARSA_ORIGIN", { MARSA_ORIGIN: "https://marsa.example" }, {}],
    ["MARSA_PROXIES", { MARSA_PROXIES: "1" }, {}],
    ["HOST", { HOST: "0.0.0.0" }, {}],
    ["HOST", { HOST: "::" }, {}],
    ["SMTP_URL", { SMTP_URL: "smtps://mail.example" }, {}],
    ["SMS_URL", { SMS_URL: "https://sms.example" }, {}],
    ["WHATSAPP_PHONE_ID", { WHATSAPP_PHONE_ID: "1" }, {}],
    ["payments.gateway", {}, { payments: { gateway: "tap" } }],
    ["backends.crm", {}, { backends: { crm } }],
    ["backends.erp", {}, { backends: { erp: "https://erp.example" } }],
    ["office.origin", {}, { office: { origin: "https://office.example" } }],
  ])("%s", (name, variables, chosen) => {
    const line = demoOf({ ...variables, MARSA_DEMO: "on" }, {}, chosen);
    expect(line).toContain(`Marsa cannot start: MARSA_DEMO=on beside ${name}`);
    expect(line).not.toContain("\n");
    expect(demoOf(variables, {}, chosen)).toBe("off off");
    expect(demoOf({ ...variables, MARSA_DEMO: "public" }, {}, chosen)).toBe("on on");
  });

  test("another time than the real one is refused there too", () => {
    const variables = { MARSA_ORIGIN: "https://marsa.example", MARSA_CLOCK: "2026-03-01T06:00:00Z" };
    expect(demoOf(variables)).toMatch(/MARSA_CLOCK beside MARSA_ORIGIN/);
    expect(demoOf({ ...variables, MARSA_DEMO: "public" })).toBe("on on");
  });
});
