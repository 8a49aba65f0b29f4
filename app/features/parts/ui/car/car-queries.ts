import { useQuery } from "@tanstack/react-query";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { listCarsCall } from "../../calls.ts";
import { parseCarKey } from "../../rules/car-key.ts";

type Models = AnswerOf<typeof listCarsCall>;
export type PartsModel = Models[number];

/** Models do not change while a visitor shops. */
const freshMs = 3_600_000;

/** The models that parts are for. `enabled` waits until they are needed. */
export function useModels(enabled = true) {
  const language: Language = useLanguage();
  const input = { language, query: { lang: language } };
  const query = customerQuery(useCustomerAccess(), listCarsCall, input);
  return useQuery({ ...query, staleTime: freshMs, enabled });
}

/** What a car key is called: model, trim and year, in the language of the models. */
export function nameOfCar(key: string, models: Models | undefined): string | undefined {
  const car = parseCarKey(key);
  const model = models?.find(({ modelCode }) => modelCode === car?.modelCode);
  if (!car || !model) return undefined;
  const trim = model.trims.find(({ id }) => id === car.trim)?.name;
  return [model.name, trim, car.modelYear].filter(Boolean).join(" ");
}
