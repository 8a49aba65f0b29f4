import * as z from "zod";
import type { TheirLine } from "../../rules/settlement.ts";
import { type gatewayClient, present } from "./gateway-client.server.ts";
import { exactly, type TapCharge, type TapRefund, tapCharge, tapRefund } from "./tap-shapes.server.ts";

type Request = ReturnType<typeof gatewayClient>;

const page = 50;
const mostPages = 2_000;
/** Lists go by the time of creation, and money may come so much later. */
const paidWithinMs = 24 * 60 * 60_000;

/** What Tap captured and gave back between two moments, from its lists. They do not say what it requires for that. */
export async function tapReport(request: Request, from: Date, until: Date): Promise<TheirLine[]> {
  const since = new Date(from.getTime() - paidWithinMs);
  const charges = await listed(request, "charges", tapCharge, [since, until]);
  const refunds = await listed(request, "refunds", tapRefund, [since, until]);
  const isWithin = (ms: number) => ms >= from.getTime() && ms < until.getTime();
  return [
    ...charges.filter((charge) => isWithin(capturedMs(charge))).map(captureLine),
    ...refunds
      .filter(({ status, created }) => status === "REFUNDED" && isWithin(Number(created)))
      .map(refundLine),
  ];
}

async function listed<T extends { readonly id: string }>(
  request: Request,
  kind: "charges" | "refunds",
  thing: z.ZodType<T>,
  [from, to]: readonly [Date, Date],
): Promise<T[]> {
  const schema = z.object({ has_more: z.boolean().nullish(), [kind]: z.array(thing) });
  const all: T[] = [];
  for (let pages = 0; pages < mostPages; pages += 1) {
    const period = { date: { from: String(from.getTime()), to: String(to.getTime()) }, type: "1" };
    const after = all.at(-1)?.id;
    const body = { period, limit: String(page), order_by: "date", ...(after && { starting_after: after }) };
    const path = `/v2/${kind}/list`;
    const answer = present(
      await request(schema, { method: "POST", path, body: JSON.stringify(body) }),
      "Tap",
    );
    all.push(...(answer[kind] as T[]));
    if (answer.has_more !== true) return all;
  }
  throw new Error("a day of Tap has more pages than a day can have");
}

function capturedMs({ status, activities, transaction }: TapCharge): number {
  if (status !== "CAPTURED") return Number.NaN;
  const captured = activities?.find((activity) => activity.status === "CAPTURED");
  return captured?.created ?? Number(transaction?.created);
}

function captureLine(charge: TapCharge): TheirLine {
  const { id, amount, currency, reference } = charge;
  const [minor, at] = [exactly(amount, currency), new Date(capturedMs(charge))];
  const ours = reference?.transaction ?? "";
  return { kind: "capture", chargeId: id, reference: ours, amount: minor, currency, fee: null, at };
}

function refundLine({ charge_id: chargeId, amount, currency, reference, created }: TapRefund): TheirLine {
  const [minor, at] = [exactly(amount, currency), new Date(Number(created))];
  const ours = reference?.merchant ?? "";
  return { kind: "refund", chargeId, reference: ours, amount: minor, currency, fee: null, at };
}
