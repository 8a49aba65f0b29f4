import { leadKindWords } from "#app/features/leads/staff-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { AnchorButton } from "../../ui/kit/button.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { useLeadNames } from "../leads/lead-about.tsx";
import type { ShownLead } from "../leads/lead-row.ts";
import { leadsWords } from "../leads/words.ts";
import { leadWords } from "./words.ts";

/** What the person asks for: the car or offer with its page on the site, their own words, and all else that the form said. */
export function LeadWish({ lead }: { lead: ShownLead }) {
  const language = useLanguage();
  const [words, inbox] = [leadWords.of(language), leadsWords.of(language)];
  const { session, may } = useSession();
  const place = session.locations.find(({ id }) => id === lead.location)?.name ?? lead.location;
  return (
    <>
      <PageSection title={inbox.about}>
        <p>{leadKindWords.of(language)[lead.kind]}</p>
        <Things lead={lead} />
        <p className="text-sm text-ink-soft">{place ?? inbox.noPlace}</p>
        {lead.answerAt && may("lead.answer", lead.location ?? undefined) && (
          <p>
            <AnchorButton href={lead.answerAt} target="_blank" rel="noopener">
              {words.answerDrive}
            </AnchorButton>
          </p>
        )}
      </PageSection>
      {lead.message.trim() !== "" && (
        <PageSection title={words.message}>
          <p dir="auto" className="max-w-prose whitespace-pre-line">
            {lead.message}
          </p>
        </PageSection>
      )}
      {lead.facts.length > 0 && (
        <PageSection title={words.details}>
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            {lead.facts.map(({ name, value, code }) => (
              <div key={`${name} ${value}${code}`} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="min-w-0 break-words">
                  {value} {code && <Ltr>{code}</Ltr>}
                </dd>
              </div>
            ))}
          </dl>
        </PageSection>
      )}
    </>
  );
}

function Things({ lead }: { lead: ShownLead }) {
  const name = useLeadNames();
  const { model, offerId, vehicleNo, campaignTitle, company } = lead.about;
  const things = [
    { id: offerId, text: offerId && name(offerId), page: lead.pages.offer },
    { id: model, text: model && name(model), page: lead.pages.model },
    { id: vehicleNo, text: vehicleNo, page: lead.pages.usedCar },
    { id: campaignTitle, text: campaignTitle, page: null },
    { id: company, text: company, page: null },
  ].filter(({ text }) => text !== null);
  return things.map(({ id, text, page }) => (
    <p key={id}>
      {page === null ? (
        <bdi>{text}</bdi>
      ) : (
        <a
          href={page}
          target="_blank"
          rel="noopener"
          className="text-accent underline-offset-4 hover:underline"
        >
          <bdi>{text}</bdi>
        </a>
      )}
    </p>
  ));
}
