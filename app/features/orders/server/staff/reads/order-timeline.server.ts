import type { Selectable } from "kysely";
import type { OrderState } from "../../../order-calls.ts";
import type { Actor } from "../../../rules/order/fulfilment.ts";
import { isOrderState } from "../../../rules/order/order-state.ts";
import type { StaffDeed } from "../../../rules/order/staff-deeds.ts";
import type { OrderDeed } from "../../../tables.ts";
import type { OrderFacts } from "../../orders/order-facts.server.ts";

/** A state that it came to, or a deed of staff, which names who did it. */
export interface TimelineEntry {
  readonly version: number;
  readonly at: Date;
  readonly state: OrderState | null;
  readonly deed: StaffDeed | null;
  readonly actor: Actor;
  readonly by: string | null;
  readonly line: number | null;
  readonly quantity: number | null;
  readonly amount: number | null;
  readonly note: string;
}

/** What has happened, by version: where staff did it, their deed stands for the state that it made. */
export function timelineOf({ events }: OrderFacts, deeds: readonly Selectable<OrderDeed>[]): TimelineEntry[] {
  const byStaff = new Set(deeds.map(({ version }) => version));
  const nothing = { line: null, quantity: null, amount: null, by: null, deed: null };
  const states = events
    .filter(({ version }) => !byStaff.has(version))
    .map(
      ({ version, at, state, actor, reason }): TimelineEntry => ({
        ...nothing,
        ...{ version, at, state: isOrderState(state) ? state : null, actor: actor as Actor, note: reason },
      }),
    );
  const done = deeds.map(
    ({ version, at, kind, staff_name: by, line, quantity, amount, note }): TimelineEntry => ({
      ...{ version, at, state: null, deed: kind as StaffDeed, actor: "staff", by },
      ...{ line, quantity, amount, note },
    }),
  );
  return [...states, ...done].toSorted((one, other) => one.version - other.version);
}
