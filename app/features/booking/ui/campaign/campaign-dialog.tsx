import { useState } from "react";
import type { ShownCampaign } from "#app/features/campaigns/ui/campaign-context.ts";
import { CardSkeletons } from "#app/features/scheduling/ui/steps/card-skeletons.tsx";
import { StepLoadError } from "#app/features/scheduling/ui/steps/step-load-error.tsx";
import { useLocalNavigate } from "#app/features/scheduling/ui/wizard/use-local-navigate.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import type { FormValues } from "#app/ui/form/use-form.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { confirmationAddress } from "../../rules/booking-addresses.ts";
import { emptyBooking } from "../../wizard/booking-state.ts";
import { saveBooking } from "../../wizard/sources/saved-booking.ts";
import { useBookingPage } from "../booking-page.ts";
import { chosenCenter } from "../booking-queries.ts";
import { CampaignRequestForm } from "../campaign-request/campaign-form.tsx";
import type { SentRequest } from "../campaign-request/send-request.ts";
import { useCampaignCenters } from "../campaign-request/use-campaign-centers.ts";
import { AppointmentWarning } from "./appointment-warning.tsx";

interface CampaignDialogProps {
  campaign: ShownCampaign;
  open: boolean;
  onClose: () => void;
}

/** The campaign request form over the wizard; what was sent leads to its confirmation. */
export function CampaignDialog({ campaign, open, onClose }: CampaignDialogProps) {
  const { article, form: texts } = campaign;
  const { texts: booking } = useBookingPage();
  const centers = useCampaignCenters(campaign);
  const [pending, setPending] = useState<{ appointmentId: string | undefined }>();
  const confirm = useConfirmedRequest(campaign);
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} size="form">
      <p className="text-ink-soft">{article.title}</p>
      <p className="mt-1 mb-5">{texts.subtitle}</p>
      {centers.isPending && <CardSkeletons count={4} shape="line" />}
      {centers.isError && (
        <StepLoadError texts={booking} error={centers.error} onRetry={() => void centers.refetch()} />
      )}
      {pending && (
        <div className="mb-5">
          <AppointmentWarning texts={texts} appointmentId={pending.appointmentId} />
        </div>
      )}
      {centers.data && (
        <CampaignRequestForm
          campaign={campaign}
          centers={centers.data}
          onSent={(sent, values) => {
            const center = centers.data.find(({ id }) => id === values.serviceCenter);
            if (center) confirm(sent, values, chosenCenter(center));
          }}
          onPending={(appointmentId) => setPending({ appointmentId })}
        />
      )}
    </Dialog>
  );
}

/** Hands the sent request to its confirmation. */
function useConfirmedRequest({ article }: ShownCampaign) {
  const { customerId, serverNow } = useCustomerAccess();
  const navigate = useLocalNavigate();
  return (sent: SentRequest, values: FormValues, center: ReturnType<typeof chosenCenter>) => {
    const startTime = values.serviceTime ?? "";
    const { id: serviceAppointmentId, reference, endTime } = sent;
    const service = { typeCode: article.serviceCode, label: article.title };
    const booked = { serviceAppointmentId, reference };
    const slot = { startTime, endTime, territoryPromiseKey: "" };
    const repairServices = { [service.typeCode]: service };
    const date = dayIn(startTime, center.timeZone);
    const state = { ...emptyBooking, repairServices, center, date, slot, booked };
    saveBooking(sessionStorage, state, customerId, serverNow());
    navigate(confirmationAddress({ taskId: serviceAppointmentId }, article.id));
  };
}
