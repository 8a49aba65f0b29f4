import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { paymentNotifications } from "#app/features/payments/api.server.ts";
import {
  bank,
  cardFor,
  goodCard,
  heard,
  payAtBank,
  queuedNotices,
  requested,
  step,
} from "#app/features/payments/payment-examples.ts";
import { bankKey } from "#app/features/payments/server/bank/bank-key.server.ts";
import { hmacOf } from "#app/features/payments/server/gateways/signatures.server.ts";
import { database } from "#app/platform/database.server.ts";
import { asOwner } from "../../factories/database/as-owner.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { collectLog } from "../../factories/log-lines.ts";

testDatabase();

async function post(body: string, headers: Record<string, string> = {}, path = "/demo") {
  const answer = await paymentNotifications.request(path, { method: "POST", body, headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
const signed = (body: string) => ({ "x-bank-signature": hmacOf(bankKey(), body) });
const countEvents = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from payments.event`.execute(
    database(),
  );
  return rows[0]?.count;
};

describe("POST /payments/notifications/:gateway", () => {
  const body = JSON.stringify({ id: "bch_x.captured", charge: "bch_x", state: "captured" });

  test.each([
    ["unsigned", body, () => ({})],
    ["signed for other bytes", body, () => signed(`${body} `)],
    ["signed by somebody else", body, () => ({ "x-bank-signature": hmacOf("guessed", body) })],
    ["cut off", body, () => ({ "x-bank-signature": signed(body)["x-bank-signature"].slice(2) })],
    ["signed, and no notification", "[]", () => signed("[]")],
    ["signed, and no JSON", "{", () => signed("{")],
    ["empty", "", () => ({})],
  ])("answers 401 to what is %s, and stores nothing", async (_, sent, headers) => {
    expect(await post(sent, headers() as Record<string, string>)).toMatchObject({ status: 401, text: "" });
    expect(await countEvents()).toBe(0);
  });

  test("answers 413 to more than 64 KB, with a length and without", async () => {
    const large = "x".repeat(64 * 1024 + 1);
    expect(await post(large, { "content-length": String(large.length), ...signed(large) })).toMatchObject({
      status: 413,
    });
    expect(await post(large, signed(large))).toMatchObject({ status: 413 });
    expect(await countEvents()).toBe(0);
  });

  test("answers 404 for a gateway that this site has not", async () => {
    expect(await post(body, signed(body), "/tap")).toMatchObject({ status: 404 });
    expect(await post(body, signed(body), "/nothing")).toMatchObject({ status: 404 });
    expect((await paymentNotifications.request("/demo")).status).toBe(404);
  });

  test("answers 200 to a genuine one, stores a hash in place of its bytes, and says nothing", async () => {
    expect(await post(body, signed(body))).toMatchObject({ status: 200, text: "" });
    expect(await post(body, signed(body))).toMatchObject({ status: 200 });
    const { rows } = await sql`select gateway, event_key, charge_id, body_hash from payments.event`.execute(
      database(),
    );
    expect(rows).toEqual([
      {
        gateway: "demo",
        event_key: "bch_x.captured",
        charge_id: "bch_x",
        body_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  });

  test("does not believe what a genuine one says: the charge is read", async () => {
    const { payable, redirectUrl } = await requested();
    const [, chargeId] = /pay\/([^?]+)/.exec(redirectUrl) ?? [];
    const early = JSON.stringify({ id: "early", charge: chargeId, state: "captured", amount: 139_950 });
    expect(await post(early, signed(early))).toMatchObject({ status: 200 });
    expect(heard.get(payable.reference)).toBeUndefined();
  });
});

describe("a card's number and security code", () => {
  const number = cardFor("approved");
  const [written, securityCode] = [number.replace(/(\d{4})(?=\d)/g, "$1 "), "739"];

  /** All rows of all tables, as text. */
  async function everyRow(): Promise<string> {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
      database(),
    );
    let text = "";
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
        database(),
      );
      text += rows.map(({ row }) => row).join("\n");
    }
    return text;
  }

  test("are in no log line, no row, no job and no address, whatever becomes of the payment", async () => {
    const log = collectLog();
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
    const addresses: string[] = [];
    for (const changes of [{}, { expiry: "01/20" }, { name: "" }, { number: `${written}1` }]) {
      const { redirectUrl } = await requested();
      const card = { ...goodCard, number: written, securityCode, ...changes };
      const answer = await bank(step(redirectUrl, "card"), card);
      addresses.push(answer.headers.get("location") ?? "");
      addresses.push(await payAtBank(redirectUrl, "declined"));
    }
    const rows = await everyRow();
    const declined = cardFor("declined");
    expect(rows.includes(`,${declined.slice(-4)},`)).toBe(true);
    const notices = JSON.stringify(await queuedNotices());
    for (const text of [log.lines(), rows, notices, addresses.join("\n")]) {
      for (const secret of [number, written, declined]) expect(text.includes(secret)).toBe(false);
      expect(text).not.toMatch(new RegExp(`(?<![\\w.-])${securityCode}(?![\\w-])`));
    }
  });

  test("are written to no log by a failure in the midst of the form", async () => {
    const log = collectLog();
    const { redirectUrl } = await requested();
    await asOwner(sql`alter table payments.bank_charge rename to bank_charge_away`);
    try {
      const answer = await bank(step(redirectUrl, "card"), { ...goodCard, number, securityCode });
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toContain(number);
    } finally {
      await asOwner(sql`alter table payments.bank_charge_away rename to bank_charge`);
    }
    expect(log.lines()).toContain("bank");
    expect(log.lines()).not.toContain(number);
  });
});
