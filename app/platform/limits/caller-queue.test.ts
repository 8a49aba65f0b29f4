import { expect, test } from "vitest";
import { CallerQueue, TurnRefused } from "./caller-queue.server.ts";

/** Renderings that end when the test says so. */
function renderings() {
  const open: (() => void)[] = [];
  let most = 0;
  let running = 0;
  return {
    render: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => open.push(resolve));
      running -= 1;
      return "page";
    },
    end: () => open.shift()?.(),
    started: () => running,
    most: () => most,
  };
}
/** Limits under which nothing is refused for its time. */
const limits = { atOnce: 1, atOnceOfCaller: 100, waiting: 100, waitMs: 60_000, ofCaller: 100 };
const refused = { name: "Error", code: "unavailable", retryAfterSeconds: 2 };

test("as many as allowed run at once, the others in their order", async () => {
  const queue = new CallerQueue({ ...limits, atOnce: 2 });
  const work = renderings();
  const order: number[] = [];
  const all = Array.from({ length: 6 }, async (_, place) => {
    await queue.run("a", work.render);
    order.push(place);
  });
  for (let ended = 0; ended < 6; ended += 1) {
    await expect.poll(work.started).toBe(Math.min(2, 6 - ended));
    work.end();
  }
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(work.most()).toBe(2);
});

test("those that do not fit are refused at once", async () => {
  const queue = new CallerQueue({ ...limits, waiting: 1 });
  const work = renderings();
  const fitting = [queue.run("a", work.render), queue.run("a", work.render)];
  await expect(queue.run("a", work.render)).rejects.toMatchObject(refused);
  work.end();
  await fitting[0];
  await expect.poll(work.started).toBe(1);
  work.end();
  expect(await Promise.all(fitting)).toEqual(["page", "page"]);
});

test("those that wait too long are refused, and their place is free", async () => {
  const queue = new CallerQueue({ ...limits, waiting: 1, waitMs: 10 });
  const work = renderings();
  const first = queue.run("a", work.render);
  await expect(queue.run("a", work.render)).rejects.toBeInstanceOf(TurnRefused);
  await expect(queue.run("a", work.render)).rejects.toMatchObject(refused);
  work.end();
  await first;
  expect(work.most()).toBe(1);
});

test("a rendering that fails gives its place to the next", async () => {
  const queue = new CallerQueue(limits);
  const failing = queue.run("a", () => Promise.reject(new Error("no page")));
  const next = queue.run("a", async () => "page");
  await expect(failing).rejects.toThrow("no page");
  expect(await next).toBe("page");
});

test("a caller gets his places and no more; another one has places of his own", async () => {
  const queue = new CallerQueue({ ...limits, ofCaller: 3 });
  const work = renderings();
  const flood = Array.from({ length: 650 }, () => queue.run("a", work.render));
  const other = queue.run("b", work.render);
  const outcomes = Promise.allSettled(flood);
  for (let ended = 0; ended < 4; ended += 1) {
    await expect.poll(work.started).toBe(1);
    work.end();
  }
  const refusals = (await outcomes).filter(({ status }) => status === "rejected");
  expect(refusals).toHaveLength(647);
  expect(refusals[0]).toMatchObject({ reason: { code: "too-many-requests", retryAfterSeconds: 2 } });
  expect(await other).toBe("page");
  expect(await queue.run("a", async () => "a place again")).toBe("a place again");
});

test("callers are rendered for in turn, however many renderings each one waits for", async () => {
  const queue = new CallerQueue(limits);
  const order: string[] = [];
  const runOf = (caller: string) => queue.run(caller, async () => order.push(caller));
  await Promise.all(["a", "a", "a", "a", "b", "c", "b"].map(runOf));
  expect(order).toEqual(["a", "a", "b", "c", "a", "b", "a"]);
});

test("who waited too long is left out of his caller's turn", async () => {
  const queue = new CallerQueue({ ...limits, waitMs: 10 });
  const work = renderings();
  const first = queue.run("a", work.render);
  await expect(queue.run("b", work.render)).rejects.toMatchObject(refused);
  const next = queue.run("c", async () => "page");
  work.end();
  expect([await first, await next]).toEqual(["page", "page"]);
});

test("of one caller as many as allowed run at once; the others' begin meanwhile", async () => {
  const queue = new CallerQueue({ ...limits, atOnce: 4, atOnceOfCaller: 2 });
  const work = renderings();
  const flood = Array.from({ length: 5 }, () => queue.run("a", work.render));
  const other = queue.run("b", work.render);
  await expect.poll(work.started).toBe(3);
  for (let ended = 0; ended < 6; ended += 1) {
    await expect.poll(work.started).toBeGreaterThan(0);
    work.end();
  }
  await Promise.all([...flood, other]);
  expect(work.most()).toBe(3);
});

test("between two of a line the event loop takes a turn", async () => {
  const queue = new CallerQueue(limits);
  const order: string[] = [];
  const first = queue.run("a", async () => order.push("first"));
  const second = queue.run("a", async () => order.push("second"));
  await first;
  order.push("what was quick to answer");
  await second;
  expect(order).toEqual(["first", "what was quick to answer", "second"]);
});
