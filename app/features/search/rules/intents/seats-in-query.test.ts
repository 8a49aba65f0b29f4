import { expect, test } from "vitest";
import { seatsInQuery } from "./seats-in-query.ts";

test.each([
  ["7 seats", 7],
  ["seven seater suv", 7],
  ["8-seater", 8],
  ["12seater van", 12],
  ["car for 9 people", 9],
  ["٧ مقاعد", 7],
  ["باص ١٢ راكب", 12],
  ["سيارة ثمان نفرات", 8],
  ["سبعة ركاب", 7],
])("%s requests %d seats", (query, count) => {
  expect(seatsInQuery(query)).toBe(count);
});

test.each(["child seats", "1 seat", "60 people", "7 days", "مقاعد أطفال", ""])(
  "%j requests none",
  (query) => {
    expect(seatsInQuery(query)).toBeUndefined();
  },
);
