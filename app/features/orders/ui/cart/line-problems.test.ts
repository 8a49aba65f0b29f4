import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartLine } from "../../cart-calls.ts";
import { lineExample } from "./cart-examples.ts";
import { lineProblems } from "./line-problems.ts";

const problemOf = (changes: Partial<CartLine>) => lineProblems([lineExample(changes)]).get("line-1");

describe("what has to be mended before the checkout", () => {
  it.each([
    [{}, undefined],
    [{ quantity: 4, available: 4 }, undefined],
    [{ quantity: 5, available: 4 }, "short"],
    [{ quantity: 1, available: 0 }, "out"],
    [{ fit: "does-not-fit" }, "misfit"],
    [{ fit: "does-not-fit", misfitAcknowledged: true }, undefined],
    [{ fit: "unknown" }, undefined],
    [{ changes: [{ kind: "withdrawn" }], available: 0 }, "withdrawn"],
    [{ changes: [{ kind: "price", from: 100, to: 200 }] }, undefined],
  ] as const)("a line with %j: %s", (changes, problem) => {
    expect(problemOf(changes as Partial<CartLine>)).toBe(problem);
  });

  it("two lines of a part share its pieces", () => {
    const line = (id: string, quantity: number) => lineExample({ id, quantity, available: 5 });
    expect([...lineProblems([line("a", 3), line("b", 3), line("c", 1)])]).toEqual([
      ["b", "short"],
      ["c", "out"],
    ]);
  });

  it("without a problem a part's lines never need more than there is", () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 });
    fc.assert(
      fc.property(quantities, fc.integer({ min: 0, max: 200 }), (wanted, available) => {
        const lines = wanted.map((quantity, at) => lineExample({ id: `l${at}`, quantity, available }));
        const sum = wanted.reduce((total, one) => total + one, 0);
        expect(lineProblems(lines).size === 0).toBe(sum <= available || lines.length === 0);
      }),
    );
  });
});
