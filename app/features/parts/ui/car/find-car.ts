import type { Language } from "#app/i18n/language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { findCarCall } from "../../calls.ts";
import { carWords } from "./words.ts";

export type FoundCar = AnswerOf<typeof findCarCall>;

/** The car of a VIN, or why there is none as a sentence. The VIN goes in a body, never into an address. */
export async function findCar(
  vin: string,
  language: Language,
): Promise<{ readonly car: FoundCar } | { readonly problem: string }> {
  const reply = await callApi(findCarCall, { language, query: { lang: language }, body: { vin } });
  if (reply.ok) return { car: reply.data };
  const words = carWords.of(language);
  return { problem: reply.code === "network" ? words.offline : reply.message || words.failed };
}
