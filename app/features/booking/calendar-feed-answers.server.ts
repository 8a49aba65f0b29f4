import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite } from "#app/platform/api/api-server.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { renewCalendarFeedCall, showCalendarFeedCall } from "./calendar-feed-calls.ts";
import {
  calendarFeedToken,
  withdrawCalendarFeed,
} from "./server/calendar-feed/calendar-feed-token.server.ts";

/** The calls about the address of a customer's calendar. */
export const calendarFeedAnswers = [
  answerCall(showCalendarFeedCall, async ({ customer, language }) => {
    if (!hasOwnCalendar()) return refuse("calendar-not-offered");
    return succeed(addressesOf(await calendarFeedToken(customer.id), language));
  }),

  answerWrite(renewCalendarFeedCall, async ({ customer, language, trx }) => {
    if (!hasOwnCalendar()) return refuse("calendar-not-offered");
    await withdrawCalendarFeed(trx, customer.id);
    return succeed(addressesOf(await calendarFeedToken(customer.id, trx), language));
  }),
];

function addressesOf(token: string, language: Language): { address: string; webcal: string } {
  const address = `${origin()}/calendar/${token}.ics?lang=${language}`;
  return { address, webcal: address.replace(/^https?:/, "webcal:") };
}
