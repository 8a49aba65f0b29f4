import { dayIn } from "#app/i18n/dates/dates.ts";
import { succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import { config } from "#app/platform/config.server.ts";
import { chooseDueMessagesCall, endDueMessagesCall, listDueDatesCall } from "./calls.ts";
import { daysUntil, dueState } from "./rules/due-items.ts";
import "./server/notify-of-due-dates.server.ts";
import "./server/personal-data.server.ts";
import { readDueItems } from "./server/read-due-items.server.ts";
import { chooseDueMessages, endDueMessages, getsDueMessages } from "./server/subscription.server.ts";

export { dueEntries } from "./server/due-entries.server.ts";

export const dueDatesApi = callRoutes([
  answerCall(listDueDatesCall, async ({ customer, language, now }) => {
    const today = dayIn(now, config.importer.zone);
    const [items, messages] = await Promise.all([
      readDueItems(customer.id, language, now),
      getsDueMessages(customer.id),
    ]);
    const shown = items.map((item) => ({
      ...item,
      daysLeft: daysUntil(item.day, today),
      state: dueState(item.day, today),
    }));
    return succeed({ items: shown, messages });
  }),

  answerWrite(chooseDueMessagesCall, async ({ body, customer, now, trx }) => {
    await chooseDueMessages(trx, { customerId: customer.id, isOn: body.messages, now });
    return succeed({ messages: body.messages });
  }),

  answerCall(endDueMessagesCall, async ({ params, now }) => {
    await endDueMessages(params.token, now);
    return succeed({});
  }),
]);
