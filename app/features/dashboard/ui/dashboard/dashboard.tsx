import { useSession } from "#app/features/account/session/use-session.ts";
import type { SchedulingOptions } from "#app/features/booking/options-calls.ts";
import { DocumentsSummary } from "#app/features/documents/ui/overview/documents-summary.tsx";
import { summaryWords } from "#app/features/documents/ui/overview/summary-words.ts";
import { OrdersSummary } from "#app/features/orders/ui/orders/orders-summary.tsx";
import { MobileNumber } from "#app/features/phone/ui/mobile/mobile-number.tsx";
import { OpenOffers } from "#app/features/waiting-list/ui/open-offers.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { nextAction } from "../../rules/next-action.ts";
import { dashboardWords } from "../../words.ts";
import { useActivities, useGarage } from "../dashboard-queries.ts";
import { Section } from "../section.tsx";
import { coversInForce } from "../warranty-cover.ts";
import { AppointmentLists } from "./appointment-lists.tsx";
import { CompletedNotice } from "./completed-notice.tsx";
import { useDashboardPage } from "./dashboard-page.ts";
import { DaysAhead } from "./days-ahead.tsx";
import { NextStep, NextStepSkeleton } from "./next-step.tsx";
import { OwnVehicles } from "./own-vehicles.tsx";
import { WarrantyList } from "./warranty-list.tsx";

/** Next action first, then everything that is or was going on, the vehicles, and what ends soon. */
export function Dashboard({ options }: { options: SchedulingOptions }) {
  const { texts } = useDashboardPage();
  const language = useLanguage();
  const words = dashboardWords.of(language);
  const { profile } = useSession();
  const { greetingName, serverNow } = useCustomerAccess();
  const activities = useActivities();
  const garage = useGarage();
  const vehicleOf = (vehicleId: string | undefined) =>
    garage.data?.find((vehicle) => vehicle.vehicleId === vehicleId);
  const covers = coversInForce(garage.data ?? [], serverNow());
  const next = activities.data && nextAction(activities.data, covers, new Date(serverNow()));
  const retry = (query: typeof activities | typeof garage) => (
    <LoadError texts={texts} error={query.error} onRetry={() => void query.refetch()} />
  );
  const isStuck = (query: typeof activities | typeof garage) =>
    !query.data && (query.isError || query.isPaused);
  // What stands below waits for what is above it: nothing that has the focus is pushed off the screen.
  const knowsGarage = garage.data !== undefined || isStuck(garage);
  const knowsAbove = knowsGarage && (activities.data !== undefined || isStuck(activities));
  const [beforeName, afterName] = texts.greeting.split("{name}");
  return (
    <div className="frame grow pt-8 pb-20 md:pt-12">
      <p className="text-ink-soft">{texts.title}</p>
      <h1 className="text-title">
        {beforeName}
        <bdi>{greetingName}</bdi>
        {afterName}
      </h1>
      <CompletedNotice />
      {options.waitingList && <OpenOffers nameOf={(id) => vehicleOf(id)?.model} />}
      <div className="mt-8 md:mt-10">
        {isStuck(activities) && retry(activities)}
        {!isStuck(activities) &&
          // Which warranty ends next is in the vehicles alone.
          (next && knowsGarage ? (
            <NextStep next={next} vehicleOf={vehicleOf} canBook={garage.data?.length !== 0} />
          ) : (
            <NextStepSkeleton />
          ))}
      </div>
      {!isStuck(activities) && (
        <AppointmentLists
          activities={knowsGarage ? activities.data : undefined}
          above={next && "activity" in next ? next.activity : undefined}
          vehicleOf={vehicleOf}
        />
      )}
      {knowsAbove && (
        <>
          <OrdersSummary frame={(orders) => <Section title={words.ordersTitle}>{orders}</Section>} />
          <DaysAhead hasFeed={options.calendarFeed} />
        </>
      )}
      <Section title={texts.vehiclesTitle}>
        {isStuck(garage) ? retry(garage) : <OwnVehicles vehicles={knowsAbove ? garage.data : undefined} />}
      </Section>
      {knowsAbove && (
        <>
          <Section title={summaryWords.of(language).title}>
            <DocumentsSummary />
          </Section>
          {covers.length > 0 && (
            <Section title={texts.warrantiesTitle} hint={texts.warrantiesHint}>
              <WarrantyList covers={covers} />
            </Section>
          )}
          <Section title={words.mobileTitle}>
            <MobileNumber profilePhone={profile?.phones[0]?.phoneNumber} />
          </Section>
        </>
      )}
    </div>
  );
}
