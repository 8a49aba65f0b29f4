import type { VehicleDetails } from "#app/features/garage/calls.ts";
import { UnreadRecord } from "#app/features/garage/ui/unread-record.tsx";
import { href } from "#app/lib/address/href.ts";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { useVehicle } from "../dashboard-queries.ts";
import { Section } from "../section.tsx";
import { VehicleHead } from "./vehicle-head.tsx";
import { VehicleHistory } from "./vehicle-history.tsx";
import { VehicleNext } from "./vehicle-next.tsx";
import { useVehiclePage } from "./vehicle-page.ts";
import { VehicleWarranties } from "./vehicle-warranties.tsx";

/** The page of one of the customer's vehicles: read, waited for, missing, or not to be had at the moment. */
export function VehicleRoom({ id }: { id: string }) {
  const { texts } = useVehiclePage();
  const vehicle = useVehicle(id);
  if (!vehicle.data)
    return (
      <UnreadRecord record={vehicle} texts={texts}>
        <Waiting />
      </UnreadRecord>
    );
  return (
    <div className="frame grow pt-6 pb-20">
      <BackLink to={href("/dashboard")}>{texts.backLabel}</BackLink>
      <div className="mt-4">
        <VehicleView vehicle={vehicle.data} />
      </div>
    </div>
  );
}

function VehicleView({ vehicle }: { vehicle: VehicleDetails }) {
  const { texts } = useVehiclePage();
  return (
    <>
      <VehicleHead vehicle={vehicle} />
      <Section title={texts.nextTitle}>
        <VehicleNext vehicle={vehicle} />
      </Section>
      <Section title={texts.warrantiesTitle} hint={texts.warrantiesHint}>
        <VehicleWarranties vehicle={vehicle} />
      </Section>
      <Section title={texts.historyTitle}>
        <VehicleHistory vehicle={vehicle} />
      </Section>
    </>
  );
}

function Waiting() {
  return (
    <Loading className="grid gap-12">
      <Skeleton className="h-96 w-full rounded-xl" />
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </Loading>
  );
}
