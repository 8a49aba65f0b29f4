import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Redirect } from "#app/ui/navigation/redirect.tsx";
import type { TestDriveConfirmation } from "../../content/test-drive-page.ts";
import { confirmedIn } from "../../rules/drive-addresses.ts";
import { forgetDrive, restoreBooked } from "../../wizard/saved-drive.ts";
import type { Visitor } from "../use-wizard.ts";
import { DriveConfirmation } from "./drive-confirmation.tsx";

/**
 * The confirmation of what was just booked in this tab. Without it, or where the address names something else, it leads back
 * to the wizard. Leaving it clears the drive.
 */
export function ConfirmedDrive({ isClear, profile, texts }: Visitor & { texts: TestDriveConfirmation }) {
  if (!isClear)
    return (
      <div className="frame grow py-10 md:py-16">
        <CardSkeletons count={4} shape="line" />
      </div>
    );
  return <SavedConfirmation customerId={profile?.id ?? null} texts={texts} />;
}

function SavedConfirmation({
  customerId,
  texts,
}: {
  customerId: string | null;
  texts: TestDriveConfirmation;
}) {
  const language = useLanguage();
  const [search] = useSearchParams();
  const [drive] = useState(() => {
    const made = confirmedIn(search);
    const saved = restoreBooked(sessionStorage, customerId, Date.now());
    const id = made && ("taskId" in made ? made.taskId : made.serviceAppointmentId);
    return id === undefined || saved?.booked?.id === id ? saved : null;
  });
  useEffect(() => {
    if (!drive) return;
    return () => forgetDrive(sessionStorage);
  }, [drive]);
  if (!drive) return <Redirect to={withLanguage(href("/test-drive"), language)} />;
  return <DriveConfirmation drive={drive} isCustomer={customerId !== null} texts={texts} />;
}
