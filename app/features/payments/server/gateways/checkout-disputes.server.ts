import * as z from "zod";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { type DisputeSeen, type DisputeState, hasTaken } from "../../rules/dispute-states.ts";
import type { GatewayDisputes } from "./gateway.server.ts";
import type { gatewayClient } from "./gateway-client.server.ts";

const moment = z.coerce.date();
const dispute = z.object({
  id: z.string(),
  category: z.string().nullish(),
  reason_code: z.string().nullish(),
  amount: z.int().min(1),
  status: z.string(),
  evidence_required_by: moment.nullish(),
  received_on: moment,
  last_update: moment.nullish(),
  payment: z.object({ id: z.string() }),
});
const disputes = z.object({ data: z.array(z.object({ id: z.string() })) });

/** What the statuses of its disputes mean for us. */
const states: Readonly<Record<string, DisputeState>> = {
  evidence_required: "needs-response",
  evidence_under_review: "under-review",
  arb_evidence_submitted: "under-review",
  arbitration_under_review: "under-review",
  won: "won",
  arbitration_won: "won",
  lost: "lost",
  arbitration_lost: "lost",
  accepted: "accepted",
  expired: "expired",
  canceled: "closed",
  resolved: "closed",
};
const mostWaiting = 250;
const nothing = z.undefined();

/** Disputes of Checkout.com: read one by one, accepted, or answered by a text which is sent with its own request. */
export function checkoutDisputes(request: ReturnType<typeof gatewayClient>): GatewayDisputes {
  const at = (id: string) => `/disputes/${encodeURIComponent(id)}`;
  return {
    async read(id) {
      const found = await request(dispute, { method: "GET", path: at(id) });
      return found && disputeSeen(found);
    },
    async waiting() {
      const query = `statuses=evidence_required&limit=${mostWaiting}`;
      const found = await request(disputes, { method: "GET", path: `/disputes?${query}` });
      return found?.data.map(({ id }) => id) ?? [];
    },
    async respond(id, response) {
      if (response.kind === "accept") {
        await request(nothing, { method: "POST", path: `${at(id)}/accept` });
        return;
      }
      const body = JSON.stringify({ proof_of_delivery_or_service_text: response.text });
      await request(nothing, { method: "PUT", path: `${at(id)}/evidence`, body });
      await request(nothing, { method: "POST", path: `${at(id)}/evidence` });
    },
  };
}

/** A status that is not known needs people: it is shown as one to respond to, and takes no money from our books. */
function disputeSeen(read: z.output<typeof dispute>): DisputeSeen {
  const state = ownValue(states, read.status);
  return {
    disputeId: read.id,
    chargeId: read.payment.id,
    state: state ?? "needs-response",
    hasTaken: state !== undefined && hasTaken(state),
    amount: read.amount,
    reason: [read.category, read.reason_code].filter(Boolean).join(" "),
    respondBy: read.evidence_required_by ?? null,
    receivedAt: read.received_on,
    seenAt: read.last_update ?? read.received_on,
  };
}
