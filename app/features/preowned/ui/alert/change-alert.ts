import type { Language } from "#app/i18n/language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { confirmAlertCall, endAlertCall, type StockAlert } from "../../alert-calls.ts";

/** What the buttons of an alert's page do. Their form names it in its field `deed`. */
export type AlertDeed = "confirm" | "end";

/** An alert as its page shows it; `gone` where its token opens none. */
export interface ShownAlert {
  readonly state: StockAlert["state"] | "ended" | "gone";
  /** The filters, as an address of the listing: `?make=rimal`. */
  readonly search: string;
  /** The last action could not be done now. */
  readonly hasFailed: boolean;
}

/** Confirms or ends the alert of a token: what its page shows then. */
export async function changeAlert(
  deed: AlertDeed,
  shown: ShownAlert,
  { token, ...caller }: { token: string; language: Language; fetch?: typeof globalThis.fetch },
): Promise<ShownAlert> {
  const request = { params: { token }, idempotencyKey: crypto.randomUUID(), ...caller };
  const reply = deed === "confirm" ? await callApi(confirmAlertCall, request) : await endAlert(request);
  if (reply.ok) return { ...shown, ...reply.data, hasFailed: false };
  if (reply.code === "alert-not-found") return { ...shown, state: "gone", hasFailed: false };
  return { ...shown, hasFailed: true };
}

async function endAlert(request: Parameters<typeof callApi<typeof endAlertCall>>[1]) {
  const reply = await callApi(endAlertCall, request);
  return reply.ok ? { ...reply, data: { state: "ended" } as const } : reply;
}
