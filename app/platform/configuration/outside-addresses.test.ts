import { describe, expect, test } from "vitest";
import choices from "#config";
import { parseConfiguration } from "./configuration.ts";
import { requiresTls } from "./outside-addresses.ts";

const secrets = {
  MARSA_CRM_SECRET: "x",
  MARSA_SCHEDULING_SECRET: "x",
  MARSA_PAYMENT_SECRET: "x",
  MARSA_PAYMENT_SIGNATURE_SECRET: "x",
};
const salesforce = (address: string) => ({ kind: "salesforce", address, clientId: "marsa" });
const parse = (chosen: object, variables: object) =>
  parseConfiguration({ ...choices, ...chosen }, { ...secrets, ...variables });

/** Each address that can be chosen, where it is `address`. */
const places: readonly (readonly [name: string, of: (address: string) => readonly [object, object]])[] = [
  ["MARSA_ORIGIN", (MARSA_ORIGIN) => [{}, { MARSA_ORIGIN }]],
  ["SMS_URL", (SMS_URL) => [{}, { SMS_URL }]],
  ["WHATSAPP_URL", (WHATSAPP_URL) => [{}, { WHATSAPP_URL }]],
  ["office.origin", (origin) => [{ office: { origin } }, {}]],
  ["backends.content", (content) => [{ backends: { content } }, {}]],
  ["backends.apiV1", (apiV1) => [{ backends: { apiV1 } }, {}]],
  ["backends.apiV3", (apiV3) => [{ backends: { apiV3 } }, {}]],
  ["backends.erp", (erp) => [{ backends: { erp } }, {}]],
  ["backends.crm.address", (address) => [{ backends: { crm: salesforce(address) } }, {}]],
  ["backends.scheduling.address", (address) => [{ backends: { scheduling: salesforce(address) } }, {}]],
  ["payments.address", (address) => [{ payments: { gateway: "tap", address } }, {}]],
  ["payments.address", (address) => [{ payments: { gateway: "checkout", address } }, {}]],
  ["accounts.issuer", (issuer) => [{ accounts: { issuer, clientId: "x", returnAddresses: [] } }, {}]],
  ["accounts.returnAddresses.0", (address) => [{ accounts: { returnAddresses: [address] } }, {}]],
  ["staffAccounts.issuer", (issuer) => [{ staffAccounts: { issuer, clientId: "x" } }, {}]],
  ["analytics.script", (script) => [{ analytics: { script } }, {}]],
  ["analytics.hosts.0", (host) => [{ analytics: { hosts: [host] } }, {}]],
  ["mediaHosts.0", (host) => [{ mediaHosts: [host] }, {}]],
  ["authorOrigins.0", (host) => [{ authorOrigins: [host] }, {}]],
];

describe.each(places)("%s", (name, of) => {
  test("in the clear is refused in one line that names it", () => {
    const [chosen, variables] = of("http://systems.internal:8080/x?key=secret");
    const parsed = parse(chosen, variables);
    expect(parsed.ok || parsed.line).toContain(`${name} http://systems.internal:8080 is not encrypted`);
    expect(parsed.ok || parsed.line).not.toMatch(/\n|secret/);
  });

  test("is taken encrypted, on this machine, or named as an exception", () => {
    for (const address of ["https://systems.example", "http://localhost:8080", "http://127.0.0.1"])
      expect(parse(...of(address))).toMatchObject({ ok: true });
    const [chosen, variables] = of("http://systems.internal:8080/x");
    const allowInsecure = ["http://systems.internal:8080"];
    expect(parse({ ...chosen, allowInsecure }, variables)).toMatchObject({ ok: true });
    expect(parse({ ...chosen, allowInsecure: ["http://systems.internal"] }, variables).ok).toBe(false);
  });
});

test.each([
  ["tcp://scanner.internal:3310", false],
  ["tcp://localhost:3310", true],
  ["/run/clamd.sock", true],
  ["unix:/run/clamd.sock", true],
])("files go to a scanner at %s: %s", (CLAMD_URL, isTaken) => {
  expect(parse({}, { CLAMD_URL }).ok).toBe(isTaken);
  expect(parse({ allowInsecure: ["tcp://scanner.internal:3310"] }, { CLAMD_URL }).ok).toBe(true);
});

test.each([
  ["smtp://user:secret@mail.example:587", [], true],
  ["smtps://mail.example", [], true],
  ["smtp://localhost:1025", [], false],
  ["smtp://mail.internal:25", ["smtp://mail.internal:25"], false],
])("mail to %s with the exceptions %j requires TLS: %s", (SMTP_URL, allowInsecure, required) => {
  expect(parse({ allowInsecure }, { SMTP_URL }).ok).toBe(true);
  expect(requiresTls(SMTP_URL, { allowInsecure })).toBe(required);
});

test("an exception is a scheme and a host, and encrypted ones need none", () => {
  for (const place of ["erp.internal", "https://erp.internal", "http://erp.internal/path"])
    expect(parse({ allowInsecure: [place] }, {})).toMatchObject({ ok: false });
});
