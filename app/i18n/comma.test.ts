import { expect, test } from "vitest";
import { withAnd, withCommas } from "./comma.ts";

test("each language has its comma, and what is missing leaves none", () => {
  expect(withCommas(["Al Sadd", "", undefined, "Doha"], "en")).toBe("Al Sadd, Doha");
  expect(withCommas(["السد", null, false, "الدوحة"], "ar")).toBe("السد، الدوحة");
});

test("spans of one day have a word between them", () => {
  expect(withAnd(["8:00 am to 12:00 pm", "4:00 pm to 9:00 pm"], "en")).toBe(
    "8:00 am to 12:00 pm and 4:00 pm to 9:00 pm",
  );
  expect(withAnd(["من 8:00 ص إلى 12:00 ظهراً", "من 4:00 م إلى 9:00 م"], "ar")).toBe(
    "من 8:00 ص إلى 12:00 ظهراً ومن 4:00 م إلى 9:00 م",
  );
  expect(withAnd(["من 8:00 ص إلى 12:00 ظهراً"], "ar")).toBe("من 8:00 ص إلى 12:00 ظهراً");
});
