import { expect, test } from "vitest";
import * as z from "zod/mini";
import { problemsIn } from "./field-problems.ts";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(5), z.regex(/^[a-z]+$/)),
  note: z.optional(z.string().check(z.maxLength(3))),
  fleet: z.object({
    count: z.string().check(z.regex(/^\d$/)),
    models: z.array(z.string()).check(z.minLength(1)),
  }),
});
const good = { name: "noora", fleet: { count: "3", models: ["qafila"] } };

test.each([
  [{}, {}],
  [{ name: undefined }, { name: "missing" }],
  [{ name: "  " }, { name: "missing" }],
  // Of two broken rules the first counts.
  [{ name: "Noora Al Thani" }, { name: "wrong-format" }],
  [{ note: "long" }, { note: "wrong-format" }],
  [{ fleet: { count: "", models: [] } }, { "fleet.count": "missing", "fleet.models": "wrong-format" }],
])("%j gives %j", (changes, problems) => {
  expect(problemsIn(schema, { ...good, ...changes })).toEqual(problems);
});
