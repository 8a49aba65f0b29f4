import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Deed,
  deeds,
  everywhere,
  type Grant,
  mayApprove,
  mayDo,
  placesOf,
  type Role,
  roles,
  steppedUp,
} from "./permissions.ts";

const [own, other] = ["west-bay", "al-sadd"];
const deedNames = Object.keys(deeds) as Deed[];
const rolesOf = (deed: Deed): readonly Role[] => deeds[deed];

/** Written out a second time, so that a slip of the table does not pass: who may do what cannot be taken back. */
const dangerous: Readonly<Partial<Record<Deed, readonly Role[]>>> = {
  "appointment.cancel": ["adviser", "manager"],
  "appointment.reject": ["adviser", "manager"],
  "capacity.hours": ["manager"],
  "capacity.close-day": ["manager"],
  "lead.assign": ["manager"],
  "lead.export": ["manager"],
  "customer.view": ["adviser", "manager", "sales", "parts", "administrator", "auditor"],
  "privacy.view": ["administrator", "auditor"],
  "privacy.answer": ["administrator"],
  "order.refund": ["manager"],
  "staff.view": ["manager", "administrator", "auditor"],
  "staff.invite": ["administrator"],
  "staff.grant": ["administrator"],
  "staff.leave": ["administrator"],
  "device.manage": ["manager", "administrator"],
  "audit.search": ["administrator", "auditor"],
  "audit.export": ["administrator", "auditor"],
  "audit.verify": ["administrator"],
};

describe.each(roles)("%s", (role) => {
  test.each(deedNames)("%s: at the own place, elsewhere, everywhere", (deed) => {
    const able = rolesOf(deed).includes(role);
    const here: Grant[] = [{ role, place: own }];
    const all: Grant[] = [{ role, place: everywhere }];
    expect(mayDo(here, deed, own)).toBe(able);
    expect(mayDo(here, deed, other)).toBe(false);
    expect(mayDo(here, deed)).toBe(able);
    expect(mayDo(all, deed, own)).toBe(able);
    expect(mayDo(all, deed, other)).toBe(able);
    expect(placesOf(here, deed)).toEqual(able ? [own] : []);
    expect(placesOf(all, deed)).toEqual(able ? [everywhere] : []);
  });
});

test.each(Object.entries(dangerous))("%s is for these roles and no other", (deed, expected) => {
  const able = roles.filter((role) => mayDo([{ role, place: own }], deed as Deed, own));
  expect(able.toSorted()).toEqual(expected.toSorted());
});

test("what each role sees of customers is what the README says, and needs a deed of that role", async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^\| (\w+) \| ([\w. -]*?) ?\| ([\w. -]*?) ?\|$/gm)].map(
    ([, role, ...sees]) => [role, sees.flatMap((cell) => cell.split(" ").filter(Boolean))],
  );
  const views = deedNames.filter((deed) => /^(?!capacity|staff).*\.view$/.test(deed));
  const expected = roles.map((role) => [
    role,
    views.filter((deed) => rolesOf(deed).includes(role)).toSorted(),
  ]);
  const written = rows.map(([role, sees]) => [role, [...(sees as string[])].toSorted()]);
  expect(written).toEqual(expected);
});

/** A section of customers' data, with the deeds for which it is read. */
const neededFor: Readonly<Record<string, RegExp>> = {
  "appointment.view": /^(appointment|extra-work)\.(?!view|print)/,
  "document.view": /^document\.answer$/,
  "car-link.view": /^car-link\.answer$/,
  "lead.view": /^lead\.answer$/,
  "order.view": /^order\.work$/,
  "privacy.view": /^privacy\.answer$/,
};

test.each(Object.entries(neededFor))(
  "%s is for who does something with it, and for auditors",
  (view, deed) => {
    for (const role of rolesOf(view as Deed).filter((one) => one !== "auditor"))
      expect(
        deedNames.some((one) => deed.test(one) && rolesOf(one).includes(role)),
        role,
      ).toBe(true);
  },
);

test("without a grant nothing at all is allowed", () => {
  for (const deed of deedNames) expect(mayDo([], deed), deed).toBe(false);
});

test("an auditor reads and changes nothing", () => {
  const auditor: Grant[] = [{ role: "auditor", place: everywhere }];
  const allowed = deedNames.filter((deed) => mayDo(auditor, deed, own));
  const isReading = (deed: Deed) => /\.(view|search|print)$/.test(deed) || deed === "audit.export";
  expect(allowed.filter((deed) => !isReading(deed))).toEqual([]);
  const reading = deedNames.filter((deed) => /\.(view|search)$/.test(deed));
  expect(reading.filter((deed) => !allowed.includes(deed))).toEqual([]);
});

test("those who run the office do no work on cars or orders, and give out no money", () => {
  const administrator: Grant[] = [{ role: "administrator", place: everywhere }];
  const allowed = deedNames.filter((deed) => mayDo(administrator, deed, own));
  expect(allowed.filter((deed) => /^(order|lead|extra-work)\./.test(deed))).toEqual([]);
  expect(allowed.filter((deed) => /^(appointment|capacity)\.(?!view)/.test(deed))).toEqual([]);
});

test("money, who works here, and how customers sign in need a fresh sign-in", () => {
  expect([...steppedUp].sort()).toEqual([
    "factor-reset.answer",
    "order.credit",
    "order.refund",
    "staff.grant",
    "staff.invite",
    "staff.leave",
  ]);
});

test("two roles allow what either of them allows, and only where it holds", () => {
  const grant = fc.record({
    role: fc.constantFrom(...roles),
    place: fc.constantFrom(own, other, everywhere),
  });
  const grants = fc.array(grant, { maxLength: 4 });
  fc.assert(
    fc.property(grants, grants, fc.constantFrom(...deedNames), (one, two, deed) => {
      for (const place of [own, other, "lusail"])
        expect(mayDo([...one, ...two], deed, place)).toBe(mayDo(one, deed, place) || mayDo(two, deed, place));
    }),
  );
});

test("nobody approves their own request", () => {
  expect(mayApprove("a", "a")).toBe(false);
  expect(mayApprove("a", "b")).toBe(true);
});
