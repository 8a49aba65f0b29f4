import { expect, test } from "vitest";
import { RenderQueue, RenderRefused } from "./render-queue.ts";

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
const refused = { name: "Error", code: "unavailable", retryAfterSeconds: 2 };

test("as many as allowed run at once, the others in their order", async () => {
  const queue = new RenderQueue({ atOnce: 2, waiting: 10, waitMs: 60_000 });
  const work = renderings();
  const order: number[] = [];
  const all = Array.from({ length: 6 }, async (_, place) => {
    await queue.run(work.render);
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
  const queue = new RenderQueue({ atOnce: 1, waiting: 1, waitMs: 60_000 });
  const work = renderings();
  const fitting = [queue.run(work.render), queue.run(work.render)];
  await expect(queue.run(work.render)).rejects.toMatchObject(refused);
  work.end();
  await fitting[0];
  await expect.poll(work.started).toBe(1);
  work.end();
  expect(await Promise.all(fitting)).toEqual(["page", "page"]);
});

test("those that wait too long are refused, and their place is free", async () => {
  const queue = new RenderQueue({ atOnce: 1, waiting: 1, waitMs: 10 });
  const work = renderings();
  const first = queue.run(work.render);
  await expect(queue.run(work.render)).rejects.toBeInstanceOf(RenderRefused);
  await expect(queue.run(work.render)).rejects.toMatchObject(refused);
  work.end();
  await first;
  expect(work.most()).toBe(1);
});

test("a rendering that fails gives its place to the next", async () => {
  const queue = new RenderQueue({ atOnce: 1, waiting: 5, waitMs: 60_000 });
  const failing = queue.run(() => Promise.reject(new Error("no page")));
  const next = queue.run(async () => "page");
  await expect(failing).rejects.toThrow("no page");
  expect(await next).toBe("page");
});
