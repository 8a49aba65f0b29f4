import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMailToStaff } from "#app/platform/messages/mail.server.ts";
import { leadMailWords } from "../lead-mail-words.ts";
import { adfOf, adfType } from "../rules/adf.ts";
import { addressOfLead } from "../rules/lead-address.ts";
import type { LeadToHandOver } from "./crm.server.ts";
import { callTo, dialed, factLines, factsOf, subjectOf } from "./lead-facts.server.ts";
import { type LeadNames, namesFor } from "./lead-names.server.ts";

/**
 * Mails a lead to the people who answer it: readable, and as ADF, which dealers' CRMs take from a mailbox. The mail is a
 * job of the transaction that saves the lead, so that there is one of each. Answers the mail's id.
 */
export async function mailLead(trx: AnyTransaction, lead: LeadToHandOver): Promise<string> {
  const { language, mail } = config.leads;
  const words = leadMailWords.of(language);
  const to = addressOfLead(mail, lead);
  const phone = dialed(lead);
  const { vehicleNo } = lead;
  const names = await namesFor(language, { vehicleNo, trx });
  const english = language === "en" ? names : await namesFor("en", { trx });
  const subject = subjectOf(lead, language, names);
  const call = callTo(lead, language);
  const write = lead.email === null ? undefined : { label: words.write, href: `mailto:${lead.email}` };
  const content = {
    language,
    subject,
    preview: lead.message || words.waits,
    title: words[lead.kind],
    name: undefined,
    paragraphs: [words.waits],
    facts: factsOf(lead, language, names),
    ...(lead.answerAt === null
      ? { button: call, link: write }
      : { button: { label: words.answer, href: `${lead.answerAt}?lang=${language}` }, link: call }),
  };
  return sendMailToStaff(trx, {
    to,
    about: { customerId: lead.customerId, addresses: [lead.email, phone] },
    language,
    template: "lead",
    ...(await renderEmail(content)),
    attachment: {
      name: `lead-${lead.id}.xml`,
      type: adfType,
      content: adfText(lead, { to, phone, names, english }),
    },
  });
}

/** The people who answer what a visitor requests: of its kind and of its location. */
export function addressOfRequest(request: Parameters<typeof addressOfLead>[1]): string {
  return addressOfLead(config.leads.mail, request);
}

interface Vendor {
  readonly to: string;
  readonly phone: string;
  readonly names: LeadNames;
  /** In which CRMs look for a model. */
  readonly english: LeadNames;
}

/** Its comments are read by people, so they are in the language of the mail; the rest is for a CRM. */
function adfText(lead: LeadToHandOver, { to, phone, names, english }: Vendor): string {
  const model = (id: string) => english.get(id) ?? id;
  return adfOf({
    ...lead,
    model: lead.model && model(lead.model),
    fleet: lead.fleet && { models: lead.fleet.models.map(model), term: lead.fleet.term },
    phone,
    make: config.served.name.en,
    comments: factLines(lead, config.leads.language, names),
    vendor: { name: config.importer.name.en, email: to },
    site: origin(),
  });
}
