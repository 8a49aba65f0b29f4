import { succeed } from "#app/lib/result.ts";
import { answerCall, callRoutes } from "#app/platform/api/api-server.server.ts";
import { findNextFreeCall, listServiceCategoriesCall } from "./calls.ts";
import { listServiceCategories } from "./server/centers/list-services.server.ts";
import { hasOwnCalendar } from "./server/own-calendar.server.ts";
import "./server/personal-data.server.ts";
import { findNextFreeAppointment } from "./server/slots/find-next-free.server.ts";
import "./server/slots/forget-holds.server.ts";

/** The call for centers is answered by booking: their hours may be those of a campaign. */
export const schedulingApi = callRoutes([
  answerCall(listServiceCategoriesCall, async ({ query, language }) =>
    succeed(await listServiceCategories(query, language)),
  ),

  answerCall(findNextFreeCall, async ({ query, language, now }) =>
    succeed(hasOwnCalendar() ? await findNextFreeAppointment(query.brand, language, now) : null),
  ),
]);
