import { withCommas } from "#app/i18n/comma.ts";
import type { Language } from "#app/i18n/language.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { config } from "#app/platform/config.server.ts";
import type { Fact } from "#app/platform/email-template/email-content.ts";
import { campaignFieldWords, leadMailWords } from "../lead-mail-words.ts";
import { leadReference } from "../rules/lead-reference.ts";
import type { LeadToHandOver } from "./crm.server.ts";
import type { LeadNames } from "./lead-names.server.ts";

/** The number in the form that is dialed from anywhere. */
export const dialed = ({ mobile }: Pick<LeadToHandOver, "mobile">) =>
  internationalPhone(mobile, config.importer.country);

type FactParts = readonly [name: string, value: string | null, code?: string | null];

/** All that a lead says, in the order of reading and the language of `names`. What it does not say is left out. */
export function factsOf(lead: LeadToHandOver, language: Language, names: LeadNames): readonly Fact[] {
  const words = leadMailWords.of(language);
  const named = (name: string, id: string | null): FactParts => {
    const known = id === null ? undefined : names.get(id);
    return known === undefined ? [name, "", id] : [name, known];
  };
  const campaignFields: Readonly<Record<string, string>> = campaignFieldWords.of(language);
  const facts: FactParts[] = [
    [words.suspicion, lead.suspicion === null ? "" : words[lead.suspicion]],
    [words.name, `${lead.firstName} ${lead.lastName}`],
    [words.mobile, "", phoneInGroups(dialed(lead))],
    [words.phoneConfirmed, lead.phoneConfirmedAt === null ? "" : words.yes],
    [words.email, "", lead.email],
    [words.language, words.languageName(lead.language)],
    [words.message, lead.message],
    named(words.model, lead.model),
    named(words.offerId, lead.offerId),
    ...(isOfOffer(lead, names) ? [] : [named(words.campaign, lead.campaignId)]),
    [words.usedCar, (lead.vehicleNo && names.get(lead.vehicleNo)) ?? "", lead.vehicleNo],
    named(words.location, lead.location),
    ...fleetFacts(lead.fleet, language, names),
    ...Object.entries(lead.campaign ?? {}).map(([field, value]) =>
      named(ownValue(campaignFields, field) ?? field, String(value)),
    ),
    [words.page, "", lead.page],
    ...Object.entries(lead.utm).map(([name, value]) => [name, "", value] as const),
    [words.marketingConsent, lead.marketingConsent ? words.yes : words.no],
    [words.received, "", lead.createdAt.toISOString()],
    [words.reference, "", leadReference(lead.id)],
    [words.id, "", lead.id],
  ];
  return facts.flatMap(([name, value, code]) =>
    value || code ? [{ name, value: value ?? "", ...(code ? { code } : {}) }] : [],
  );
}

/** An offer's campaign has its name: it is not said twice. */
function isOfOffer({ offerId, campaignId }: LeadToHandOver, names: LeadNames): boolean {
  const offer = offerId === null ? undefined : names.get(offerId);
  return offer !== undefined && campaignId !== null && names.get(campaignId) === offer;
}

function fleetFacts(fleet: LeadToHandOver["fleet"], language: Language, names: LeadNames): FactParts[] {
  if (fleet === null) return [];
  const words = leadMailWords.of(language);
  const { company, crNumber, count, models, term, calculator } = fleet;
  const facts: FactParts[] = [
    [words.company, company],
    [words.crNumber, "", crNumber],
    [words.count, "", count],
    [
      words.models,
      withCommas(
        models.map((model) => names.get(model) ?? model),
        language,
      ),
    ],
    [words.term, term === "purchase" ? words.purchase : words.months(term)],
  ];
  if (calculator === undefined) return facts;
  const { kmPerYear, use, months } = calculator;
  return [
    ...facts,
    [words.calculator, words.calculated(calculator.count, kmPerYear, names.get(use) ?? use, months)],
  ];
}

/** The same as lines of plain text. */
export function factLines(lead: LeadToHandOver, language: Language, names: LeadNames): readonly string[] {
  return factsOf(lead, language, names).map(
    ({ name, value, code }) => `${name}: ${[value, code].filter(Boolean).join(" ")}`,
  );
}

/** The button that calls the sender. */
export function callTo(lead: LeadToHandOver, language: Language) {
  const phone = dialed(lead);
  const label = leadMailWords.of(language).call(`\u2066${phoneInGroups(phone)}\u2069`);
  return { label, href: `tel:${phone}` };
}

/** What a lead is, what it is about and who left it, in one line. */
export function subjectOf(lead: LeadToHandOver, language: Language, names: LeadNames): string {
  const words = leadMailWords.of(language);
  const about = lead.vehicleNo ?? lead.offerId ?? lead.model ?? lead.campaign?.campaignTitle ?? "";
  const person = `${lead.firstName} ${lead.lastName}`;
  const subject = [words[lead.kind], names.get(about) ?? about, person].filter(Boolean).join(" · ");
  return lead.suspicion === null ? subject : words.marked(subject);
}
