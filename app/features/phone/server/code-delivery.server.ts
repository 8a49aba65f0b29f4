import { database } from "#app/platform/database.server.ts";
import { type Delivery, deliveryOf } from "#app/platform/messages/delivery.server.ts";
import type { PhoneTables } from "../tables.ts";
import { ownerKeys } from "./keyed-hashes.server.ts";
import { servedNumber } from "./served-numbers.server.ts";

interface Requested {
  /** As it was typed. */
  readonly phone: string;
  readonly purpose: string;
  readonly browser: string;
}

/** What became of the message with the newest code; undefined where none was requested by this browser. */
export async function codeDelivery({ phone, ...rest }: Requested): Promise<Delivery | undefined> {
  const number = servedNumber(phone);
  if (number === undefined) return undefined;
  const { purpose, number_key, browser_key } = ownerKeys({ ...rest, number });
  const code = await database<PhoneTables>()
    .selectFrom("phone.code")
    .select("message_id")
    .where("purpose", "=", purpose)
    .where("number_key", "=", number_key)
    .where("browser_key", "=", browser_key)
    .executeTakeFirst();
  return code && deliveryOf(code.message_id);
}
