import { useState } from "react";
import { useLocation } from "react-router";
import { useWrittenSearch } from "#app/ui/navigation/use-written-search.ts";
import {
  type AddressedInput,
  boundToTrim,
  financeAddress,
  type PricedTrim,
  readFinanceAddress,
} from "../rules/finance-address.ts";
import { type FinanceInput, type PlanField, settlePlan } from "../rules/finance-plan.ts";

/**
 * The plan that is calculated with, stored in the address: shared, reloaded and gone back to. A choice (car, status) is an
 * entry in the history of its own; numbers replace the entry. Nothing is requested of the server. With `oursOnly` the price
 * is always that of one of the trims.
 */
export function useFinancePlan(trims: readonly PricedTrim[], oursOnly = false) {
  const { search } = useLocation();
  const [requested, setRequested] = useState(() => read(search, trims, oursOnly));
  const write = useWrittenSearch((other) => setRequested(read(other, trims, oursOnly)));

  const request = (next: AddressedInput, kind: "choice" | "quantity") => {
    setRequested(next);
    write(kind, (present) => financeAddress(present, settlePlan(next.input), next.trim, trims));
  };

  return {
    ...settlePlan(requested.input),
    trim: requested.trim,
    unread: requested.unread,
    changeNumber(field: PlanField, value: number) {
      request({ ...requested, input: { ...requested.input, [field]: value }, unread: [] }, "quantity");
    },
    /** What was typed is no number: the one before stands, with a message. */
    refuseNumber(field: PlanField) {
      setRequested({ ...requested, unread: [field] });
    },
    changeStatus(status: FinanceInput["status"]) {
      request({ ...requested, input: { ...requested.input, status }, unread: [] }, "choice");
    },
    /** Takes the price of a trim; without one the price stands, and the car is the visitor's own. */
    changeTrim(id: string | undefined) {
      const trim = trims.find((one) => one.id === id);
      const input = trim === undefined ? requested.input : { ...requested.input, price: trim.price };
      request({ input, trim: trim?.id, unread: [] }, "choice");
    },
  };
}

function read(search: string, trims: readonly PricedTrim[], oursOnly: boolean): AddressedInput {
  const addressed = readFinanceAddress(new URLSearchParams(search), trims);
  return oursOnly ? boundToTrim(addressed, trims) : addressed;
}

export type FinancePlanState = ReturnType<typeof useFinancePlan>;
