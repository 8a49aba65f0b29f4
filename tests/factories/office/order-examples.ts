// Says what a payment means for an order.
import "#app/features/orders/api.server.ts";
import {
  disputeOf,
  missingIn,
  orderAt,
  paymentOf,
  refundOf,
  returnOf,
  unansweredRefundOf,
} from "../orders/staff-orders.ts";
import { type ExampleInput, examplePlace, type OfficeExamples } from "./office-example.ts";

type Wanted = Parameters<typeof orderAt>[1];
type Prepare = (orderId: string) => Promise<object | undefined>;

/** A deed on a new order that is as far along as it is wanted; what is prepared for it may stand in the body. */
const deed = (wanted: Wanted, more: object = {}, prepare: Prepare = async () => undefined) => ({
  ...({ scope: "place", isSpent: true } as const),
  input: async (): Promise<ExampleInput> => {
    const { id, version } = await orderAt(examplePlace, wanted);
    return { params: { id }, body: { version, ...more, ...(await prepare(id)) } };
  },
});
const collected = { fulfilment: "collected" } as const;
const picking = { fulfilment: "picking" } as const;
const withReturn =
  (state: "requested" | "accepted"): Prepare =>
  async (id) => ({ returnId: await returnOf(id, state) });
const withRefund: Prepare = async (id) => {
  await refundOf(id);
  return undefined;
};

const withUnansweredRefund: Prepare = async (id) => ({ refundId: await unansweredRefundOf(id) });

const withDispute: Prepare = async (id) => ({ disputeId: await disputeOf(id) });

let codes = 0;

/** The parts counter. */
export const orderExamples: OfficeExamples = {
  "list-orders": {
    ...({ scope: "own-places", mark: "55999001" } as const),
    input: async () => {
      await orderAt(examplePlace, { phone: "55999001" });
      return { query: { text: "55999001" } };
    },
  },
  "count-orders": { scope: "no-place", input: () => ({ query: {} }) },
  "show-order": {
    scope: "place",
    input: async () => ({ params: { id: (await orderAt(examplePlace)).id } }),
  },
  "start-picking": deed({}),
  "mark-ready": deed(picking),
  "hand-over-order": {
    ...({ scope: "place", isSpent: true } as const),
    input: async () => {
      codes += 1;
      const pickupCode = `EXAMPLE${codes}`;
      const { id, version } = await orderAt(examplePlace, { fulfilment: "ready", pickupCode });
      return { params: { id }, body: { version, pickupCode } };
    },
  },
  "mark-short": deed(picking, { line: 1, quantity: 1 }),
  "fill-shortage": deed(picking, { line: 1 }, async (id) => {
    await missingIn(id, "wait");
    return undefined;
  }),
  "cancel-order": deed({}, { reason: "Damaged on the way" }),
  "accept-return": deed(collected, {}, withReturn("requested")),
  "refuse-return": deed(collected, { answer: "Opened" }, withReturn("requested")),
  "receive-return": deed(collected, { restock: true }, withReturn("accepted")),
  "record-dispute": deed(
    collected,
    { number: "case-1", amount: 1_500, reason: "Not recognized", respondBy: null },
    async (id) => ({ number: await paymentOf(id) }),
  ),
  "accept-dispute": deed(collected, {}, withDispute),
  "answer-dispute": deed(collected, { text: "Collected with the code" }, withDispute),
  "close-dispute": deed(collected, { outcome: "won" }, withDispute),
  "resend-refund": deed(collected, {}, withUnansweredRefund),
  "confirm-refund": deed(collected, { note: "Tap, by telephone" }, withUnansweredRefund),
  "record-refund": deed(collected, { note: "By bank transfer" }, withUnansweredRefund),
  "request-refund": deed(collected, { amount: 1_500, reason: "Scratched box" }),
  // Only of one's own request.
  "withdraw-refund": { ...deed(collected, {}, withRefund), isOfNoRecord: true },
  "approve-refund": deed(collected, {}, withRefund),
  "decline-refund": deed(collected, { reason: "Not scratched" }, withRefund),
};
