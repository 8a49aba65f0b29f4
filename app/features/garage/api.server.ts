import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, callRoutes } from "#app/platform/api/api-server.server.ts";
import { listVehiclesCall, showVehicleCall } from "./calls.ts";
import { linkAnswers } from "./link-answers.server.ts";
import "./server/personal-data.server.ts";
import { listVehicles, readVehicle } from "./server/read-vehicles.server.ts";

export { odometersOfVehicles } from "./server/odometers.server.ts";
export { linkRequestPages } from "./signed-pages/link-pages.server.ts";

export const garageApi = callRoutes([
  answerCall(listVehiclesCall, async ({ customer, language, now }) =>
    succeed(await listVehicles(customer.id, language, now)),
  ),
  answerCall(showVehicleCall, async ({ customer, params, language, now }) => {
    const found = await readVehicle(customer.id, params.id, language, now);
    return found === undefined ? refuse("not-found") : succeed(found);
  }),
  ...linkAnswers,
]);
