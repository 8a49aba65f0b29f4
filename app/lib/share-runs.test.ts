import { expect, it } from "vitest";
import { shareRuns } from "./share-runs.ts";

/** Runs that are numbered, end when they are told to, and of which the third fails. */
function numberedRuns() {
  let begun = 0;
  const ends: (() => void)[] = [];
  const shared = shareRuns(async () => {
    begun += 1;
    const own = begun;
    await new Promise<void>((resolve) => ends.push(resolve));
    if (own === 3) throw new Error("the third fails");
    return own;
  });
  return {
    ask: () => shared().catch((error: Error) => error.message),
    begun: () => begun,
    endOne: () => {
      ends.shift()?.();
      return new Promise(setImmediate);
    },
  };
}

it("gives everybody a run that began after they asked, one at a time", async () => {
  const { ask, endOne, begun } = numberedRuns();
  const asked = [ask(), ask(), ask()];
  expect(begun()).toBe(1);
  await endOne();
  expect(begun()).toBe(2);
  asked.push(ask(), ask());
  await endOne();
  await endOne();
  expect(begun()).toBe(3);
  expect(await Promise.all(asked)).toEqual([1, 2, 2, "the third fails", "the third fails"]);
});

it("goes on after a failure", async () => {
  const { ask, endOne } = numberedRuns();
  const asked = [ask()];
  for (let run = 2; run <= 4; run += 1) {
    asked.push(ask());
    await endOne();
  }
  await endOne();
  expect(await Promise.all(asked)).toEqual([1, 2, "the third fails", 4]);
});
