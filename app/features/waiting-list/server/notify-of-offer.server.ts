import type { Selectable } from "kysely";
import { customerById, messageLanguageFor } from "#app/features/account/account.server.ts";
import { greetingNameIn } from "#app/features/account/rules/names.ts";
import type { OwnedVehicle } from "#app/features/garage/garage.server.ts";
import { textPlaceOf } from "#app/features/phone/phone.server.ts";
import { centerAddress, readPlaces } from "#app/features/scheduling/scheduling.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import type { WaitingListTables } from "../tables.ts";
import { waitingEmail, waitingSms } from "./waiting-email.server.ts";

export interface OfferToSend {
  readonly waiting: Selectable<WaitingListTables["booking.waiting"]>;
  readonly vehicle: OwnedVehicle;
  readonly appointment: { readonly id: string; readonly startsAt: Date } | undefined;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly until: Date;
}

const template = "waiting-offer";

/** Sends an offer by email and SMS, in the language of messages to the customer, else in that in which they joined the list. */
export async function notifyOfOffer(transaction: AnyTransaction, offer: OfferToSend): Promise<void> {
  const { waiting, vehicle, centerId, startsAt, endsAt, until, appointment } = offer;
  const { customer_id: customerId } = waiting;
  const language = await messageLanguageFor(customerId, waiting.language, transaction);
  // In the same transaction: while it holds hours of a bay, who waits for them may have all other connections.
  const customer = await customerById(waiting.customer_id, transaction);
  if (customer === undefined) return;
  const places = await readPlaces([centerId], waiting.service_codes, transaction);
  const [center] = places.centers;
  if (center === undefined) return;
  const notice = {
    waitingId: waiting.id,
    centerId,
    language,
    name: greetingNameIn(customer, language),
    startsAt,
    endsAt,
    until,
    timeZone: center.time_zone,
    place: {
      title: center[`name_${language}`],
      address: centerAddress(center, language),
    },
    services: places.services.map(({ name }) => name[language]),
    vehicle: { model: vehicle.model[language], plate: vehicle.plate },
    appointment,
  };
  const email = customer.emails[0]?.email;
  const about = { customerId: waiting.customer_id };
  if (email !== undefined)
    await sendMail(transaction, {
      to: email,
      language,
      template,
      about,
      ...(await renderEmail(waitingEmail(notice))),
    });
  const place = await textPlaceOf(transaction, waiting.customer_id, customer.phones[0]?.phoneNumber);
  if (place !== undefined)
    await sendText(transaction, { ...place, language, template, about, text: waitingSms(notice) });
}
