import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import { main } from "../../../../tests/factories/orders/orders-api.ts";

/** Most are collected, some wait at a counter, and some were never paid, as after years of trade. */
const fulfilment = sql`case when n % 100 < 88 then 'collected' when n % 100 < 89 then 'accepted'
  when n % 100 < 90 then 'picking' when n % 100 < 91 then 'ready' when n % 100 < 97 then 'expired' else 'canceled' end`;
const isPaid = sql`n % 100 < 91`;
const price = 12_500;

/** Orders from one number to another, of one customer or of one in every ten orders; placed one every five minutes until now. */
export async function fillOrders(from: number, until: number, customerId?: string): Promise<void> {
  const customer = customerId === undefined ? sql`'office-' || n / 10` : sql`${customerId}::text`;
  const all = sql`generate_series(${from}::int, ${until - 1}::int) as n`;
  const at = sql`now() - make_interval(mins => 5 * (n % 200000))`;
  await insertOrders({ all, at, customer });
  await sql`insert into orders.order_line (order_id, line, cart_line_id, part, name_en, name_ar, returns, quantity,
      original_price, unit_discount, line_price, note, misfit_acknowledged)
    select 'filled-' || n, line, 'line-' || n, '90915HJR0' || line, 'Oil filter', 'فلتر زيت', 'standard', 1,
      ${price / 2}, 0, ${price / 2}, '', false
    from ${all} cross join generate_series(1, 2) as line`.execute(database());
  await sql`insert into orders.order_event (order_id, version, state, actor, at)
    select 'filled-' || n, version, (array['AWAITING_PAYMENT', 'PAID', 'COLLECTED'])[version], 'payment', ${at}
    from ${all} cross join generate_series(1, 3) as version where ${isPaid} or version = 1`.execute(
    database(),
  );
  await sql`insert into orders.paper (id, order_id, series, number, issued_at, amount, content)
    select 'paper-' || n, 'filled-' || n, 'R', 1000000 + n, ${at}, ${price}, '{}' from ${all} where ${isPaid}`.execute(
    database(),
  );
  await sql`insert into orders.hand_over (key, order_id, kind, amount, state, created_at, sent_at)
    select 'key-' || n, 'filled-' || n, 'paid', ${price}, 'sent', ${at}, ${at} from ${all} where ${isPaid}`.execute(
    database(),
  );
  await sql`insert into orders.reservation (order_id, part, center, quantity)
    select 'filled-' || n, '90915HJR0' || line, ${main}, 1 from ${all} cross join generate_series(1, 2) as line
    where n % 100 between 88 and 90`.execute(database());
  await sql`insert into orders.stock_movement (id, part, center, quantity, kind, order_id, actor, at)
    select 'movement-' || n, '90915HJR01', ${main}, -1, 'collected', 'filled-' || n, 'salem', ${at}
    from ${all} where n % 100 < 88`.execute(database());
  await insertPayments({ all, at, customer });
}

interface Filling {
  readonly all: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly customer: RawBuilder<unknown>;
}

async function insertOrders({ all, at, customer }: Filling): Promise<void> {
  await sql`insert into orders.order (id, customer_id, number, fulfilment, money, version, cart_version, center, phone, notes,
      language, total_price, total_original, total_tax, tax_rate, captured, placed_at, expires_at, paid_at, ready_at,
      collected_at, expired_at, pickup_code)
    select 'filled-' || n, ${customer}, case when ${isPaid} then 'FILL-' || n end, ${fulfilment},
      case when ${isPaid} then 'paid' else 'unpaid' end, 3, 1, ${main}, '55001234', '', 'en', ${price}, ${price}, 0, 0,
      case when ${isPaid} then ${price} else 0 end, ${at}, ${at} + interval '15 minutes',
      case when ${isPaid} then ${at} end, case when n % 100 < 88 then ${at} when n % 100 = 90 then now() end,
      case when n % 100 < 88 then ${at} end, case when n % 100 between 91 and 96 then ${at} end, 'CODE' || n
    from ${all}`.execute(database());
}

async function insertPayments({ all, at, customer }: Filling): Promise<void> {
  await sql`insert into payments.attempt (id, kind, reference, customer_id, gateway, method, amount, currency, state, charge_id,
      captured_charge_id, captured, captured_at, created_at, expires_at, changed_at, checked_at)
    select 'attempt-' || n, 'parts-order', 'filled-' || n, ${customer}, 'demo', 'card', ${price}, 'QAR',
      case when ${isPaid} then 'captured' else 'expired' end, 'charge-' || n, 'charge-' || n,
      case when ${isPaid} then ${price} else 0 end, case when ${isPaid} then ${at} end, ${at}, ${at}, ${at}, now()
    from ${all}`.execute(database());
  await sql`insert into payments.event (id, gateway, event_key, charge_id, body_hash, received_at, handled_at, outcome)
    select 'event-' || n, 'demo', 'event-' || n, 'charge-' || n, '', ${at}, ${at}, 'settled' from ${all}`.execute(
    database(),
  );
}

/** The statistics that a database in use has. */
export async function analyze(): Promise<void> {
  for (const schema of ["orders", "payments"]) {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = ${schema}`.execute(database());
    for (const { name } of rows) await sql`analyze ${sql.table(`${schema}.${name}`)}`.execute(database());
  }
}
