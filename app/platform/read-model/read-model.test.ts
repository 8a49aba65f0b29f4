import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { closeDatabase } from "../database.server.ts";
import { metrics } from "../metrics.server.ts";
import { ReadModel } from "./read-model.server.ts";

interface Value {
  readonly text: string;
}
let model: ReadModel<Value>;
let loads = 0;
beforeEach(() => {
  model = new ReadModel<Value>("test", { most: 3 });
  loads = 0;
});

const load = async () => {
  loads += 1;
  return { value: { text: `load ${loads}` } };
};
const read = async (key: string, version: number, by = load) => (await model.get(key, version, by)).text;

test("a value is loaded once for a key and version, and anew for a later version", async () => {
  expect([await read("a", 1), await read("a", 1), await read("b", 1)]).toEqual([
    "load 1",
    "load 1",
    "load 2",
  ]);
  expect([await read("a", 2), await read("a", 2)]).toEqual(["load 3", "load 3"]);
});

test("a reader with an older version gets the newer value", async () => {
  await read("a", 5);
  expect(await read("a", 4)).toBe("load 1");
});

test("concurrent readers of a version share one load; those of the next version do not wait for it", async () => {
  const ends: (() => void)[] = [];
  const slow = async () => {
    const loaded = await load();
    await new Promise<void>((resolve) => ends.push(resolve));
    return loaded;
  };
  const crowd = Array.from({ length: 20 }, () => read("a", 1, slow));
  const later = read("a", 2, slow);
  await expect.poll(() => ends.length).toBe(2);
  // The older load ends last, and does not take the place of the newer one.
  ends[1]?.();
  expect(await later).toBe("load 2");
  ends[0]?.();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(["load 1"]));
  expect(await read("a", 2)).toBe("load 2");
});

test("a load that fails reaches all who wait, and the next reader loads again", async () => {
  const fail = () => Promise.reject(new Error("away"));
  const both = await Promise.allSettled([read("a", 1, fail), read("a", 1, fail)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read("a", 1)).toBe("load 1");
});

test("a value that may not be cached is returned, and loaded again", async () => {
  const once = async () => ({ ...(await load()), isCacheable: false });
  expect([await read("a", 1, once), await read("a", 1)]).toEqual(["load 1", "load 2"]);
});

test("a value is returned until its end, and after it as a stale one alone", async () => {
  const freshUntil = new Date("2026-11-22T21:00:00Z");
  await read("a", 1, async () => ({ ...(await load()), freshUntil }));
  const at = (ms: number) => model.find("a", 1, new Date(freshUntil.getTime() + ms))?.text;
  expect([at(-1), at(0)]).toEqual(["load 1", undefined]);
  expect([model.findStale("a", 1)?.text, model.findStale("a", 2)]).toEqual(["load 1", undefined]);
});

test("the values that were read longest ago give way, by number and by bytes", async () => {
  for (const key of ["a", "b", "c", "a", "d"]) await read(key, 1);
  expect(["a", "b", "c", "d"].filter((key) => model.findStale(key, 1))).toEqual(["a", "c", "d"]);
  const sized = new ReadModel<Value>("sized", { mostBytes: 10, bytesOf: ({ text }) => text.length });
  for (const key of ["a", "b"]) await sized.get(key, 1, load);
  expect(["a", "b"].filter((key) => sized.findStale(key, 1))).toEqual(["b"]);
});

test("whatever was read before, no value is older than the version of its reader", async () => {
  const reads = fc.array(fc.record({ key: fc.constantFrom("a", "b"), raise: fc.boolean() }), {
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(reads, async (steps) => {
      const versions = new ReadModel<{ readonly version: number }>("property", { most: 1 });
      let version = 0;
      for (const { key, raise } of steps) {
        if (raise) version += 1;
        const loaded = version;
        const value = await versions.get(key, version, async () => ({ value: { version: loaded } }));
        expect(value.version).toBe(version);
      }
    }),
  );
});

test("what was read of a database goes with it, also what is still being read", async () => {
  await read("a", 1);
  const slow = read("b", 1, () => new Promise(() => undefined));
  await closeDatabase();
  expect([await read("a", 1), await read("b", 1)]).toEqual(["load 2", "load 3"]);
  expect(await Promise.race([slow, "pending"])).toBe("pending");
});

test("hits, loads, their duration and the age are counted by name", async () => {
  const measured = new ReadModel<Value>("measured");
  for (let turn = 0; turn < 3; turn += 1) await measured.get("a", 1, load);
  const text = await metrics.metrics();
  expect(text).toContain('marsa_read_model_hits_total{name="measured"} 2');
  expect(text).toContain('marsa_read_model_refresh_seconds_count{name="measured"} 1');
  expect(text).toMatch(/marsa_read_model_age_seconds\{name="measured"\} 0/);
});
