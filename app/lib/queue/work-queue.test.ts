import { expect, test } from "vitest";
import { QueueFull, WorkQueue } from "./work-queue.ts";

/** A job that notes itself when it begins. */
function jobs(queue: WorkQueue) {
  const begun: string[] = [];
  const add = (name: string, options: { isUrgent?: boolean; caller?: string } = {}) =>
    queue.run(async () => begun.push(name), options);
  return { begun, add };
}

test("callers take turns, however many jobs of one wait", async () => {
  const { begun, add } = jobs(new WorkQueue({ atOnce: 1, mostWaiting: 500 }));
  const flood = Array.from({ length: 130 }, () => add("a", { caller: "a" }));
  const others = ["b", "c", "b"].map((caller) => add(caller, { caller }));
  await Promise.all([...flood, ...others]);
  expect(begun.slice(0, 7)).toEqual(["a", "a", "b", "c", "a", "b", "a"]);
  expect(begun).toHaveLength(133);
});

test("jobs without a caller run in their order, urgent ones before them", async () => {
  const { begun, add } = jobs(new WorkQueue({ atOnce: 1, mostWaiting: 3 }));
  await Promise.all([add("first"), add("second"), add("third"), add("urgent", { isUrgent: true })]);
  expect(begun).toEqual(["first", "urgent", "second", "third"]);
});

test("what one caller has no room for leaves room to others", async () => {
  const { begun, add } = jobs(new WorkQueue({ atOnce: 1, mostWaiting: 4, mostWaitingOfCaller: 2 }));
  const outcomes = await Promise.allSettled(
    ["a", "a", "a", "a", "b", "b", "c"].map((caller) => add(caller, { caller })),
  );
  const full = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(full).toEqual([expect.any(QueueFull), expect.any(QueueFull)]);
  expect(begun).toEqual(["a", "a", "b", "a", "b"]);
});
