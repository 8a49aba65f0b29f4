import { everywhere, type Grant, type Role } from "#app/features/staff/rules/permissions.ts";
import type { ImportedMember } from "#app/features/staff/staff.server.ts";

/** The demo's own: it stands in the repository, and so does the secret of everybody's authenticator. */
export const demoStaffPassword = "marsa-demo-2026";
export const demoStaffTotpSecret = "MRSADEMO2345OFFICE67MRSADEMO2345";

function at(role: Role, ...places: string[]): Grant[] {
  return places.map((place) => ({ role, place }));
}
const person = (
  number: number,
  login: string,
  [name, nameAr]: readonly [en: string, ar: string],
  grants: readonly Grant[],
  language: ImportedMember["language"] = "en",
): ImportedMember => ({
  id: `01976f00-0000-7000-8000-0000000001${String(number).padStart(2, "0")}`,
  email: `${login}@rimal.example`,
  ...{ name, nameAr, language, grants },
});

/** Manages every location; `npm start` prints this login. */
export const maryam = person(
  1,
  "maryam",
  ["Maryam Al Sulaiti", "مريم السليطي"],
  at("manager", everywhere),
  "ar",
);

/** Works at every parts counter. */
export const mahmoud = person(
  9,
  "mahmoud",
  ["Mahmoud El Sayed", "محمود السيد"],
  at("parts", everywhere),
  "ar",
);

/** The demo's twelve members of staff: every role, several centers and showrooms. */
export const demoStaff: readonly ImportedMember[] = [
  maryam,
  person(2, "hamad", ["Hamad Al Marri", "حمد المري"], at("administrator", everywhere), "ar"),
  person(3, "fatima", ["Fatima Al Kaabi", "فاطمة الكعبي"], at("adviser", "west-bay", "al-sadd"), "ar"),
  person(4, "joseph", ["Joseph Fernandes", "جوزيف فرنانديز"], at("adviser", "al-sadd", "industrial-area")),
  person(5, "rakesh", ["Rakesh Nair", "راكيش ناير"], at("workshop", "west-bay", "al-sadd")),
  person(6, "arnel", ["Arnel Santos", "أرنيل سانتوس"], at("workshop", "industrial-area", "salwa-road")),
  person(
    7,
    "yousef",
    ["Yousef Haddad", "يوسف حداد"],
    at("sales", "rimal-showroom-salwa-road", "rimal-showroom-lusail"),
    "ar",
  ),
  person(8, "priya", ["Priya Menon", "بريا مينون"], at("sales", everywhere)),
  mahmoud,
  person(10, "layla", ["Layla Mansour", "ليلى منصور"], at("editor", everywhere), "ar"),
  person(11, "ali", ["Ali Al Yafei", "علي اليافعي"], at("manager", "lusail", "al-khor"), "ar"),
  person(12, "grace", ["Grace Thompson", "غريس تومسون"], at("auditor", everywhere)),
];

/** A member of the demo's staff by the first part of their address. */
export function demoMember(login: string): ImportedMember {
  const member = demoStaff.find(({ email }) => email.startsWith(`${login}@`));
  if (member === undefined) throw new Error(`the demo has no member of staff ${login}`);
  return member;
}
