import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMailToStaff } from "#app/platform/messages/mail.server.ts";
import { leadMailWords } from "../lead-mail-words.ts";
import { addressOfLead } from "../rules/lead-address.ts";
import type { LeadToHandOver } from "./crm.server.ts";
import { callTo, dialed, subjectOf } from "./lead-facts.server.ts";
import { namesFor } from "./lead-names.server.ts";

/**
 * Mails the people who answer a lead that its number is confirmed, in the thread of the lead's own mail. The mail is a job of
 * the transaction that confirms.
 */
export async function mailConfirmation(
  trx: AnyTransaction,
  lead: LeadToHandOver,
  leadMailId: string | undefined,
): Promise<void> {
  const { language, mail } = config.leads;
  const words = leadMailWords.of(language);
  // With the subject of the first mail, or mailboxes begin another thread.
  const subject = `Re: ${subjectOf(lead, language, await namesFor(language, { vehicleNo: lead.vehicleNo, trx }))}`;
  const content = {
    language,
    subject,
    preview: words.confirmedText,
    title: words.confirmedTitle,
    name: undefined,
    paragraphs: [words.confirmedText],
    facts: [
      { name: words.name, value: `${lead.firstName} ${lead.lastName}` },
      { name: words.mobile, value: "", code: phoneInGroups(dialed(lead)) },
      { name: words.id, value: "", code: lead.id },
    ],
    button: callTo(lead, language),
    link: undefined,
  };
  await sendMailToStaff(trx, {
    to: addressOfLead(mail, lead),
    about: { customerId: lead.customerId, addresses: [lead.email, dialed(lead)] },
    language,
    template: "lead-confirmed",
    inReplyTo: leadMailId,
    ...(await renderEmail(content)),
  });
}
