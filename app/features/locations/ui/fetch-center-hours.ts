import { listServiceCentersCall } from "#app/features/scheduling/calls.ts";
import type { Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import type { CenterHours } from "../rules/opening-state.ts";

/** The hours that service centers really have, by the id of their location; none where they are unknown. */
export async function fetchCenterHours(
  language: Language,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, CenterHours>> {
  const reply = await callApi(listServiceCentersCall, { query: { brand: market().brand }, language, signal });
  return new Map(reply.ok ? reply.data.map((center) => [center.aemId, center]) : []);
}
