import { expect, test } from "vitest";
import type { Fulfilment } from "./fulfilment.ts";
import { actionsOf } from "./order-actions.ts";

const now = new Date("2026-11-26T08:00:00Z");
const order = (fulfilment: Fulfilment, changes = {}) => ({
  ...{ fulfilment, captured: 0, hasShortage: false, hasReturnable: false },
  expiresAt: new Date(now.getTime() + 1),
  ...changes,
});

test.each([
  ["open", {}, ["pay", "cancel"]],
  ["open", { expiresAt: now }, ["cancel"]],
  ["open", { captured: 1 }, ["cancel"]],
  ["expired", {}, ["reorder"]],
  ["canceled", {}, ["reorder"]],
  ["accepted", {}, ["cancel", "reorder"]],
  ["picking", { hasShortage: true }, ["answer-shortage", "reorder"]],
  ["canceled", { hasShortage: true }, ["reorder"]],
  ["ready", {}, ["reorder"]],
  ["collected", { hasReturnable: true }, ["return", "reorder"]],
] as const)("an order that is %s with %o", (fulfilment, changes, actions) => {
  expect(actionsOf(order(fulfilment, changes), now)).toEqual(actions);
});
