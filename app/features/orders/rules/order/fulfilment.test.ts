import { expect, test } from "vitest";
import { type Actor, type Fulfilment, fulfilments, moveFulfilment, moves } from "./fulfilment.ts";

const actors: readonly Actor[] = ["customer", "staff", "payment", "system"];
const order: Readonly<Record<Fulfilment, number>> = {
  ...{ open: 0, expired: 0, canceled: 9 },
  ...{ accepted: 1, picking: 2, ready: 3, collected: 4 },
};

test("every pair that the table names is a move of its actors and of nobody else", () => {
  for (const from of fulfilments)
    for (const to of fulfilments)
      for (const actor of actors) {
        const may = moves[from][to];
        const moved = moveFulfilment(from, to, actor);
        if (may === undefined) expect(moved).toMatchObject({ ok: false, code: "illegal-move" });
        else if (may.includes(actor)) expect(moved).toEqual({ ok: true, value: to });
        else expect(moved).toMatchObject({ ok: false, code: "not-theirs" });
      }
});

test("no move leads back, and none out of what is over", () => {
  for (const from of fulfilments)
    for (const to of Object.keys(moves[from]) as Fulfilment[])
      expect(order[to], `${from} to ${to}`).toBeGreaterThanOrEqual(order[from]);
  expect(moves.collected).toEqual({});
  expect(moves.canceled).toEqual({});
});

test("staff cancel what is paid until it is handed over, a customer until it is ready", () => {
  const by = (actor: Actor) => fulfilments.filter((from) => moveFulfilment(from, "canceled", actor).ok);
  expect(by("staff")).toEqual(["accepted", "picking", "ready"]);
  expect(by("customer")).toEqual(["open", "accepted", "picking"]);
  expect(by("payment")).toEqual([]);
});

test("money opens an order and does nothing else", () => {
  const byMoney = fulfilments.flatMap((from) =>
    Object.entries(moves[from])
      .filter(([, who]) => who?.includes("payment"))
      .map(([to]) => `${from} ${to}`),
  );
  expect(byMoney).toEqual(["open accepted", "expired accepted"]);
});
