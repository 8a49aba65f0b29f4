import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areSameGrants, grantsOfGroups, readMapping, tidyGrants } from "./grants.ts";
import { type Deed, deeds, everywhere, type Grant, mayDo, roles } from "./permissions.ts";

const places = ["west-bay", "al-sadd", everywhere];
const grants = fc.array(fc.record({ role: fc.constantFrom(...roles), place: fc.constantFrom(...places) }), {
  maxLength: 8,
});
const mapping = {
  "Service West Bay": [{ role: "adviser", place: "west-bay" }],
  Managers: [
    { role: "manager", place: everywhere },
    { role: "adviser", place: "west-bay" },
  ],
} as const;

describe("tidy grants", () => {
  test("stand once each, in the order of the roles", () => {
    const untidy: Grant[] = [
      { role: "sales", place: "b" },
      { role: "adviser", place: "z" },
      { role: "sales", place: "a" },
      { role: "sales", place: "b" },
    ];
    expect(tidyGrants(untidy)).toEqual([
      { role: "adviser", place: "z" },
      { role: "sales", place: "a" },
      { role: "sales", place: "b" },
    ]);
  });

  test("name no place beside everywhere", () => {
    const both: Grant[] = [
      { role: "manager", place: "west-bay" },
      { role: "manager", place: everywhere },
    ];
    expect(tidyGrants(both)).toEqual([{ role: "manager", place: everywhere }]);
  });

  test("allow exactly what they allowed before", () => {
    fc.assert(
      fc.property(grants, fc.constantFrom(...(Object.keys(deeds) as Deed[])), (given, deed) => {
        for (const place of [undefined, "west-bay", "al-sadd", "lusail"])
          expect(mayDo(tidyGrants(given), deed, place)).toBe(mayDo(given, deed, place));
      }),
    );
  });

  test("are the same in any order", () => {
    fc.assert(fc.property(grants, (given) => areSameGrants(given, given.toReversed())));
    expect(areSameGrants([{ role: "sales", place: "a" }], [{ role: "sales", place: "b" }])).toBe(false);
  });
});

describe("the mapping of a configuration", () => {
  test("names roles and places", () => {
    expect(readMapping({ Managers: [{ role: "manager", place: "*" }] })).toEqual({
      Managers: [{ role: "manager", place: everywhere }],
    });
  });

  test("is refused with a role that there is not", () => {
    expect(() => readMapping({ Managers: [{ role: "boss", place: "*" }] })).toThrow(/no role is called boss/);
  });
});

describe("groups of another issuer", () => {
  test("grant what they are mapped to, together", () => {
    expect(grantsOfGroups(["Managers", "Service West Bay"], mapping)).toEqual([
      { role: "adviser", place: "west-bay" },
      { role: "manager", place: everywhere },
    ]);
  });

  test.each(["Everybody", "constructor", "__proto__", "toString", ""])("called %j grant nothing", (group) => {
    expect(grantsOfGroups([group], mapping)).toEqual([]);
  });
});
