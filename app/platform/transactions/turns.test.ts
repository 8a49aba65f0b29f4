import { expect, test } from "vitest";
import { inLane, needsTurn, Turns } from "./turns.server.ts";

/** The numbers of the turns that have begun. */
function turnsOf(turns: Turns, lanes: readonly string[]) {
  const begun = new Set<number>();
  const taken = lanes.map((lane, number) => {
    const turn = inLane(lane, () => turns.take());
    void turn.begun.then(() => begun.add(number));
    return turn;
  });
  const begunNow = async () => {
    await Promise.resolve();
    return [...begun];
  };
  return { taken, begun: begunNow };
}

test("a crowd of one lane has an eighth of the connections; others pass it, and a quarter is left for reading", async () => {
  const { begun } = turnsOf(new Turns(16), [
    ...Array<string>(60).fill("book"),
    ...Array<string>(6).fill("hold"),
    ...["pay", "cancel", "pay", "answer", "pay", "pay", "a", "b", "c", "d", "e"],
  ]);
  expect(await begun()).toEqual([0, 1, 60, 61, 66, 67, 68, 69, 72, 73, 74, 75]);
});

test("a turn that is given back is the next one's, in order", async () => {
  const { taken, begun } = turnsOf(new Turns(4), ["book", "book", "book", "pay"]);
  expect(await begun()).toEqual([0, 3]);
  taken[1]?.giveBack();
  taken[0]?.giveBack();
  expect(await begun()).toEqual([0, 3, 2]);
  taken[0]?.giveBack();
  expect(await begun()).toEqual([0, 3, 2]);
});

test("work of no lane has all turns, and a pool of one connection one", async () => {
  const free = new Turns(16);
  const twelve = Array.from({ length: 13 }, () => free.take());
  let begun = 0;
  for (const turn of twelve) void turn.begun.then(() => (begun += 1));
  await Promise.resolve();
  expect(begun).toBe(12);
  expect(await turnsOf(new Turns(1), ["book", "pay"]).begun()).toEqual([0]);
});

test.each([
  ["begin", false],
  ['select "updated_at" from "phone"."code" where "tries" < $1', false],
  ['update "phone"."code" set "tries" = "tries" + $1', true],
  ["insert into platform.rate_limit values ($1) on conflict (key) do update set points = $2", true],
  ["with open as (select 1), used as (update staff.session set last_used_at = $1) select 1", true],
  ["select pg_advisory_lock($1)", true],
  ["select from leads.lead for update", true],
  ["update staff.session set a = 1 where id in (select id from s for update skip locked)", false],
])("%s: may wait for a lock, and has a turn of its lane: %s", (statement, expected) => {
  expect(inLane("book", () => needsTurn(statement))).toBe(expected);
  expect(needsTurn(statement)).toBe(false);
});
