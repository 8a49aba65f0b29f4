import type * as z from "zod/mini";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { listMembers, memberById, type StaffMember } from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import {
  listStaffCall,
  type memberRow,
  nameStaffCall,
  showMemberCall,
} from "../../calls/settings/staff-calls.ts";
import { seesMember } from "../../rules/grants-within.ts";
import { answerRead } from "../answer-office.server.ts";
import { placeNames } from "../answers/place-names.server.ts";

const pageSize = 50;
const mostNames = 500;
type Row = z.output<typeof memberRow>;

/** Who works here, as far as the caller's role goes: colleagues of their places, and those who work everywhere. */
export const staffAnswers = [
  answerRead(listStaffCall, async ({ query, places, language }) => {
    const { text, role, place, state, after } = query;
    if (place !== undefined && !places.includes(everywhere) && !places.includes(place))
      return refuse("not-allowed");
    const [page, names] = await Promise.all([
      listMembers({
        ...{ role, after, limit: pageSize, places: place === undefined ? places : [place] },
        text: text?.trim() || undefined,
        states: state === "left" ? ["left"] : ["active", "invited"],
      }),
      placeNames(language),
    ]);
    return succeed({ rows: page.members.map((member) => rowOf(member, names, language)), next: page.next });
  }),

  answerRead(nameStaffCall, async ({ places, language }) => {
    const { members } = await listMembers({
      places,
      states: ["active", "invited", "left"],
      limit: mostNames,
    });
    return succeed({
      members: members.map((member) => ({ id: member.id, name: namesOf(member, language).name })),
    });
  }),

  answerRead(showMemberCall, async ({ params, places, language }) => {
    const member = await memberById(params.id);
    if (member === undefined || !seesMember(places, member.grants)) return refuse("not-found");
    const { hasPin, hasRolesOfGroups, createdAt, changedAt, changedBy, leftAt } = member;
    return succeed({
      ...rowOf(member, await placeNames(language), language),
      ...{ language: member.language, hasPin, isManagedElsewhere: hasRolesOfGroups, changedBy },
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
      leftAt: leftAt?.toISOString() ?? null,
    });
  }),
];

function namesOf({ name, nameAr }: StaffMember, language: Language) {
  const own = language === "ar" && nameAr !== "" ? nameAr : name;
  return { name: own, otherName: own === name ? nameAr : name };
}

function rowOf(member: StaffMember, names: ReadonlyMap<string, string>, language: Language): Row {
  const { id, email, state, version, grants, lastSeenAt } = member;
  return {
    ...{ id, email, state, version, ...namesOf(member, language) },
    grants: grants.map(({ role, place }) => ({ role, place, placeName: names.get(place) ?? null })),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
