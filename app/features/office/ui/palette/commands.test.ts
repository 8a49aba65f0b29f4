import { describe, expect, test } from "vitest";
import { type Deed, type Grant, mayDo, type Role } from "#app/features/staff/rules/permissions.ts";
import { commandsFor, commandsMatching } from "./commands.ts";
import { recordAt } from "./recent-records.ts";
import { foldedText, onLatinKeys } from "./typed-text.ts";

const places = [
  { to: "/", word: "queue" },
  { to: "/service", word: "service", deed: "appointment.view" },
  { to: "/capacity", word: "capacity", deed: "capacity.view" },
  { to: "/leads", word: "leads", deed: "lead.view" },
] as const;
const locations = [
  { id: "al-sadd", name: "Al Sadd" },
  { id: "al-wakra", name: "Al Wakra" },
];
const commandsOf = (role: Role, own: typeof locations = []) => {
  const grants: Grant[] = [{ role, place: "*" }];
  return commandsFor(places, own, (deed: Deed) => mayDo(grants, deed));
};
const ids = (commands: readonly { readonly id: string }[]) => commands.map(({ id }) => id);

describe("deeds of the palette", () => {
  test("are those of the role, and language and sign-out of everybody", () => {
    const everybody = ["go /", "language", "sign-out"];
    expect(ids(commandsOf("editor"))).toEqual(everybody);
    expect(ids(commandsOf("manager"))).toEqual([
      ...["new-visit", "close-day", "campaigns", "links", "documents"],
      ...["go /", "go /service", "go /capacity", "go /leads", "language", "sign-out"],
    ]);
    expect(ids(commandsOf("auditor"))).not.toContain("new-visit");
    expect(ids(commandsOf("auditor"))).toContain("privacy");
  });

  test.each([
    ["visit", ["new-visit"]],
    ["new vis", ["new-visit"]],
    ["  CAPA ", ["go /capacity"]],
    ["go to cap", ["go /capacity"]],
    ["زياره", ["new-visit"]],
    ["إغلاق", ["close-day"]],
    ["العملاء", ["go /leads"]],
    // On the keys of an Arabic keyboard: "capacity", "visit".
    ["ؤشحشؤهفغ", ["go /capacity"]],
    ["رهسهف", ["new-visit"]],
    ["isit", []],
    ["noora", []],
  ])("are found by %s", (typed, expected) => {
    expect(ids(commandsMatching(commandsOf("manager"), typed))).toEqual(expected);
  });

  test("are the locations of who has several of them, found by their names", () => {
    expect(ids(commandsMatching(commandsOf("manager", locations), "wakra"))).toEqual(["at al-wakra"]);
    expect(ids(commandsMatching(commandsOf("manager", locations.slice(0, 1)), "sadd"))).toEqual([]);
  });

  test("are all there before anything is typed", () => {
    const commands = commandsOf("manager");
    expect(commandsMatching(commands, "  ")).toEqual(commands);
  });
});

test.each([
  ["ضصثقفغعهخح", "qwertyuiop"],
  ["شسيبالتنم", "asdfhgjkl"],
  ["ئءؤرلاىة", "zxcvbnm"],
  ["Noora 12", "Noora 12"],
])("the keys of %s write %s", (typed, latin) => expect(onLatinKeys(typed)).toBe(latin));

test.each([
  ["Go to my queue …", "go to my queue"],
  ["أُسند إلى", "اسند الي"],
  ["الطاقة", "طاقه"],
  ["لال", "لال"],
  ["", ""],
])("%s is compared as %s", (text, folded) => expect(foldedText(text)).toBe(folded));

test.each([
  ["/people/a-1", "customer:a-1"],
  ["/service/b%202", "visit:b 2"],
  ["/leads/c", "lead:c"],
  ["/people", undefined],
  ["/people/", undefined],
  ["/people/a/b", undefined],
  ["/settings/d", undefined],
  ["/", undefined],
])("the address %s shows %s", (pathname, record) => expect(recordAt(pathname)).toBe(record));
