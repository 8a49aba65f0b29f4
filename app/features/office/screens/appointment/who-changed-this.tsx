import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { RecordAudit } from "../../ui/audit/record-audit.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import type { ShownAppointment } from "./shown.ts";
import { appointmentWords } from "./words.ts";

/** The audit of an appointment, read once it is opened: the reading is an entry itself. */
export function WhoChangedThis({ appointment: { id, centerId } }: { appointment: ShownAppointment }) {
  const words = appointmentWords.of(useLanguage());
  const { may } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!may("audit.search", centerId)) return null;
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-6 border-t border-line pt-3"
    >
      <summary className="press flex cursor-pointer items-center text-sm text-ink-soft hover:text-ink">
        {words.whoChanged}
      </summary>
      {isOpen && <RecordAudit type="appointment" id={id} place={centerId} className="pt-3" />}
    </details>
  );
}
