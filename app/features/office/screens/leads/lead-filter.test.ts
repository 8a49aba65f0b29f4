import { expect, test } from "vitest";
import { filterIn, isNarrowed, queryOf } from "./lead-filter.ts";

test.each([
  ["", {}],
  ["tab=all", {}],
  [
    "tab=mine&kind=fleet&state=won&place=lusail",
    { tab: "mine", kind: "fleet", state: "won", place: "lusail" },
  ],
  ["tab=failed&text=%20noora%20", { text: "noora" }],
  ["tab=theirs&kind=boat&state=open&text=", {}],
  ["text=%20", {}],
])("the address %s lists %j", (address, query) => {
  expect(queryOf(filterIn(new URLSearchParams(address)))).toEqual(query);
});

test("a tab narrows nothing; a kind, a state, a place or a text does", () => {
  const isNarrowedBy = (address: string) => isNarrowed(filterIn(new URLSearchParams(address)));
  expect(isNarrowedBy("tab=mine")).toBe(false);
  for (const one of ["kind=offer", "state=lost", "place=lusail", "text=a"])
    expect(isNarrowedBy(one)).toBe(true);
});
