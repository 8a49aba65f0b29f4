import { whatsappAddress } from "#app/features/locations/rules/location-links.ts";
import { vinLikeness } from "#app/features/parts/rules/typed-vin.ts";
import { leftOutParam } from "#app/features/preowned/rules/address/stock-address.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { succeed } from "#app/lib/result.ts";
import { answerCall, callRoutes } from "#app/platform/api/api-server.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type SearchHit, searchCall } from "./calls.ts";
import type { Entry } from "./rules/index/entry.ts";
import { marksOf } from "./rules/marks.ts";
import { noCars } from "./rules/other-finds.ts";
import { foundParts, readCars } from "./server/other-finds.server.ts";
import { searchIndexOf } from "./server/search-index-cache.server.ts";

/** So many hits are answered where the caller names no number. */
const usually = 20;

export const searchApi = callRoutes([
  answerCall(searchCall, async ({ query: { q, most }, language, now }) => {
    // A VIN is personal data, and no search: parts.vehicle takes it in its body.
    if (vinLikeness(q) !== undefined) return succeed([]);
    const [search, parts, cars] = await Promise.all([
      searchIndexOf(config.brand),
      foundParts(q, now),
      readCars(q),
    ]);
    const today = dayIn(now, config.importer.zone);
    const ofCars = parts.isNumber ? noCars : cars;
    const found = search.find(q, { most: Number(most ?? usually), today, parts, cars: ofCars });
    return succeed(found.map((entry) => hitOf(entry, q, language)));
  }),
]);

function hitOf(entry: Entry, query: string, language: Language): SearchHit {
  const { kind, id, url, picture, icon, page, chat, part, leftOut } = entry;
  const { title, text } = entry.texts[language];
  return {
    kind,
    id,
    title,
    text,
    // The listing says it, too.
    url: leftOut === undefined ? url : `${url}&${new URLSearchParams({ [leftOutParam]: leftOut.join(",") })}`,
    marks: marksOf(title, query).map(([from, to]) => [from, to]),
    ...(picture !== undefined && { picture }),
    ...(icon !== undefined && { icon }),
    ...(page !== undefined && { page }),
    ...(chat !== undefined && { chat: whatsappAddress(chat, title) }),
    ...(part !== undefined && { part }),
    ...(leftOut !== undefined && { leftOut: [...leftOut] }),
  };
}
