import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  type AddressedInput,
  boundToTrim,
  financeAddress,
  type PricedTrim,
  readFinanceAddress,
} from "../rules/finance-address.ts";
import { type FinanceInput, type PlanField, settlePlan } from "../rules/finance-plan.ts";

/** A slider sends many values; the address follows when it rests. */
const restMs = 300;

/**
 * The plan that is calculated with, stored in the address: shared, reloaded and gone back to. A choice (car, status) is an
 * entry in the history of its own; numbers replace the entry. Nothing is requested of the server. With `oursOnly` the price
 * is always that of one of the trims.
 */
export function useFinancePlan(trims: readonly PricedTrim[], oursOnly = false) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [requested, setRequested] = useState(() => read(search, trims, oursOnly));
  const lastSearch = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    clearTimeout(timer.current);
    setRequested(read(search, trims, oursOnly));
  }, [search, trims, oursOnly]);

  const request = (next: AddressedInput, replace: boolean) => {
    setRequested(next);
    clearTimeout(timer.current);
    const write = () => {
      const query = financeAddress(
        new URLSearchParams(lastSearch.current),
        settlePlan(next.input),
        next.trim,
        trims,
      );
      const address = `?${query}`;
      if (address === lastSearch.current) return;
      lastSearch.current = address;
      const still = { preventScrollReset: true, defaultShouldRevalidate: false };
      void navigate({ search: address, hash: window.location.hash }, { replace, ...still });
    };
    if (replace) timer.current = setTimeout(write, restMs);
    else write();
  };

  return {
    ...settlePlan(requested.input),
    trim: requested.trim,
    unread: requested.unread,
    changeNumber(field: PlanField, value: number) {
      request({ ...requested, input: { ...requested.input, [field]: value }, unread: [] }, true);
    },
    /** What was typed is no number: the one before stands, with a message. */
    refuseNumber(field: PlanField) {
      setRequested({ ...requested, unread: [field] });
    },
    changeStatus(status: FinanceInput["status"]) {
      request({ ...requested, input: { ...requested.input, status }, unread: [] }, false);
    },
    /** Takes the price of a trim; without one the price stands, and the car is the visitor's own. */
    changeTrim(id: string | undefined) {
      const trim = trims.find((one) => one.id === id);
      const input = trim === undefined ? requested.input : { ...requested.input, price: trim.price };
      request({ input, trim: trim?.id, unread: [] }, false);
    },
  };
}

function read(search: string, trims: readonly PricedTrim[], oursOnly: boolean): AddressedInput {
  const addressed = readFinanceAddress(new URLSearchParams(search), trims);
  return oursOnly ? boundToTrim(addressed, trims) : addressed;
}

export type FinancePlanState = ReturnType<typeof useFinancePlan>;
