import * as z from "zod";
import { now } from "../clock.server.ts";
import { type AnyTransaction, database, inTransaction, tablesOf } from "../database.server.ts";
import { log } from "../log.server.ts";
import type { PlatformTables } from "../tables.ts";
import { afterFailedTry, type DeliveryState, type TextChannel, textChannels } from "./delivery-states.ts";
import type { Message } from "./message.server.ts";

const delivery = z.object({
  channel: z.enum(textChannels),
  state: z.enum(["waiting", "sent", "delivered", "failed"] satisfies DeliveryState[]),
});
export type Delivery = z.output<typeof delivery>;

/** What became of a text so far; undefined where it is gone. */
export async function deliveryOf(id: string): Promise<Delivery | undefined> {
  const message = await database<PlatformTables>()
    .selectFrom("platform.message")
    .select(["channel", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  return message && delivery.parse(message);
}

/**
 * Stores what follows a failed try, in the transaction in which `repeat` queues the message anew where another channel takes
 * over. Answers whether the job has to be tried again.
 */
export async function recordFailure(
  trx: AnyTransaction,
  message: Message,
  { isFinal }: { readonly isFinal: boolean },
  repeat: (trx: AnyTransaction, messageId: string) => Promise<void>,
): Promise<"again" | "other-channel" | "failed"> {
  const { id, channel, template, tries, second_channel: secondChannel, useful_until: usefulUntil } = message;
  const next = afterFailedTry({ tries: tries + 1, secondChannel, usefulUntil, isFinal }, now());
  const changes = {
    again: { tries: tries + 1 },
    "other-channel": {
      channel: secondChannel ?? "",
      failed_channel: channel,
      second_channel: null,
      tries: 0,
      state: "waiting",
      sent_at: null,
    },
    failed: { tries: tries + 1, state: "failed", sealed_secret: null },
  }[next];
  const changed = await tablesOf<PlatformTables>(trx)
    .updateTable("platform.message")
    .set({ ...changes, claimed_until: null })
    .where("id", "=", id)
    .where("channel", "=", channel)
    .where("state", "in", ["waiting", "sent"])
    .returning("id")
    .executeTakeFirst();
  if (changed === undefined || next === "again") return next;
  log.warn(
    { messageId: id, template, channel },
    next === "failed" ? "a message was given up" : "the second channel takes over",
  );
  if (next === "other-channel") await repeat(trx, id);
  return next;
}

/**
 * Stores what a channel reports about a message that it had accepted. States only go forward, and what comes about a channel
 * that another one has replaced is ignored.
 */
export function reportDelivery(
  {
    id,
    channel,
    state,
  }: { readonly id: string; readonly channel: TextChannel; readonly state: "delivered" | "failed" },
  repeat: (trx: AnyTransaction, messageId: string) => Promise<void>,
): Promise<void> {
  return inTransaction<PlatformTables, void>(async (trx) => {
    const message = await trx
      .selectFrom("platform.message")
      .selectAll()
      .where("id", "=", id)
      .where("channel", "=", channel)
      .where("state", "in", ["waiting", "sent"])
      .forUpdate()
      .executeTakeFirst();
    if (message === undefined) return;
    if (state === "failed") {
      // It was accepted and cannot be sent again by the same channel.
      const next = await recordFailure(
        trx as unknown as AnyTransaction,
        { ...message, tries: 30 },
        { isFinal: true },
        repeat,
      );
      log.info({ messageId: id, channel, next }, "a channel reported a failure");
      return;
    }
    await trx
      .updateTable("platform.message")
      .set({ state, sent_at: message.sent_at ?? now(), sealed_secret: null })
      .where("id", "=", id)
      .execute();
  });
}
