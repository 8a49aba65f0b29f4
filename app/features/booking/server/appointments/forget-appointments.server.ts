import * as z from "zod";
import { now } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { erasedCustomer, forgottenBefore } from "../../rules/appointments/retention.ts";
import type { BookingTables } from "../../tables.ts";

/** Deletes appointments of long ago (product/privacy.md#retention), and sooner those whose customer is gone. */
async function forgetAppointments(trx: AnyTransaction, at: Date): Promise<void> {
  const { ofCustomers, orphans } = forgottenBefore(at);
  await tablesOf<BookingTables>(trx)
    .deleteFrom("booking.appointment")
    .where(({ eb, and, or }) =>
      or([
        eb("ends_at", "<", ofCustomers),
        and([eb("customer_id", "=", erasedCustomer), eb("ends_at", "<", orphans)]),
      ]),
    )
    .execute();
  await forgetGuests(trx, ofCustomers);
}

/** A guest goes with their last appointment. */
async function forgetGuests(trx: AnyTransaction, before: Date): Promise<void> {
  await tablesOf<BookingTables>(trx)
    .deleteFrom("booking.guest as guest")
    .where("guest.created_at", "<", before)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("booking.appointment as appointment")
            .select("appointment.id")
            .whereRef("appointment.customer_id", "=", "guest.id"),
        ),
      ),
    )
    .execute();
}

defineJob({
  name: "forget-appointments",
  schema: z.unknown(),
  schedule: "51 3 * * *",
  run: (_, trx) => forgetAppointments(trx, now()),
});
