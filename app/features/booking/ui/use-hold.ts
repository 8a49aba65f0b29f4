import { type Dispatch, useCallback, useEffect, useRef, useState } from "react";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { holdSlotCall, releaseHoldCall } from "../change-calls.ts";
import type { BookingAction } from "../wizard/booking-reducer.ts";
import type { BookingState } from "../wizard/booking-state.ts";
import { type HoldWish, holdWish, nameOfHold } from "../wizard/hold-wish.ts";
import { useBookingPage } from "./booking-page.ts";
import { alternativesIn, type LostSlot } from "./notices/lost-slot-banner.tsx";

export interface Hold {
  /** Until when the chosen time is kept for the customer, in milliseconds of the server's time; null where it is not. */
  readonly until: number | null;
  /** Keeps it for another ten minutes. */
  readonly extend: () => void;
}

/**
 * Holds the chosen time as soon as it is chosen, and gives it back when it no longer is. A time that somebody else has
 * taken meanwhile leads back to the times. Where a hold cannot be had for another reason, booking goes on without.
 */
export function useHold(
  state: BookingState,
  dispatch: Dispatch<BookingAction>,
  onLost: (lost: LostSlot) => void,
): Hold {
  const access = useCustomerAccess();
  const { language } = useBookingPage();
  const [held, setHeld] = useState<{ name: string; until: number } | null>(null);
  const wish = holdWish(state);
  const name = wish && nameOfHold(wish);
  const vehicleId = state.vehicle?.vehicleId;
  const current = useRef({ wish, name, isHeld: false });
  current.current = { wish, name, isHeld: held !== null };
  /** One call after another: the last choice is the one that stays held. */
  const last = useRef<Promise<void>>(Promise.resolve());

  const ask = useCallback(
    async (asked: HoldWish) => {
      const reply = await callAsCustomer(access, holdSlotCall, {
        language,
        query: { lang: language },
        body: asked,
        idempotencyKey: crypto.randomUUID(),
      });
      if (current.current.name !== nameOfHold(asked)) return;
      if (reply.ok) setHeld({ name: nameOfHold(asked), until: Date.parse(reply.data.heldUntil) });
      else setHeld(null);
      if (reply.ok || reply.code !== "slot-taken") return;
      dispatch({ type: "slot-lost" });
      onLost({ alternatives: alternativesIn(reply) });
    },
    [access, language, dispatch, onLost],
  );
  const release = useCallback(
    async (id: string) => {
      const query = { lang: language, vehicleId: id };
      await callAsCustomer(access, releaseHoldCall, { language, query, idempotencyKey: crypto.randomUUID() });
    },
    [access, language],
  );

  const deeds = useRef({ ask, release });
  deeds.current = { ask, release };
  useEffect(() => {
    if (name !== null) {
      last.current = last.current.then(() => {
        const now = current.current;
        return now.wish && now.name === name ? deeds.current.ask(now.wish) : undefined;
      });
    } else if (current.current.isHeld && vehicleId) {
      setHeld(null);
      last.current = last.current.then(() =>
        current.current.name === null ? deeds.current.release(vehicleId) : undefined,
      );
    }
  }, [name, vehicleId]);

  return {
    until: held && held.name === name ? held.until : null,
    extend: () => {
      if (wish) last.current = last.current.then(() => ask(wish));
    },
  };
}
