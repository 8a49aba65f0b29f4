import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { isOnDashboard } from "../rules/link-states.ts";
import { linkWords } from "../words.ts";
import { LinkCarLink } from "./link-car-button.tsx";
import { useVehicleLinks } from "./link-queries.ts";
import { VehicleRequests } from "./vehicle-requests.tsx";

/** Below a customer's vehicles: requests for others that wait or were rejected lately, and the way to another one. */
export function OpenRequests({ mayAdd }: { mayAdd: boolean }) {
  const words = linkWords.of(useLanguage());
  const { serverNow } = useCustomerAccess();
  const links = useVehicleLinks();
  const now = new Date(serverNow());
  const open = (links.data ?? []).filter(({ state, changedAt }) =>
    isOnDashboard({ state, changedAt: new Date(changedAt) }, now),
  );
  return (
    <>
      {links.data === undefined && (links.isError || links.isPaused) && (
        <div className="mt-10">
          <LoadError
            texts={{ loadErrorTitle: words.requestsError }}
            error={links.error}
            onRetry={() => void links.refetch()}
          />
        </div>
      )}
      {open.length > 0 && (
        <div className="mt-10">
          <h3 className="mb-4 text-subheading">{words.openRequests}</h3>
          <VehicleRequests links={open} />
        </div>
      )}
      {mayAdd && <LinkCarLink />}
    </>
  );
}
