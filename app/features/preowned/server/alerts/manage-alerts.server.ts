import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { recordConsent } from "#app/platform/personal-data/consents.server.ts";
import type { StockAlert } from "../../alert-calls.ts";
import type { StockQuery } from "../../calls.ts";
import { searchAddress } from "../../rules/address/search-address.ts";
import type { PreownedTables } from "../../tables.ts";
import { stockVersion } from "../load-stock.server.ts";
import { confirmationEmail } from "./alert-emails.server.ts";

/**
 * Limits per address, since anyone can enter a stranger's: requests that wait for confirmation from one network, so that a stranger
 * does not use up the owner's, from all networks, and alerts in all.
 */
const mostUnconfirmed = { ofNetwork: 3, inAll: 12 };
const mostAlerts = 20;

interface AlertRequest {
  readonly email: string;
  readonly search: StockQuery;
  readonly language: Language;
  /** The network that it comes from. */
  readonly network: string;
  readonly now: Date;
}

/**
 * Stores the alert and requests confirmation by mail. The caller learns nothing of the address: the same happens to
 * see whether it has this alert, too many of them, or none. An alert that still waits gets the mail again.
 */
export async function watchStock(transaction: AnyTransaction, request: AlertRequest): Promise<void> {
  const { email, language, network, now } = request;
  const trx = tablesOf<PreownedTables>(transaction);
  const search = searchAddress(request.search);
  // Two concurrent requests would not see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${email}`}, 0))`.execute(trx);
  const alerts = await trx
    .selectFrom("preowned.alert")
    .select(["search", "confirmed_at", "asked", "network"])
    .where("email", "=", email)
    .execute();
  const unconfirmed = alerts.filter(({ confirmed_at: at }) => at === null);
  const requests = (waiting: typeof unconfirmed) => waiting.reduce((sum, one) => sum + one.asked, 0);
  const isTooMany =
    requests(unconfirmed) >= mostUnconfirmed.inAll ||
    requests(unconfirmed.filter((one) => one.network === network)) >= mostUnconfirmed.ofNetwork;
  const same = alerts.find((one) => one.search === search);
  if (same?.confirmed_at || isTooMany || alerts.length >= mostAlerts) return;
  const { token } = await trx
    .insertInto("preowned.alert")
    .values({
      token: randomBytes(18).toString("base64url"),
      email,
      language,
      search,
      network,
      created_at: now,
      confirmed_at: null,
      told_version: 0,
      told_at: null,
      asked: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["email", "search"])
        .doUpdateSet({ asked: sql`preowned.alert.asked + 1`, language, network }),
    )
    .returning("token")
    .executeTakeFirstOrThrow();
  const rendered = await renderEmail(confirmationEmail({ token, language }));
  await sendMail(transaction, { to: email, language, template: "stock-alert-confirm", ...rendered });
}

export async function showAlert(token: string): Promise<Result<StockAlert, "alert-not-found">> {
  const alert = await database<PreownedTables>()
    .selectFrom("preowned.alert")
    .select(["search", "confirmed_at"])
    .where("token", "=", token)
    .executeTakeFirst();
  return alert === undefined ? refuse("alert-not-found") : succeed(shown(alert));
}

/**
 * From now on it reports what comes; what is on offer already was seen when the alert was made. Twice is once, and one record
 * of the consent.
 */
export async function confirmAlert(token: string, now: Date): Promise<Result<StockAlert, "alert-not-found">> {
  const told_version = await stockVersion();
  await inTransaction<unknown, void>(async (trx) => {
    const confirmed = await tablesOf<PreownedTables>(trx)
      .updateTable("preowned.alert")
      .set({ confirmed_at: now, told_version })
      .where("token", "=", token)
      .where("confirmed_at", "is", null)
      .returning(["email", "language"])
      .executeTakeFirst();
    if (confirmed !== undefined) await recordAlerts(trx, confirmed, true, now);
  });
  return showAlert(token);
}

/** Forgets an alert. Its address stays in the record that it was withdrawn, for as long as that of the consent. */
export async function endAlert(token: string, now: Date): Promise<void> {
  await inTransaction<unknown, void>(async (trx) => {
    const ended = await tablesOf<PreownedTables>(trx)
      .deleteFrom("preowned.alert")
      .where("token", "=", token)
      .returning(["email", "language", "confirmed_at"])
      .executeTakeFirst();
    // What was never confirmed was no consent.
    if (ended?.confirmed_at) await recordAlerts(trx, ended, false, now);
  });
}

function recordAlerts(
  trx: AnyTransaction,
  { email, language }: { readonly email: string; readonly language: string },
  given: boolean,
  now: Date,
) {
  const consent = { email, given, purpose: "stock-alerts", source: "used-cars" } as const;
  return recordConsent(trx, { ...consent, language: isLanguage(language) ? language : "en" }, now);
}

/** What was typed is shown once the address has confirmed that it was meant. */
function shown({ search, confirmed_at: at }: { search: string; confirmed_at: Date | null }): StockAlert {
  return at === null ? { state: "unconfirmed", search: "" } : { state: "active", search: `?${search}` };
}
