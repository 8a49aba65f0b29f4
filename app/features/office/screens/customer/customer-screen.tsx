import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { showCustomerCall } from "../../calls/customer-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { ButtonLink } from "../../ui/kit/button.tsx";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Pill } from "../../ui/kit/pill.tsx";
import { Loaded } from "../../ui/kit/states.tsx";
import { CarLinks } from "./car-links.tsx";
import { Cars } from "./cars.tsx";
import { Consents, Contact } from "./contact.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { Documents } from "./documents.tsx";
import { FactorReset } from "./factor-reset.tsx";
import { Leads, Orders } from "./leads-and-orders.tsx";
import { PrivacyRequests } from "./privacy-requests.tsx";
import type { ShownCustomer } from "./shapes.ts";
import { useOpened } from "./use-opened.ts";
import { Visits } from "./visits.tsx";
import { customerWords } from "./words.ts";

/** A customer with everything that the office knows of them; each section comes by itself. */
export function Component() {
  const language = useLanguage();
  const { id = "" } = useParams();
  const query = useQuery(officeQuery(showCustomerCall, { params: { id } }, { language, topics: ["people"] }));
  return <Loaded query={query}>{(customer) => <Customer key={id} customer={customer} />}</Loaded>;
}

function Customer({ customer }: { customer: ShownCustomer }) {
  const language = useLanguage();
  const words = customerWords.of(language);
  const { location, may } = useSession();
  const [documentId, openDocument] = useOpened("document");
  const { id, name, otherName, email, customerNumber, closedAt } = customer;
  const canBook = closedAt === null && location !== null && may("appointment.book", location.id);
  return (
    <>
      <PageHead
        title={<bdi>{name || email}</bdi>}
        actions={
          <>
            {may("audit.search", everywhere) && (
              <ButtonLink to={`/settings/audit?person=${encodeURIComponent(id)}`}>{words.audit}</ButtonLink>
            )}
            {canBook && (
              <ButtonLink look="primary" to={`/service?new=${encodeURIComponent(id)}`}>
                {words.newVisit}
              </ButtonLink>
            )}
          </>
        }
      >
        {otherName && (
          <bdi lang={language === "ar" ? "en" : "ar"} className="text-sm text-ink-soft">
            {otherName}
          </bdi>
        )}
        {customerNumber && <Ltr className="text-sm text-ink-faint">{customerNumber}</Ltr>}
        {closedAt && <Pill tone="danger">{words.closed}</Pill>}
      </PageHead>
      <div className="grid gap-x-10 gap-y-8 px-4 py-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:px-6">
        <div className="grid min-w-0 content-start gap-8">
          {may("appointment.view") && <Visits customerId={id} />}
          <Cars customerId={id} />
          {may("car-link.view") && <CarLinks customer={customer} onCard={openDocument} />}
          {may("document.view") && <Documents customerId={id} onOpen={openDocument} />}
          {may("lead.view") && <Leads customerId={id} />}
          {may("order.view") && <Orders customerId={id} />}
        </div>
        <div className="order-first grid content-start gap-8 lg:order-none lg:border-s lg:border-line lg:ps-6">
          <Contact customer={customer} />
          {may("factor-reset.view") && closedAt === null && <FactorReset customerId={id} />}
          {may("privacy.view") && <PrivacyRequests customerId={id} />}
          <Consents customerId={id} />
        </div>
      </div>
      {documentId && may("document.answer") && (
        <DocumentDialog key={documentId} id={documentId} onClose={() => openDocument(undefined)} />
      )}
    </>
  );
}
