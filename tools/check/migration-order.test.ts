import { expect, test } from "vitest";
import { checkMigrationOrder } from "./migration-order.ts";

const first = "20261129061500-first.sql";
const second = "20261129061501-second.sql";

test("migrations follow each other by their times, after those with numbers", () => {
  expect(checkMigrationOrder(["0001-platform.sql", first, "0200-late.sql", second])).toEqual([]);
});

test("a migration that was added after a newer one is refused", () => {
  expect(checkMigrationOrder([second, first])).toEqual([
    `${first}: a migration of 20261129061501 was there before it; name it by the time of now`,
  ]);
});

test("two migrations of one second have no order", () => {
  expect(checkMigrationOrder([first, "20261129061500-other.sql"])).toHaveLength(1);
});

test("no number is given any more", () => {
  const numbers = Array.from({ length: 77 }, (_, n) => `${String(n).padStart(4, "0")}-old.sql`);
  expect(checkMigrationOrder(numbers.slice(0, 76))).toEqual([]);
  expect(checkMigrationOrder(numbers)).toHaveLength(1);
});

test.each([
  "new.sql",
  "20261129-day-alone.sql",
  "20261329061500-no-month.sql",
  "20261129246000-no-hour.sql",
  "20261129061500-Upper.sql",
])("%s is not named by a time", (file) => {
  expect(checkMigrationOrder([file])).toHaveLength(1);
});

test("the project's migrations are in order", () => {
  expect(checkMigrationOrder()).toEqual([]);
});
