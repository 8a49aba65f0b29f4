import { readCounters } from "#app/features/orders/orders-for-staff.server.ts";
import { readPlacesOf } from "#app/features/scheduling/scheduling.server.ts";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { showSessionCall } from "../../calls/session-calls.ts";
import { answerRead } from "../answer-office.server.ts";

export const sessionAnswers = [
  answerRead(showSessionCall, async ({ session, language }) => {
    const { id, name, nameAr, email, grants } = session.member;
    const isOwn = (place: string) =>
      grants.some((grant) => grant.place === everywhere || grant.place === place);
    const [centers, counters] = await Promise.all([readPlacesOf(config.brand), readCounters(language)]);
    return succeed({
      member: { id, name: language === "ar" && nameAr !== "" ? nameAr : name, email },
      grants: [...grants],
      device: session.deviceId === undefined ? null : { id: session.deviceId },
      locations: centers
        .filter((center) => isOwn(center.id))
        .map((center) => ({
          id: center.id,
          name: center[`name_${language}`],
          kind: center.kind,
          timeZone: center.time_zone,
        })),
      counters: counters.filter(({ id: counter }) => isOwn(counter)).map(({ id, name }) => ({ id, name })),
    });
  }),
];
