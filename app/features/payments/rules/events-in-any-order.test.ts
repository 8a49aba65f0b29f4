import fc from "fast-check";
import { expect, test } from "vitest";
import type { AttemptState } from "./attempt-states.ts";
import { moneyOf, type RefundMoney, refundable } from "./payable-money.ts";
import { type RefundState, refundStateAfter } from "./refund-states.ts";
import { type AttemptFacts, type ChargeSeen, settle } from "./settle.ts";
import { splitRefund } from "./split-refund.ts";

/** What an order owes, and so what each of its attempts is for. */
const owed = 10_000;

type News =
  | { readonly attempt: 0 | 1; readonly charge: ChargeSeen["state"] }
  | { readonly refunds: "pending" | "refunded" };

/** One order as its owner has it: paid once, and whatever comes beyond that goes back. */
class ModelOrder {
  attempts: (AttemptFacts & { readonly chargedBack: number })[] = [0, 1].map((place) => ({
    id: `attempt-${place}`,
    state: "created",
    amount: owed,
    currency: "QAR",
    captured: 0,
    chargedBack: 0,
    capturedChargeId: null,
    isGivenUp: false,
  }));
  refunds: RefundMoney[] = [];
  timesPaid = 0;

  take(news: News): void {
    if ("refunds" in news) this.#refundsSay(news.refunds);
    else this.#see(news.attempt, news.charge);
    this.#sendBackSurplus();
  }

  #see(place: 0 | 1, state: ChargeSeen["state"]): void {
    const attempt = this.attempts[place];
    if (attempt === undefined) return;
    const captured = state === "captured" ? owed : 0;
    const { id: reference, amount, currency } = attempt;
    const seen = { chargeId: `charge-${place}`, reference, state, amount, currency, captured };
    const before = moneyOf(this.attempts, this.refunds).captured;
    const settled = settle(attempt, seen);
    this.attempts[place] = { ...attempt, ...settled };
    if (before < owed && moneyOf(this.attempts, this.refunds).captured >= owed) this.timesPaid += 1;
  }

  #refundsSay(state: RefundState): void {
    this.refunds = this.refunds.map((refund) => ({
      ...refund,
      state: refundStateAfter(refund.state, state),
    }));
  }

  #sendBackSurplus(): void {
    const { captured, refunded, refundPending } = moneyOf(this.attempts, this.refunds);
    const surplus = captured - refunded - refundPending - owed;
    if (surplus <= 0) return;
    const sources = this.attempts.map((attempt) => ({
      attemptId: attempt.id,
      captured: attempt.captured,
      refundable: refundable(attempt, this.refunds),
      canRefundPartly: true,
    }));
    const parts = splitRefund(sources, surplus);
    if (!parts.ok) throw new Error(parts.code);
    for (const { attemptId, amount } of parts.value)
      this.refunds.push({ attemptId, amount, state: "requested" });
  }
}

const chargeNews = fc.record({
  attempt: fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>,
  charge: fc.constantFrom<ChargeSeen["state"]>(
    ...([
      "redirected",
      "pending",
      "authorized",
      "captured",
      "failed",
      "expired",
      "cancelled",
    ] satisfies AttemptState[]),
  ),
});
const refundNews = fc.record({ refunds: fc.constantFrom("pending" as const, "refunded" as const) });
const anyNews = fc.oneof({ weight: 5, arbitrary: chargeNews }, { weight: 1, arbitrary: refundNews });

/** The news with some repeated, in another order. */
function shuffled(news: readonly News[], keys: readonly number[]): News[] {
  const doubled = news.flatMap((one, place) => ((keys[place] ?? 0) % 3 === 0 ? [one, one] : [one]));
  const key = (place: number) => ((keys[place % keys.length] ?? 1) * (place + 7)) % 101;
  return doubled
    .map((one, place) => ({ one, key: key(place) }))
    .toSorted((left, right) => left.key - right.key)
    .map(({ one }) => one);
}

test("6,000 sequences over two attempts: any order and repetition ends alike, and the money that stays is what is owed", () => {
  const keys = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(fc.array(anyNews, { maxLength: 20 }), keys, (news, order) => {
      const end = (all: readonly News[]) => {
        const model = new ModelOrder();
        for (const one of all) model.take(one);
        // What is on its way arrives in the end.
        model.take({ refunds: "refunded" });
        return model;
      };
      const [one, other] = [end(news), end(shuffled(news, order))];
      const money = moneyOf(one.attempts, one.refunds);
      expect(moneyOf(other.attempts, other.refunds)).toEqual(money);
      expect(other.attempts.map(({ state, captured }) => ({ state, captured }))).toEqual(
        one.attempts.map(({ state, captured }) => ({ state, captured })),
      );
      const isPaid = news.some((item) => "charge" in item && item.charge === "captured");
      expect(money.captured - money.refunded).toBe(isPaid ? owed : 0);
      expect(money.refundPending).toBe(0);
      expect([one.timesPaid, other.timesPaid]).toEqual(isPaid ? [1, 1] : [0, 0]);
    }),
    { numRuns: 6_000 },
  );
});
