import type { Selectable } from "kysely";
import { customerById } from "#app/features/account/account.server.ts";
import type { BookingTables } from "#app/features/booking/tables.ts";
import type { OwnedVehicle } from "#app/features/garage/garage.server.ts";
import { centerAddress } from "#app/features/scheduling/server/centers/center-address.server.ts";
import { isLanguage } from "#app/i18n/language.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { sendSms } from "#app/platform/messages/sms.server.ts";
import { waitingEmail, waitingSms } from "./waiting-email.server.ts";

export interface OfferToTell {
  readonly waiting: Selectable<BookingTables["booking.waiting"]>;
  readonly vehicle: OwnedVehicle;
  readonly appointment: { readonly id: string; readonly startsAt: Date } | undefined;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly until: Date;
}

const template = "waiting-offer";

/** Tells of an offer by mail and SMS, in the language in which the customer joined the list. */
export async function tellOfOffer(transaction: AnyTransaction, offer: OfferToTell): Promise<void> {
  const { waiting, vehicle, centerId, startsAt, endsAt, until, appointment } = offer;
  const language = isLanguage(waiting.language) ? waiting.language : "en";
  const trx = tablesOf<BookingTables>(transaction);
  // In the same transaction: while it holds hours of a bay, who waits for them may have all other connections.
  const customer = await customerById(waiting.customer_id, transaction);
  if (customer === undefined) return;
  const center = await trx
    .selectFrom("booking.center")
    .selectAll()
    .where("id", "=", centerId)
    .executeTakeFirstOrThrow();
  const services = await trx
    .selectFrom("booking.service_type")
    .select(`name_${language} as name`)
    .where("code", "in", waiting.service_codes)
    .orderBy("position")
    .execute();
  const told = {
    waitingId: waiting.id,
    centerId,
    language,
    firstName: customer.firstName,
    startsAt,
    endsAt,
    until,
    timeZone: center.time_zone,
    place: {
      title: center[`name_${language}`],
      address: centerAddress(center, language),
    },
    services: services.map(({ name }) => name),
    vehicle: { model: vehicle.model[language], plate: vehicle.plate },
    appointment,
  };
  const email = customer.emails[0]?.email;
  if (email !== undefined)
    await sendMail(transaction, {
      to: email,
      language,
      template,
      ...(await renderEmail(waitingEmail(told))),
    });
  const phone = customer.phones[0]?.phoneNumber;
  if (phone !== undefined)
    await sendSms(transaction, { to: phone, language, template, text: waitingSms(told) });
}
