import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  type AddressedWish,
  boundToTrim,
  financeAddress,
  type PricedTrim,
  readFinanceAddress,
} from "../../rules/finance/finance-address.ts";
import { type FinanceWish, type PlanField, settlePlan } from "../../rules/finance/finance-plan.ts";

/** A slider sends many values; the address follows when it rests. */
const restMs = 300;

/**
 * The plan that is reckoned with, kept in the address: shared, reloaded and gone back to. A choice (car, status) is an
 * entry in the history of its own; numbers replace the entry. Nothing is asked of the server. With `oursOnly` the price
 * is always that of one of the trims.
 */
export function useFinancePlan(trims: readonly PricedTrim[], oursOnly = false) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(() => read(search, trims, oursOnly));
  const known = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    clearTimeout(timer.current);
    setAsked(read(search, trims, oursOnly));
  }, [search, trims, oursOnly]);

  const ask = (next: AddressedWish, replace: boolean) => {
    setAsked(next);
    clearTimeout(timer.current);
    const write = () => {
      const query = financeAddress(
        new URLSearchParams(known.current),
        settlePlan(next.wish),
        next.trim,
        trims,
      );
      const address = `?${query}`;
      if (address === known.current) return;
      known.current = address;
      const still = { preventScrollReset: true, defaultShouldRevalidate: false };
      void navigate({ search: address, hash: window.location.hash }, { replace, ...still });
    };
    if (replace) timer.current = setTimeout(write, restMs);
    else write();
  };

  return {
    ...settlePlan(asked.wish),
    trim: asked.trim,
    unread: asked.unread,
    changeNumber(field: PlanField, value: number) {
      ask({ ...asked, wish: { ...asked.wish, [field]: value }, unread: [] }, true);
    },
    /** What was typed is no number: the one before stands, and that is told. */
    refuseNumber(field: PlanField) {
      setAsked({ ...asked, unread: [field] });
    },
    changeStatus(status: FinanceWish["status"]) {
      ask({ ...asked, wish: { ...asked.wish, status }, unread: [] }, false);
    },
    /** Takes the price of a trim; without one the price stands, and the car is the visitor's own. */
    changeTrim(id: string | undefined) {
      const trim = trims.find((one) => one.id === id);
      const wish = trim === undefined ? asked.wish : { ...asked.wish, price: trim.price };
      ask({ wish, trim: trim?.id, unread: [] }, false);
    },
  };
}

function read(search: string, trims: readonly PricedTrim[], oursOnly: boolean): AddressedWish {
  const addressed = readFinanceAddress(new URLSearchParams(search), trims);
  return oursOnly ? boundToTrim(addressed, trims) : addressed;
}

export type FinancePlanState = ReturnType<typeof useFinancePlan>;
