import { expect, test } from "vitest";
import { Arrivals } from "./arrivals.ts";

/** Notes an arrival in each of the next turns of the event loop. */
function arriveFor(arrivals: Arrivals, turns: number, onTurn: () => void = () => undefined): void {
  if (turns === 0) return;
  arrivals.note();
  onTurn();
  setImmediate(() => arriveFor(arrivals, turns - 1, onTurn));
}

test("work begins after the last of those who arrive one by one", async () => {
  const arrivals = new Arrivals();
  let arrived = 0;
  setImmediate(() => arriveFor(arrivals, 50, () => (arrived += 1)));
  arrivals.note();
  const paused = arrivals.pause();
  await paused;
  await arrivals.pause();
  expect(arrived).toBe(50);
});

test("where nobody arrives it begins at once", async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    if (turns < 100) setImmediate(count);
  };
  setImmediate(count);
  await new Arrivals().pause();
  expect(turns).toBeLessThan(5);
});

test("those who never stop arriving do not keep it for ever", async () => {
  const arrivals = new Arrivals();
  let isOver = false;
  const arrive = () => {
    arrivals.note();
    if (!isOver) setImmediate(arrive);
  };
  arrive();
  await arrivals.pause();
  isOver = true;
});
