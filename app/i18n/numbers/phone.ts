import { ownValue } from "#app/lib/untrusted/own-value.ts";

/** A number of Qatar as people read it: +974 5500 1200. Any other number stands as it is. */
export function phoneInGroups(phone: string): string {
  return phone.replace(/^(\+974)(\d{4})(\d{4})$/, "$1 $2 $3");
}

/** Of the countries that an importer of this product may serve, by ISO 3166. */
const dialCodes: Readonly<Record<string, string>> = {
  AE: "971",
  BH: "973",
  KW: "965",
  OM: "968",
  QA: "974",
  SA: "966",
};

/** A number as it is dialed from anywhere, however it was left: 55001200, 5500 1200, 0097455001200, +974 5500 1200. */
export function dialedPhone(phone: string, country: string): string {
  const digits = phone.replace(/[\s().-]/g, "").replace(/^00/, "+");
  return digits === "" || digits.startsWith("+") ? digits : internationalPhone(digits, country);
}

/** A number as content holds it, in the form that is dialled from anywhere: +97455001200. Another country's stays. */
export function internationalPhone(nationalDigits: string, country: string): string {
  const code = ownValue(dialCodes, country);
  return code === undefined ? nationalDigits : `+${code}${nationalDigits}`;
}
