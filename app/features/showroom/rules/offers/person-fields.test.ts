import { expect, test } from "vitest";
import { personFields } from "./person-fields.ts";

const profile = {
  id: "1",
  sfAccountId: "2",
  kunnr: "3",
  firstName: "Noora",
  lastName: "Al Thani",
  phones: [{ phoneNumber: "+97455123456" }],
  emails: [{ email: "noora@example.qa" }],
};

test.each([
  [{}, { firstName: "Noora", lastName: "Al Thani", mobile: "5512 3456", email: "noora@example.qa" }],
  [{ firstName: "نورة" }, { firstName: "نورة" }],
  // A spelling that the pattern of the specification takes.
  [{ lastName: "Al-Thani" }, { lastName: "Al Thani" }],
  [{ lastName: "Müller" }, { lastName: "Muller" }],
  [{ firstName: "李" }, { firstName: undefined }],
  [{ phones: [{ phoneNumber: "+44 7700 900123" }, { phoneNumber: "33123456" }] }, { mobile: "3312 3456" }],
  [{ phones: [] }, { mobile: undefined }],
  [{ emails: [{ email: "noora+cars@example.qa" }] }, { email: undefined }],
])("of a customer with %j a form knows %j", (changes, expected) => {
  const fields = personFields({ ...profile, ...changes }, "specified");
  for (const [field, value] of Object.entries(expected)) expect(fields[field]).toBe(value);
});

test("what is not known, or would be refused, is no field", () => {
  const customer = { ...profile, firstName: "李", phones: [], emails: [] };
  expect(Object.keys(personFields(customer, "specified"))).toEqual(["lastName"]);
});

test("the inclusive patterns take names and addresses as they are", () => {
  const customer = { ...profile, lastName: "Al-Thani", emails: [{ email: "noora+cars@example.qa" }] };
  expect(personFields(customer, "inclusive")).toMatchObject({
    lastName: "Al-Thani",
    email: "noora+cars@example.qa",
  });
});
