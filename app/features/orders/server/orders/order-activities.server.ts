import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { defineWords } from "#app/i18n/words.ts";
import { href } from "#app/lib/address/href.ts";
import type { PartsOrder } from "../../order-calls.ts";
import { listOrders, showOrder } from "./show-orders.server.ts";

const words = defineWords({
  title: { en: (first: string) => `Parts: ${first}`, ar: (first: string) => `قطع غيار: ${first}` },
  more: { en: (count: number) => `and ${count} more`, ar: (count: number) => `وغيرها (${count})` },
});

interface Reader {
  readonly customerId: string;
  readonly language: Language;
  readonly now: Date;
}

/** A customer's latest orders as activities of their dashboard. */
export async function orderActivities(reader: Reader) {
  const { items } = await listOrders(reader, 1);
  return items.map((order) => activityOf(order, reader.language));
}

/** One order as an activity, by its id or number; undefined for someone else's. */
export async function orderActivity(reader: Reader, id: string) {
  const order = await showOrder(reader, id);
  return order && activityOf(order, reader.language);
}

function activityOf(order: PartsOrder, language: Language) {
  const own = words.of(language);
  const [first, ...others] = order.lines;
  const title = [own.title(first?.name ?? ""), others.length > 0 && own.more(others.length)];
  return {
    id: order.id,
    type: "order" as const,
    code: order.state,
    status: order.status,
    title: title.filter(Boolean).join(" "),
    ...(order.number !== null && { reference: order.number }),
    at: order.placedAt,
    location: order.center.name,
    timeZone: order.center.timeZone,
    link: withLanguage(href("/orders/:id", { id: order.id }), language),
    actions: ["view" as const],
  };
}
