import {
  appointmentForStaff,
  boardOf,
  centerOfAppointment,
} from "#app/features/booking/staff-booking.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { printCardCall, printSheetCall } from "../../calls/print-calls.ts";
import { answerDeed } from "../answer-office.server.ts";

/** Printing changes nothing: its entry in the audit is all that is left of it here. */
export const printAnswers = [
  answerDeed(
    printSheetCall,
    async ({ trx, params: { center }, body: { sheet, day }, language, now }) => {
      // A week has no names.
      const printed =
        sheet === "week"
          ? []
          : (await boardOf({ centerId: center, on: { day }, now }, language, trx)).appointments;
      return {
        ...succeed({}),
        audit: {
          record: { type: "sheet", id: `${sheet} ${day}`, place: center },
          people: printed.map(({ customerId }) => customerId),
          records: printed.length,
        },
      };
    },
    ({ params }) => params.center,
  ),

  answerDeed(
    printCardCall,
    async ({ trx, params: { id }, language, now }) => {
      const found = await appointmentForStaff(id, language, now, trx);
      if (found === undefined) return refuse("not-found");
      return {
        ...succeed({}),
        audit: { record: { type: "appointment", id }, personId: found.customerId },
      };
    },
    ({ params }) => centerOfAppointment(params.id),
  ),
];
