import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { noticeWords } from "#app/features/scheduling/ui/notices/words.ts";
import { useLocalNavigate } from "#app/features/scheduling/ui/wizard/use-local-navigate.ts";
import { isSettled } from "#app/features/scheduling/wizard/submitting.ts";
import { href } from "#app/lib/address/href.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type AppointmentDetails, showActivityCall } from "../../activity-calls.ts";
import { changeAppointmentCall } from "../../change-calls.ts";
import { reportBookingError } from "../../wizard/booking-reports.ts";
import { useAppointmentPage } from "./appointment-page.ts";

interface Outcomes {
  /** It was changed elsewhere first; it has been read again. */
  onChanged: () => void;
  /** It can no longer be canceled here, or is gone; it has been read again and says so itself. */
  onClosed: () => void;
}

/**
 * Cancels the appointment as it is shown. A repetition whose first answer was lost sends the same key, so that it is
 * canceled once and shown as canceled. The dashboard shows a notice then (product/booking.md#wizard).
 */
export function useCancel(appointment: AppointmentDetails, { onChanged, onClosed }: Outcomes) {
  const access = useCustomerAccess();
  const { language, texts } = useAppointmentPage();
  const queries = useQueryClient();
  const navigate = useLocalNavigate();
  const keyOf = useIdempotencyKey();
  const [isCanceling, setCanceling] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { id: appointmentId, version } = appointment;

  const cancel = async () => {
    setProblem(undefined);
    setCanceling(true);
    const reply = await callAsCustomer(access, changeAppointmentCall, {
      language,
      query: { lang: language },
      body: { appointmentId, version, status: "CANC" },
      idempotencyKey: keyOf(`${appointmentId} ${version}`),
    });
    if (reply.ok || isSettled(reply.status)) keyOf(undefined);
    if (reply.ok) {
      // Activities and slots read before are no longer true.
      void queries.invalidateQueries({ refetchType: "none" });
      navigate(href("/dashboard"), { completed: "cancel" });
      return;
    }
    reportBookingError(reply.code);
    if (standsOtherwise.has(reply.code)) await queries.invalidateQueries({ queryKey: [showActivityCall.id] });
    setCanceling(false);
    if (reply.code === "appointment-changed") onChanged();
    else if (standsOtherwise.has(reply.code)) onClosed();
    else
      setProblem(reply.code === "network" ? noticeWords.of(language).connectionLost : texts.cancelFailedText);
  };
  return { cancel: () => void cancel(), isCanceling, problem };
}

/** Refusals after which the page shows something that is no longer so. */
const standsOtherwise = new Set(["appointment-changed", "too-late-to-change", "appointment-not-found"]);

/** One key for a request until it is settled; without a request the key is forgotten. */
function useIdempotencyKey() {
  const held = useRef<{ request: string; key: string }>(undefined);
  return (request: string | undefined): string => {
    if (request === undefined) held.current = undefined;
    else if (held.current?.request !== request) held.current = { request, key: crypto.randomUUID() };
    return held.current?.key ?? "";
  };
}
