import { CallFailed } from "#app/platform/api/api-client.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { NotHere } from "#app/ui/not-here.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { VehicleDetails } from "../../calls.ts";
import { useVehicle } from "../garage-queries.ts";
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
  const { error } = vehicle;
  // Someone else's is answered like one that nobody has; an address that is none, as what it is.
  if (!vehicle.data && error instanceof CallFailed && [404, 422].includes(error.reply.status))
    return <NotHere title={texts.missingTitle} text={texts.missingText} actions={texts.missingActions} />;
  return (
    <div className="frame grow pt-6 pb-20">
      <BackLink to="/dashboard">{texts.backLabel}</BackLink>
      <div className="mt-4">
        {vehicle.data && <VehicleView vehicle={vehicle.data} />}
        {!vehicle.data &&
          (vehicle.isError || vehicle.isPaused ? (
            <LoadError texts={texts} error={error} onRetry={() => void vehicle.refetch()} />
          ) : (
            <Waiting />
          ))}
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
