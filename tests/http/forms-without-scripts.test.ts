import { describe, expect, test } from "vitest";
import { leadReference } from "#app/features/leads/rules/lead-reference.ts";
import type { LeadsTables } from "#app/features/leads/tables.ts";
import { hintTexts } from "#app/lib/validation/hint-texts.ts";
import { problemTexts } from "#app/lib/validation/validation-patterns.ts";
import { database } from "#app/platform/database.server.ts";
import { formWords } from "#app/ui/form/words.ts";
import { sendForm } from "../factories/program/send-form.ts";
import { testProgram } from "../factories/program/test-program.ts";

/* Forms of leads as a browser sends them before, or without, the page's scripts. */

const program = testProgram();

const person = { firstName: "Noora", lastName: "Al Thani", mobile: "5512 3456" };
const offer = '{"subject":{"kind":"offer","offerId":"suhail-lease"},"thanks":"suhail-lease"}';
const leads = () =>
  database<LeadsTables>().selectFrom("leads.lead").selectAll().orderBy("created_at").execute();

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(`${program.address}${path}`, fields, headers);

/** The tag of a field. */
function tag(html: string, field: string): string {
  return new RegExp(`<(?:input|textarea)[^>]*name="${field}"[^>]*>`).exec(html)?.[0] ?? "";
}

test("the page brings the form with everything that it sends", async () => {
  const html = await (await fetch(`${program.address}/offers/suhail-lease?lang=en`)).text();
  const [form = ""] = /<form[^>]*id="form-offer-suhail-lease".*?<\/form>/s.exec(html) ?? [];
  expect(form).toMatch(/^<form[^>]*action="#form-offer-suhail-lease"[^>]*method="post"/);
  expect(form).toContain('name="firstName"');
  expect(form).toMatch(/<input type="hidden" name="form" value="\{&quot;subject/);
  expect(form).toMatch(/<button[^>]*type="submit"/);
});

describe.each(["en", "ar"] as const)("in %s", (lang) => {
  test("what is wrong is said on the same page, with what was filled in", async () => {
    const before = (await leads()).length;
    const answer = await send(`/offers/suhail-lease?lang=${lang}`, {
      form: offer,
      ...person,
      lastName: "Al-Thani",
      mobile: "12",
      email: "noora+car@example.qa",
      message: "After <five>",
      marketingConsent: "yes",
    });
    const html = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
    expect(html.includes(problemTexts["wrong-format"][lang])).toBe(true);
    // What exactly is wrong, and how to go on.
    expect(html).toContain(formWords.of(lang).takeSuggestion("Al Thani"));
    expect(html).toContain(hintTexts.phoneDigits(2)[lang]);
    expect(html).toContain(hintTexts.emailWithPlus("noora@example.qa")[lang]);
    expect(tag(html, "firstName")).toContain('value="Noora"');
    expect(tag(html, "mobile")).toMatch(/aria-invalid="true".*value="12"|value="12".*aria-invalid="true"/);
    expect(html.includes("After &lt;five&gt;</textarea>")).toBe(true);
    expect(tag(html, "marketingConsent")).toContain("checked");
    expect((await leads()).length).toBe(before);
  });

  test("a right one is a lead and leads to the page that thanks; sent twice it is one", async () => {
    const before = (await leads()).length;
    // As phones, mails and Word put it.
    const pasted = {
      lastName: "آل\u00a0ثانـي\u200f",
      mobile: "\u202a+974 5512 3456\u202c",
      message: "brakes\vlights",
    };
    const entries = { form: offer, ...person, ...pasted, email: `${lang}@example.qa\u200b`, website: "" };
    const answers = await Promise.all(
      [1, 2].map(() => send(`/offers/suhail-lease?lang=${lang}&utm_source=radio`, entries)),
    );
    const [lead, ...more] = (await leads()).slice(before);
    expect(more).toEqual([]);
    for (const answer of answers)
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        `/offers/suhail-lease/thank-you?isFormSubmitted=true&lead=${lead?.id}&reference=${leadReference(lead?.id ?? "")}&lang=${lang}`,
      ]);
    expect(lead).toMatchObject({
      kind: "offer",
      language: lang,
      offer_id: "suhail-lease",
      first_name: "Noora",
      last_name: "آل ثاني",
      mobile: "55123456",
      email: `${lang}@example.qa`,
      message: "brakes\nlights",
      page: "/offers/suhail-lease",
      utm: { utm_source: "radio" },
      marketing_consent: false,
      suspicion: null,
    });
  });
});

test("a company's form carries its models; a model's form its showroom", async () => {
  const fleet = new URLSearchParams({
    form: '{"subject":{"kind":"fleet"},"thanks":"fleet"}',
    ...person,
    email: "fleet@example.qa",
    "fleet.company": "Gulf Works",
    "fleet.crNumber": "12345",
    "fleet.count": "12",
    "fleet.term": "36",
  });
  fleet.append("fleet.models", "suhail");
  fleet.append("fleet.models", "hajar");
  const answer = await sendForm(`${program.address}/fleet?lang=en`, fleet);
  expect(answer.headers.get("location")).toMatch(
    /^\/offers\/fleet\/thank-you\?isFormSubmitted=true&lead=[\w-]{36}&reference=[0-9A-F]{8}&lang=en$/,
  );
  const response = await send("/vehicle/reem?lang=en", {
    form: '{"subject":{"kind":"enquiry","model":"reem"},"thanks":"enquiry"}',
    ...person,
    location: "rimal-showroom-lusail",
  });
  expect(response.status).toBe(303);
  const [company, question] = (await leads()).slice(-2);
  expect(company?.fleet).toMatchObject({ count: "12", models: ["suhail", "hajar"], term: "36" });
  expect(question).toMatchObject({ kind: "enquiry", model: "reem", location: "rimal-showroom-lusail" });
});

test.each([
  ["another site's form", { form: offer, ...person }, { "sec-fetch-site": "cross-site" }, 403],
  [
    "another origin's form",
    { form: offer, ...person },
    { "sec-fetch-site": "", origin: "https://evil.example" },
    403,
  ],
  ["a form that is none of ours", { ...person }, {}, 400],
  [
    "a form that leads elsewhere",
    { form: offer.replace(/suhail-lease"}$/, '//evil.example"}'), ...person },
    {},
    400,
  ],
])("%s is refused and leaves nothing", async (_, fields, headers, status) => {
  const before = (await leads()).length;
  const answer = await send("/offers/suhail-lease?lang=en", fields as Record<string, string>, headers);
  expect(answer.status).toBe(status);
  expect((await leads()).length).toBe(before);
});
