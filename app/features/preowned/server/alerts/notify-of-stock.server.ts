import { type Selectable, sql, type Transaction } from "kysely";
import * as z from "zod";
import { isLanguage } from "#app/i18n/language.ts";
import { pathOf } from "#app/platform/api/call.ts";
import { now } from "#app/platform/clock.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { defineOutsideJob } from "#app/platform/jobs.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { endAlertFromMailboxCall } from "../../alert-calls.ts";
import { queryOfSearch } from "../../rules/address/search-address.ts";
import { placeOf } from "../../rules/stock/stock-columns.ts";
import type { StockSnapshot } from "../../rules/stock/stock-snapshot.ts";
import type { PreownedTables } from "../../tables.ts";
import { listedVehicles } from "../listed-vehicle.server.ts";
import { stockVersion } from "../load-stock.server.ts";
import { filtersIn } from "../search-stock.server.ts";
import { cachedStock } from "../stock-cache.server.ts";
import { newsEmail } from "./alert-emails.server.ts";
import { searchInWords } from "./search-in-words.server.ts";

type Alert = Selectable<PreownedTables["preowned.alert"]>;
/** Mails of one run; the others wait for the next. */
const mostAlerts = 500;
/** Cars that a mail names; of more it gives the number. */
const mostNamed = 8;
/** However often feeds come: an inbox hears of a search so seldom. */
const leastBetweenMs = 6 * 3_600_000;

/**
 * Notifies the confirmed addresses of new cars and lower prices since their last mail, each once. What
 * belongs to a version is sent with it or after it, never before its transaction has committed.
 */
export async function notifyOfStock(at: Date): Promise<void> {
  const version = await stockVersion();
  const stock = await cachedStock();
  await inTransaction<unknown, void>((trx) => notifyAll(trx, { version, stock, at }));
}

async function notifyAll(
  transaction: AnyTransaction,
  { version, stock, at }: { version: number; stock: StockSnapshot; at: Date },
): Promise<void> {
  const trx = tablesOf<PreownedTables>(transaction);
  const alerts = await trx
    .selectFrom("preowned.alert")
    .selectAll()
    .where("confirmed_at", "is not", null)
    .where("told_version", "<", version)
    .where(({ eb, or }) =>
      or([eb("told_at", "is", null), eb("told_at", "<", new Date(at.getTime() - leastBetweenMs))]),
    )
    .orderBy("told_version")
    .limit(mostAlerts)
    .forUpdate()
    .skipLocked()
    .execute();
  const since = Math.min(...alerts.map((alert) => alert.told_version));
  const changes = alerts.length === 0 ? [] : await changesSince(trx, since, version);
  for (const alert of alerts) {
    const isNotified = await notifyOne(transaction, alert, { changes, stock, at });
    await trx
      .updateTable("preowned.alert")
      .set({ told_version: version, ...(isNotified && { told_at: at }) })
      .where("token", "=", alert.token)
      .execute();
  }
}

interface Change {
  readonly vehicle_no: string;
  readonly version: number;
  readonly what: "arrived" | "cheaper";
}

/** Cars that came, and cars that cost less than before the change, with the version of it. */
async function changesSince(
  trx: Transaction<PreownedTables>,
  since: number,
  until: number,
): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select vehicle_no, entered_version as version, 'arrived' as what from preowned.vehicle
    where entered_version > ${since} and entered_version <= ${until} and status in ('in-stock', 'reserved')
    union all
    select vehicle_no, version, 'cheaper' from (
      select vehicle_no, version, price, lag(price) over (partition by vehicle_no order by at) as former
      from preowned.price_change
      where vehicle_no in (select vehicle_no from preowned.price_change where version > ${since})
    ) as prices
    where version > ${since} and version <= ${until} and price < former`.execute(trx);
  return rows;
}

async function notifyOne(
  transaction: AnyTransaction,
  alert: Alert,
  { changes, stock, at }: { changes: readonly Change[]; stock: StockSnapshot; at: Date },
): Promise<boolean> {
  const query = queryOfSearch(alert.search);
  if (query === undefined) return false;
  const { columns, index } = stock;
  const whatOf = new Map<number, Change["what"]>();
  for (const { vehicle_no: number, version, what } of changes) {
    const place = version > alert.told_version ? placeOf(columns, number) : undefined;
    if (place !== undefined && whatOf.get(place) !== "arrived") whatOf.set(place, what);
  }
  const places = index.among(filtersIn(stock, query), [...whatOf.keys()]);
  if (places.length === 0) return false;
  const language = isLanguage(alert.language) ? alert.language : "en";
  const cars = listedVehicles(stock, places.slice(0, mostNamed), { language, now: at });
  const news = cars.map((car, rank) => ({ car, what: whatOf.get(places[rank] ?? -1) ?? "arrived" }));
  const { token, search } = alert;
  const recipient = { token, search, language, inWords: searchInWords(query, language, stock) };
  await sendMail(transaction, {
    to: alert.email,
    language,
    template: "stock-alert",
    unsubscribe: `${origin()}/api${pathOf(endAlertFromMailboxCall, { token })}`,
    ...(await renderEmail(newsEmail(recipient, news, places.length))),
  });
  return true;
}

defineOutsideJob({
  name: "tell-of-stock",
  schema: z.unknown(),
  schedule: "*/10 * * * *",
  callOut: () => notifyOfStock(now()),
});
