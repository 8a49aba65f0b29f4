import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery } from "../../../browser/office-queries.ts";
import { showBoardCall } from "../../../calls/appointment-calls.ts";
import type { ShownAppointment } from "../shown.ts";

/** The bays of an appointment's center, as its board calls them. */
export function useBays({ centerId, day }: ShownAppointment) {
  const language = useLanguage();
  const topics = [`service/${centerId}`];
  const { data } = useQuery(
    officeQuery(showBoardCall, { params: { center: centerId }, query: { day } }, { language, topics }),
  );
  return data?.bays ?? [];
}
