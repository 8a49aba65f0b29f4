import { expect, test } from "vitest";
import choices from "#config";
import { brandStyle } from "../identity/brand-face.ts";
import { parseConfiguration } from "./configuration.ts";

test("the repository's own choices are valid", () => {
  expect(parseConfiguration(choices, {})).toMatchObject({ ok: true });
});

test.each([
  [{ PORT: "70000" }, /PORT/],
  [{ PORT: "eighty" }, /PORT/],
  [{ MARSA_METRICS_TOKEN: "short" }, /MARSA_METRICS_TOKEN must have at least 32 characters/],
  [{ MARSA_CLOCK: "yesterday" }, /MARSA_CLOCK must be an ISO instant/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must start with postgres/],
  [{ MARSA_SECRET: "short" }, /MARSA_SECRET/],
])("%j is refused in one line that names it", (variables, expected) => {
  const parsed = parseConfiguration(choices, variables);
  expect(parsed).toMatchObject({ ok: false, line: expect.stringMatching(expected) });
  expect(parsed.ok || parsed.line).not.toContain("\n");
});

test.each([
  [{ ...choices, brand: "sahra" }, /brand is not one of the brands/],
  [
    { ...choices, importer: { ...choices.importer, zone: "Asia/Doha2" } },
    /importer.zone is not an IANA time zone/,
  ],
  [{ ...choices, importer: { ...choices.importer, clock: "12" } }, /importer\.clock/],
  [{ ...choices, backends: { content: "ftp://x" } }, /backends.content/],
  [{ ...choices, leads: undefined }, /leads/],
  [{ ...choices, leads: { mail: { default: "sales" } } }, /leads.mail.default must be an e-mail address/],
  [{ ...choices, leads: { mail: { ...choices.leads.mail, kinds: { boat: "a@b.qa" } } } }, /leads.mail.kinds/],
  [{ ...choices, contentFolder: "../Our Content" }, /contentFolder must end in a name/],
  [{ ...choices, analytics: { script: "tags.example/tag.js" } }, /analytics.script/],
  [{ ...choices, analytics: { dataLayer: "data layer" } }, /analytics.dataLayer must be a name/],
  [{ ...choices, colour: "red" }, /colour|Unrecognized/],
  [
    withColors({ accent: "#7fb0b8" }),
    /brands\.rimal\.colors\.accent gives accent on ground a contrast of 2\.\d\d:1, and text needs 4\.5:1/,
  ],
  [withColors({ ground: "#8f8f8f" }), /colors\.\w+ gives \w+ on ground a contrast of/],
  [withColors({ dark: "#5a6a70" }), /colors\.dark gives .* on dark a contrast of/],
  [withColors({ inkFaint: "#9a9a9a" }), /colors\.ground gives inkFaint on ground a contrast of/],
  [withColors({ bandDeep: "#3a3a3a" }), /colors\.ink gives ink on bandDeep a contrast of/],
  [withFace({ corners: 9 }), /brands\.rimal\.face\.corners/],
  [withFace({ headings: "comic" }), /brands\.rimal\.face\.headings/],
  [withColors({ accent: "teal" }), /colors\.accent must be written as #rrggbb/],
])("a wrong choice is refused in one line that names it", (wrong, expected) => {
  expect(parseConfiguration(wrong, {})).toMatchObject({ ok: false, line: expect.stringMatching(expected) });
});

const crm = { kind: "salesforce", address: "https://importer.my.salesforce.com", clientId: "marsa" };

test.each([
  [crm, {}, /environment variable MARSA_CRM_SECRET is missing: .*Salesforce/],
  [crm, { MARSA_CRM_SECRET: "" }, /environment variable MARSA_CRM_SECRET is missing/],
  [{ ...crm, clientSecret: "x" }, { MARSA_CRM_SECRET: "x" }, /crm\.clientSecret must not stand in a file/],
])("the secret of a CRM comes from the environment: %j with %j is refused", (chosen, variables, expected) => {
  const parsed = parseConfiguration({ ...choices, backends: { crm: chosen } }, variables);
  expect(parsed).toMatchObject({ ok: false, line: expect.stringMatching(expected) });
});

test("a CRM with its secret is taken", () => {
  const parsed = parseConfiguration({ ...choices, backends: { crm } }, { MARSA_CRM_SECRET: "secret" });
  expect(parsed).toMatchObject({ ok: true, value: { backends: { crm: { leadField: "Marsa_Lead_Id__c" } } } });
});

const scheduling = { ...crm, schedulingPolicyId: "0VrB0000000KyjB" };

test.each([
  [scheduling, {}, /environment variable MARSA_SCHEDULING_SECRET is missing: .*appointments in Salesforce/],
  [scheduling, { MARSA_CRM_SECRET: "x" }, /environment variable MARSA_SCHEDULING_SECRET is missing/],
  [
    { ...scheduling, clientSecret: "x" },
    { MARSA_SCHEDULING_SECRET: "x" },
    /scheduling\.clientSecret must not stand in a file: .*MARSA_SCHEDULING_SECRET/,
  ],
  [{ ...scheduling, kind: "sap" }, {}, /scheduling\.kind/],
  [{ ...scheduling, version: "62" }, {}, /scheduling\.version must be a version such as v62\.0/],
  [{ ...scheduling, schedulingPolicyId: "policy" }, {}, /scheduling\.schedulingPolicyId must be an id/],
])("appointments in Salesforce need what they need: %j with %j is refused", (chosen, variables, expected) => {
  const parsed = parseConfiguration({ ...choices, backends: { scheduling: chosen } }, variables);
  expect(parsed).toMatchObject({ ok: false, line: expect.stringMatching(expected) });
});

test("appointments in Salesforce with their secret are taken", () => {
  const variables = { MARSA_SCHEDULING_SECRET: "secret" };
  const parsed = parseConfiguration({ ...choices, backends: { scheduling } }, variables);
  expect(parsed).toMatchObject({ ok: true, value: { backends: { scheduling: { version: "v62.0" } } } });
});

test.each([
  [{ WHATSAPP_PHONE_ID: "1059" }, /environment variable WHATSAPP_TOKEN is missing/],
  [{ WHATSAPP_PHONE_ID: "+974", WHATSAPP_TOKEN: "x" }, /WHATSAPP_PHONE_ID must be the id of a number/],
  [{ SMS_REPORT_TOKEN: "short" }, /SMS_REPORT_TOKEN must have at least 32 characters/],
])("texts need what they need: %j is refused", (variables, expected) => {
  const parsed = parseConfiguration(choices, variables);
  expect(parsed).toMatchObject({ ok: false, line: expect.stringMatching(expected) });
});

test.each(["+966", "0966", "96600"])("%s is no dial code", (code) => {
  const parsed = parseConfiguration({ ...choices, phoneNumbers: { dialCodes: [code] } }, {});
  expect(parsed).toMatchObject({
    ok: false,
    line: expect.stringContaining("must be a dial code such as 966"),
  });
});

function withColors(colors: object) {
  const { rimal } = choices.brands;
  return {
    ...choices,
    brands: { ...choices.brands, rimal: { ...rimal, colors: { ...rimal.colors, ...colors } } },
  };
}

function withFace(face: object) {
  return { ...choices, brands: { ...choices.brands, rimal: { ...choices.brands.rimal, face } } };
}

test("a brand that names no face has the house's", () => {
  const parsed = parseConfiguration(choices, {});
  if (!parsed.ok) throw new Error(parsed.line);
  const [house, own] = [parsed.value.served, parsed.value.brands.lulwa].map(
    (brand) => brand && brandStyle(brand),
  );
  expect(house).toMatch(/--brand-band:#f6f2ea.*--brand-text-weight:350;.*--brand-corners:1;/);
  expect(house).not.toContain("--brand-headings");
  expect(own).toMatch(
    /--brand-corners:0;--brand-button-radius:9999px;.*--brand-headings:var\(--font-serif\)/,
  );
});

test("without a choice about analytics nothing is sent: events stay in the data layer", () => {
  const parsed = parseConfiguration(choices, {});
  expect(parsed.ok && parsed.value.analytics).toEqual({ dataLayer: "dataLayer", hosts: [], cookies: [] });
});

test("an empty variable counts as absent", () => {
  expect(parseConfiguration(choices, { PORT: "", DATABASE_URL: "" })).toMatchObject({ ok: true });
});

test.each([
  [{ gateway: "tap" }, {}, /environment variable MARSA_PAYMENT_SECRET is missing: .*takes payments by tap/],
  [{ gateway: "checkout" }, { MARSA_PAYMENT_SECRET: "x" }, /MARSA_PAYMENT_SIGNATURE_SECRET is missing/],
  [{ gateway: "tap", methods: ["debit"] }, { MARSA_PAYMENT_SECRET: "x" }, /payments\.methods/],
  [{ gateway: "tap", methods: [] }, { MARSA_PAYMENT_SECRET: "x" }, /payments\.methods/],
  [{ gateway: "tap", secret: "x" }, { MARSA_PAYMENT_SECRET: "x" }, /payments/],
  [{ gateway: "stone" }, {}, /payments/],
])("a gateway needs what it needs: %j with %j is refused", (payments, variables, expected) => {
  const parsed = parseConfiguration({ ...choices, payments }, variables);
  expect(parsed).toMatchObject({ ok: false, line: expect.stringMatching(expected) });
});

test.each([
  [undefined, {}, { gateway: "demo", methods: ["card", "debit"] }],
  [{ gateway: "tap" }, { MARSA_PAYMENT_SECRET: "x" }, { address: "https://api.tap.company" }],
  [
    { gateway: "checkout", methods: ["qpay"] },
    { MARSA_PAYMENT_SECRET: "x", MARSA_PAYMENT_SIGNATURE_SECRET: "y" },
    { methods: ["qpay"], address: "https://api.checkout.com" },
  ],
])("a gateway with its secrets is taken: %j", (payments, variables, expected) => {
  const parsed = parseConfiguration({ ...choices, payments }, variables);
  expect(parsed).toMatchObject({ ok: true, value: { payments: expected } });
});

test.each([
  [{}, 0],
  [{ MARSA_ORIGIN: "https://marsa.example" }, 5],
  [{ MARSA_PROXIES: "1", MARSA_DRAIN_SECONDS: "0" }, 0],
  [{ MARSA_DRAIN_SECONDS: "12" }, 12],
])("a balancer gets time to see a stop, a developer's ends at once: %j", (variables, expected) => {
  const parsed = parseConfiguration(choices, variables);
  expect(parsed).toMatchObject({ ok: true, value: { env: { MARSA_DRAIN_SECONDS: expected } } });
});
