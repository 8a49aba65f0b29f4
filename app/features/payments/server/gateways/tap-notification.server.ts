import { majorUnits } from "../../rules/amounts.ts";
import type { Notification } from "./gateway.server.ts";
import { isSigned, jsonIn } from "./signatures.server.ts";
import { exactly, type TapCharge, type TapRefund, tapCharge, tapRefund } from "./tap-shapes.server.ts";

/**
 * A notification of Tap: a charge or a refund, of which some fields are signed under the secret key. It has no id of its own, so
 * the same thing in the same status is the same news.
 */
export function readTapNotification(
  secret: string,
  body: Uint8Array,
  headers: Headers,
): Notification | "not-genuine" {
  const json = jsonIn(body);
  const refund = tapRefund.safeParse(json);
  const charge = tapCharge.safeParse(json);
  const thing = refund.success ? refund.data : charge.data;
  if (thing === undefined) return "not-genuine";
  const signed = signedText(thing);
  if (signed === undefined || !isSigned(secret, signed, headers.get("hashstring"))) return "not-genuine";
  return {
    eventKey: `${thing.id}:${thing.status}`,
    chargeId: "charge_id" in thing ? thing.charge_id : thing.id,
  };
}

function signedText(thing: TapCharge | TapRefund): string | undefined {
  const created = "charge_id" in thing ? thing.created : thing.transaction?.created;
  try {
    const amount = majorUnits(exactly(thing.amount, thing.currency), thing.currency);
    return [
      `x_id${thing.id}`,
      `x_amount${amount}`,
      `x_currency${thing.currency}`,
      `x_gateway_reference${thing.reference?.gateway ?? ""}`,
      `x_payment_reference${thing.reference?.payment ?? ""}`,
      `x_status${thing.status}`,
      `x_created${created ?? ""}`,
    ].join("");
  } catch {
    return undefined;
  }
}
