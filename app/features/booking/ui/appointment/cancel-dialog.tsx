import { dayIn } from "#app/i18n/dates/dates.ts";
import { promisedDay } from "#app/i18n/dates/promised-day.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { useAppointmentPage } from "./appointment-page.ts";
import { timeInWords } from "./appointment-time.ts";
import { useCancel } from "./use-cancel.ts";

interface CancelDialogProps {
  appointment: AppointmentDetails;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** The dialog before an appointment is canceled; it names what is given up. */
export function CancelDialog({ appointment, open, onClose, onChanged }: CancelDialogProps) {
  const { texts, language } = useAppointmentPage();
  const { cancel, isCanceling, problem } = useCancel(appointment, {
    onChanged: () => {
      onClose();
      onChanged();
    },
    onClosed: onClose,
  });
  const { schedStartTime, timeZone } = appointment;
  const text = texts.cancelText
    .replace("{day}", promisedDay(dayIn(schedStartTime, timeZone), language))
    .replace("{time}", timeInWords(appointment, language).hours)
    .replace("{center}", appointment.locationInfo.title);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.cancelTitle}
      actions={
        <>
          <Button variant="secondary" data-analytics="stay" onClick={onClose}>
            {texts.keepLabel}
          </Button>
          <Button variant="danger" data-analytics="cancel-confirmed" loading={isCanceling} onClick={cancel}>
            {texts.confirmCancelLabel}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{text}</p>
      {problem && (
        <Banner tone="error" className="mt-4">
          {problem}
        </Banner>
      )}
    </Dialog>
  );
}
