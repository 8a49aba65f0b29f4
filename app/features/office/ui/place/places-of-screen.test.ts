import { expect, test } from "vitest";
import { everywhere, type Grant, type Role } from "#app/features/staff/rules/permissions.ts";
import { placesOfScreen } from "./places-of-screen.ts";

const locations = [
  { id: "lusail-showroom", kind: "showroom" },
  { id: "al-sadd", kind: "service" },
  { id: "west-bay", kind: "service" },
];
const at = (role: Role, ...places: string[]): Grant[] => places.map((place) => ({ role, place }));
const centers = ["al-sadd", "west-bay"];

test.each<[string, string, Grant[], string[]]>([
  ["a manager's Service", "/service", at("manager", everywhere), centers],
  ["a manager's Capacity", "/capacity", at("manager", everywhere), centers],
  ["a manager's queue", "/", at("manager", everywhere), centers],
  ["an adviser's Service", "/service", at("adviser", "west-bay"), ["west-bay"]],
  ["a showroom manager's Service", "/service", at("manager", "lusail-showroom"), []],
  ["the queue of sales", "/", at("sales", everywhere), []],
  ["the audit of who audits everywhere", "/settings/audit", at("auditor", everywhere), centers],
  [
    "the audit of who audits at some",
    "/settings/audit",
    at("auditor", "lusail-showroom", "al-sadd"),
    ["lusail-showroom", "al-sadd"],
  ],
  ["Service of who audits at some", "/service", at("auditor", "lusail-showroom", "al-sadd"), ["al-sadd"]],
])("%s is of these places", (_, path, grants, expected) => {
  const own = locations.filter(({ id }) => grants.some(({ place }) => place === everywhere || place === id));
  expect(placesOfScreen(path, { grants, locations: own }).map(({ id }) => id)).toEqual(expected);
});
