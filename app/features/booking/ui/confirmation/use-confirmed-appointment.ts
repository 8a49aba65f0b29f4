import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type AppointmentDetails, showActivityCall } from "../../activity-calls.ts";

/** How an appointment stands by now. It is read again whenever the tab is looked at again: it may have been canceled since. */
export function useConfirmedAppointment(id: string | undefined) {
  const language = useLanguage();
  const query = { appointmentId: id ?? "", lang: language };
  return useQuery({
    ...customerQuery(useCustomerAccess(), showActivityCall, { language, query }),
    enabled: id !== undefined,
    refetchOnWindowFocus: "always",
    select: first,
  });
}

const first = ([appointment]: AppointmentDetails[]) => appointment;
