import { dayIn } from "#app/i18n/dates/dates.ts";
import { succeed } from "#app/lib/result.ts";
import { answerCall, callRoutes } from "#app/platform/api/api-server.server.ts";
import { config } from "#app/platform/config.server.ts";
import { searchCall } from "./calls.ts";
import { marksOf } from "./rules/marks.ts";
import { searchIndexOf } from "./server/search-index-cache.server.ts";

/** So many hits are answered where the caller names no number. */
const usually = 20;

export const searchApi = callRoutes([
  answerCall(searchCall, async ({ query: { q, most }, language, now }) => {
    const search = await searchIndexOf(config.brand);
    const found = search.find(q, { most: Number(most ?? usually), today: dayIn(now, config.importer.zone) });
    return succeed(
      found.map(({ kind, id, url, picture, icon, texts }) => {
        const { title, text } = texts[language];
        const marks = marksOf(title, q).map(([from, to]): [number, number] => [from, to]);
        const drawing = {
          ...(picture === undefined ? {} : { picture }),
          ...(icon === undefined ? {} : { icon }),
        };
        return { kind, id, url, title, text, marks, ...drawing };
      }),
    );
  }),
]);
