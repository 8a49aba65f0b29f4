import { Link } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { MailLink, PhoneLink } from "../../ui/contact/phone.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { AnchorButton } from "../../ui/kit/button.tsx";
import type { ShownLead } from "../leads/lead-row.ts";
import { leadWords } from "./words.ts";

/** How to reach the person; the number is one press away. */
export function LeadContact({ lead }: { lead: ShownLead }) {
  const words = leadWords.of(useLanguage());
  const { may } = useSession();
  return (
    <section aria-label={words.contact} className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PhoneLink phone={lead.phone} className="text-xl" />
        <AnchorButton href={`tel:${lead.phone}`} look="primary" className="grow sm:grow-0">
          <Icon name="phone" className="size-4" />
          {words.call}
        </AnchorButton>
      </div>
      {lead.email && (
        <p>
          <MailLink email={lead.email} />
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>{words.wroteIn(lead.language)}</span>
        {lead.isPhoneConfirmed && <span>{words.confirmed}</span>}
        {lead.customerId && may("customer.view") && (
          <Link to={`/people/${lead.customerId}`} className="text-accent underline-offset-4 hover:underline">
            {words.customer}
          </Link>
        )}
      </p>
    </section>
  );
}
