import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { listCustomerConsentsCall } from "../../calls/customer-calls.ts";
import { MailLink, PhoneLink } from "../../ui/contact/phone.tsx";
import { Pill } from "../../ui/kit/pill.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { Loaded, RowsSkeleton } from "../../ui/kit/states.tsx";
import { dayOf, None } from "./lines.tsx";
import type { ShownCustomer } from "./shapes.ts";
import { customerWords } from "./words.ts";

/** How a customer is reached, in which language, and since when they are one. */
export function Contact({ customer }: { customer: ShownCustomer }) {
  const language = useLanguage();
  const words = customerWords.of(language);
  const { phone, phoneConfirmedAt, email, hasChosenLanguage, since, issuer } = customer;
  const languages = { en: words.english, ar: words.arabic };
  return (
    <PageSection title={words.contact}>
      <dl className="grid grid-cols-2 content-start gap-3 text-sm lg:grid-cols-1">
        <Fact name={words.phone}>
          {phone === null ? (
            <span className="text-ink-soft">{words.noPhone}</span>
          ) : (
            <>
              <PhoneLink phone={phone} className="text-base text-accent" />
              <div>
                <Pill tone={phoneConfirmedAt ? "success" : "warning"}>
                  {phoneConfirmedAt
                    ? words.confirmedOn(dayOf(phoneConfirmedAt, language))
                    : words.unconfirmed}
                </Pill>
              </div>
            </>
          )}
        </Fact>
        <Fact name={words.email}>
          <MailLink email={email} />
        </Fact>
        <Fact name={words.language}>
          {customer.language === null ? words.unknown : languages[customer.language]}
          {customer.language !== null && !hasChosenLanguage && (
            <span className="text-ink-soft"> · {words.notChosen}</span>
          )}
        </Fact>
        <Fact name={words.since}>{dayOf(since, language)}</Fact>
        {issuer && (
          <Fact name={words.signIn}>
            <Ltr>{issuer}</Ltr>
          </Fact>
        )}
      </dl>
    </PageSection>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What they agreed to beyond what they requested. */
export function Consents({ customerId }: { customerId: string }) {
  const language = useLanguage();
  const words = customerWords.of(language);
  const query = useQuery(
    officeQuery(listCustomerConsentsCall, { params: { id: customerId } }, { language, topics: ["people"] }),
  );
  return (
    <PageSection title={words.consents}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={1} />}>
        {({ consents }) =>
          consents.length === 0 ? (
            <None>{words.neverAnswered}</None>
          ) : (
            <dl className="grid gap-3 text-sm">
              {consents.map(({ purpose, given, at }) => (
                <Fact key={purpose} name={words[purpose]}>
                  <Pill tone={given ? "success" : "neutral"}>
                    {given ? words.given : words.withdrawn}{" "}
                    <span className="text-ink-soft">{dayOf(at, language)}</span>
                  </Pill>
                </Fact>
              ))}
            </dl>
          )
        }
      </Loaded>
    </PageSection>
  );
}
