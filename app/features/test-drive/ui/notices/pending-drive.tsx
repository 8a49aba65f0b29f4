import { DuplicateDialog } from "#app/features/scheduling/ui/notices/duplicate-dialog.tsx";
import { useLocalNavigate } from "#app/features/scheduling/ui/wizard/use-local-navigate.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { subjectOf } from "../../wizard/drive-state.ts";
import type { WizardState } from "../../wizard/machine/wizard-state.ts";
import { linkOfDrive } from "../../wizard/own-drives.ts";
import { useDrivePage } from "../drive-page.ts";

interface PendingDriveProps {
  state: WizardState;
  onClose: () => void;
}

/** The number has a drive of this car already: the way to it, or the showroom's number. */
export function PendingDrive({ state, onClose }: PendingDriveProps) {
  const { texts } = useDrivePage();
  const isOpen = state.obstacle?.kind === "pending";
  const { label, go } = useWayToPending(state, isOpen);
  const named = { ...texts, duplicateEditLabel: label };
  return <DuplicateDialog open={isOpen} texts={named} onClose={onClose} onEdit={go} />;
}

/** A customer's stands in the dashboard, a visitor's on its own page, where this browser has booked it. */
function useWayToPending({ drive, customer }: WizardState, isOpen: boolean) {
  const { texts, language } = useDrivePage();
  const navigate = useLocalNavigate();
  const { car, showroom } = drive;
  if (customer !== null)
    return { label: texts.duplicateDashboardLabel, go: () => navigate(href("/dashboard")) };
  const link = isOpen && car ? linkOfDrive(localStorage, subjectOf(car), Date.now()) : undefined;
  if (link !== undefined)
    return { label: texts.duplicateEditLabel, go: () => location.assign(withLanguage(link, language)) };
  const phone = showroom?.phoneNumber;
  return { label: texts.duplicateCallLabel, go: phone ? () => location.assign(`tel:${phone}`) : undefined };
}
