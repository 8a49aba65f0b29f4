import type { Language } from "#app/i18n/language.ts";
import { type Refused, refuse, type Success, succeed } from "#app/lib/result.ts";
import { type CallInput, callApi } from "#app/platform/api/api-client.ts";
import type { AnswerOf, AnyCall } from "#app/platform/api/call.ts";
import { BackendUnavailable } from "#app/platform/backend-unavailable.server.ts";
import {
  findCarCall,
  listCarsCall,
  listCategoriesCall,
  listPartsCall,
  type PartDetails,
  pricePartsCall,
  showDiagramCall,
  showPartCall,
} from "../../calls.ts";
import { sharedPosition } from "../../rules/where-on-car.ts";
import type { OrderablePart } from "../finding/orderable-parts.server.ts";
import { nothingNamed } from "../finding/words/named-parts.server.ts";
import { placedName } from "../finding/words/placed-name.server.ts";
import type { Catalogue } from "./catalogue.server.ts";

const longestMs = 10_000;
type Answered<C extends AnyCall> = Success<AnswerOf<C>> | Refused<keyof C["refusals"] & string>;

/** The importer's own system: it answers the same calls of `v3` below an address of its own. */
export function importerCatalogue(address: string): Catalogue {
  const fetch: typeof globalThis.fetch = (path, init) =>
    globalThis.fetch(`${address}${String(path).replace(/^\/api\/v3/, "")}`, {
      ...init,
      signal: AbortSignal.timeout(longestMs),
    });

  async function made<C extends AnyCall>(call: C, input: Omit<CallInput<C>, "fetch">): Promise<Answered<C>> {
    const reply = await callApi(call, { ...input, fetch } as CallInput<C>).catch(unreachable(call));
    if (!reply.ok) {
      if (Object.hasOwn(call.refusals, reply.code)) return refuse(reply.code as keyof C["refusals"] & string);
      throw new BackendUnavailable(`${call.id}: ${reply.status} ${reply.code}`);
    }
    const read = call.answer.safeParse(reply.data);
    if (!read.success) throw new BackendUnavailable(`${call.id} answers another shape`);
    return succeed(read.data as AnswerOf<C>);
  }
  const shown = (number: string, car: string | null, language: Language) =>
    made(showPartCall, { query: { number, car: car ?? undefined }, language });

  return {
    name: "importer",
    findCar: (body, language) => made(findCarCall, { body, query: {}, language }),
    listCars: async (language) => granted(await made(listCarsCall, { query: {}, language })),
    listCategories: (query, { language }) => made(listCategoriesCall, { query, language }),
    listParts: (query, { language }) => made(listPartsCall, { query, language }),
    showPart: ({ number, car = null }, { language }) => shown(number, car, language),
    // Each letter of a search would wait for a system that may be slow: its own search of parts is asked there.
    namedParts: async () => nothingNamed,
    findPrices: async (numbers) =>
      granted(await made(pricePartsCall, { query: { numbers: numbers.join(",") as never } })),
    showDiagram: ({ id, car }, { language }) =>
      made(showDiagramCall, { params: { id }, query: { car }, language }),
    async orderableParts(numbers) {
      const found = await Promise.all(
        [...new Set(numbers)].map(async (number) => {
          const [en, ar] = await Promise.all([shown(number, null, "en"), shown(number, null, "ar")]);
          return en.ok && ar.ok ? [[number, orderableOf(number, en.value, ar.value)] as const] : [];
        }),
      );
      return new Map(found.flat());
    },
    fitOf: (pairs) =>
      Promise.all(
        pairs.map(async ({ number, car }) => {
          const part = await shown(number, car, "en");
          return part.ok ? part.value.fit : "unknown";
        }),
      ),
    async carName(car, language) {
      const found = await made(listPartsCall, { query: { car, typeId: "-" }, language });
      return found.ok ? found.value.car?.name : undefined;
    },
  };
}

function unreachable(call: AnyCall) {
  return (error: Error): never => {
    throw new BackendUnavailable(`${call.id}: ${error.name}`);
  };
}

/** The value of a call that refuses nothing. */
function granted<T>(answered: Success<T> | Refused<never>): T {
  if (!answered.ok) throw new BackendUnavailable(answered.code);
  return answered.value;
}

function orderableOf(requested: string, en: PartDetails, ar: PartDetails): OrderablePart {
  const { number, typeId, picture, weightGrams, warrantyMonths, returns, unitPrice, breaks } = en;
  const positions = en.applications.map(({ position }) => position);
  return {
    ...{ number, typeId, picture, weightGrams, warrantyMonths, returns },
    name: placedName({ en: en.name, ar: ar.name }, sharedPosition(positions)),
    isUniversal: en.fit === "any",
    unitPrice: unitPrice && { originalPrice: unitPrice.originalPrice, unitDiscount: unitPrice.unitDiscount },
    breaks: breaks.map(({ from, unitDiscount }) => ({ from, unitDiscount })),
    superseded: number !== requested,
  };
}
