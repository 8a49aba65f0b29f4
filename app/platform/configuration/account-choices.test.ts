import { expect, test } from "vitest";
import choices from "#config";
import { parseConfiguration } from "./configuration.ts";

const withStaff = (staffAccounts: object, more: object = {}) =>
  parseConfiguration({ ...choices, ...more, staffAccounts }, {});

test("the importer's directory is taken with its groups, whose roles hold everywhere unless a place is named", () => {
  const roles = { Service: [{ role: "adviser", place: "rimal-lusail" }], Board: [{ role: "auditor" }] };
  const parsed = withStaff({ issuer: "https://directory.example/v2.0/", clientId: "office", roles });
  expect(parsed.ok && parsed.value.staffAccounts).toEqual({
    issuer: "https://directory.example/v2.0",
    clientId: "office",
    groupsClaim: "groups",
    roles: {
      Service: [{ role: "adviser", place: "rimal-lusail" }],
      Board: [{ role: "auditor", place: "*" }],
    },
  });
});

test("without a choice staff are invited to the built-in site, on the site's own host", () => {
  const parsed = parseConfiguration({ ...choices, staffAccounts: undefined }, {});
  expect(parsed.ok && [parsed.value.staffAccounts, parsed.value.office]).toEqual([
    { groupsClaim: "groups", roles: {} },
    {},
  ]);
});

test.each([
  [{ issuer: "https://directory.example" }, {}, /staffAccounts.clientId is needed beside an issuer/],
  [{ issuer: "directory" }, {}, /staffAccounts.issuer/],
  [{ roles: { Board: [{ rank: "auditor" }] } }, {}, /staffAccounts.roles.Board/],
  [{}, { office: { origin: "office" } }, /office.origin/],
])("%j with %j is refused in one line", (staffAccounts, more, line) =>
  expect(withStaff(staffAccounts, more)).toMatchObject({ ok: false, line: expect.stringMatching(line) }),
);
