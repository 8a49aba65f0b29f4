import { expect, test } from "vitest";
import { lookOnce } from "./looks.server.ts";

const at = (minutes: number) => new Date(Date.parse("2026-11-26T08:00:00Z") + minutes * 60_000);

/** Whom the entry of a look names; none: there is no entry. */
async function look(screen: string, people: readonly string[], minutes: number): Promise<readonly string[]> {
  let named: readonly string[] = [];
  await lookOnce(screen, people, {
    now: at(minutes),
    write: async (unseen) => {
      named = unseen;
    },
  });
  return named;
}

test("a person is seen anew on another screen, and on the same one after ten minutes", async () => {
  expect(await look("one", ["noora"], 0)).toEqual(["noora"]);
  expect(await look("one", ["noora"], 9)).toEqual([]);
  expect(await look("two", ["noora"], 9)).toEqual(["noora"]);
  expect(await look("one", ["noora"], 10)).toEqual(["noora"]);
});

test("of a list that is read again the next entry names who has come to it", async () => {
  expect(await look("list", ["noora", "khalid"], 0)).toEqual(["noora", "khalid"]);
  expect(await look("list", ["khalid", "huda", "noora"], 1)).toEqual(["huda"]);
});

test("what could not be written is shown to nobody, not to who waits for the same entry, and is tried again", async () => {
  const written = Promise.withResolvers<void>();
  const first = lookOnce("failing", ["noora"], { now: at(0), write: () => written.promise });
  const second = lookOnce("failing", ["noora"], { now: at(0), write: async () => undefined });
  written.reject(new Error("no database"));
  await expect(first).rejects.toThrow("no database");
  await expect(second).rejects.toThrow("no database");
  expect(await look("failing", ["noora"], 0)).toEqual(["noora"]);
});

test("what is remembered has an end: the oldest is written down once more", async () => {
  await look("many", ["first"], 20);
  const others = Array.from({ length: 50_000 }, (_, index) => String(index));
  await look("many", others, 20);
  expect(await look("many", ["49999"], 20)).toEqual([]);
  expect(await look("many", ["first"], 20)).toEqual(["first"]);
});
