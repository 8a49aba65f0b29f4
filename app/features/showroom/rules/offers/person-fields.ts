import type { Profile } from "#app/features/account/rules/profile.ts";
import { maskPhone } from "#app/lib/validation/phone-mask.ts";
import { suggestedName } from "#app/lib/validation/suggested-name.ts";
import { type PatternName, type PatternProfile, problemOf } from "#app/lib/validation/validation-patterns.ts";

/**
 * What a form need not request of a signed-in customer, by the names of its fields. What a pattern would refuse is left out, or
 * offered in a spelling that it takes: nobody shall meet an error in what they did not write.
 */
export function personFields(
  { firstName, lastName, phones, emails }: Profile,
  patterns: PatternProfile,
): Readonly<Record<string, string>> {
  const taken = (pattern: PatternName, value: string | undefined) =>
    value !== undefined && problemOf(pattern, value, patterns) === undefined ? value : undefined;
  const name = (value: string) => taken("name", value) ?? suggestedName(value);
  const phone = phones.map(({ phoneNumber }) => taken("phone", phoneNumber)).find(Boolean);
  const fields = {
    firstName: name(firstName),
    lastName: name(lastName),
    mobile: phone && maskPhone(phone, 0).value,
    email: emails.map(({ email }) => taken("email", email)).find(Boolean),
  };
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]));
}
