import { type Deed, everywhere, type Grant, mayDo } from "#app/features/staff/rules/permissions.ts";
import {
  changeGrants,
  inviteMember,
  memberById,
  memberLeaves,
  renewInvitation,
} from "#app/features/staff/staff.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import {
  changeRolesCall,
  inviteMemberCall,
  memberLeavesCall,
  renewInvitationCall,
} from "../../calls/settings/staff-calls.ts";
import { mayDoWithin } from "../../rules/grants-within.ts";
import { areAtTheirPlaces } from "../../rules/places-of-roles.ts";
import { type AuditNote, answerDeed } from "../answer-office.server.ts";
import { placeKinds } from "../answers/place-names.server.ts";

/** Deeds with members. Roles hold at several places, so the place is not one: the caller's role has to hold at each. */
export const staffDeeds = [
  answerDeed(inviteMemberCall, async ({ trx, body, by, now, session }) => {
    if (!mayDoWithin(session.member.grants, "staff.invite", body.grants)) return refuse("not-allowed");
    if (!areAtTheirPlaces(body.grants, await placeKinds(trx))) return refuse("role-elsewhere");
    const invited = await inviteMember(trx, { ...body, by, now });
    if (!invited.ok) return invited;
    const { memberId, changes } = invited.value;
    return { ...succeed({ id: memberId }), audit: { record: recordOf(memberId), changes } };
  }),

  answerDeed(changeRolesCall, async ({ trx, params, body, by, now, session }) => {
    const own = session.member.grants;
    if (
      !mayDoWithin(own, "staff.grant", body.grants) ||
      !(await mayChange(trx, own, "staff.grant", params.id))
    )
      return refuse("not-allowed");
    if (!areAtTheirPlaces(body.grants, await placeKinds(trx))) return refuse("role-elsewhere");
    const changed = await changeGrants(trx, { ...body, by, memberId: params.id, now });
    if (!changed.ok) return changed;
    const { version, changes } = changed.value;
    return { ...succeed({ id: params.id, version }), audit: { record: recordOf(params.id), changes } };
  }),

  answerDeed(renewInvitationCall, async ({ trx, params, body, by, now, session }) => {
    if (!(await mayChange(trx, session.member.grants, "staff.invite", params.id)))
      return refuse("not-allowed");
    const renewed = await renewInvitation(trx, { ...body, by, memberId: params.id, now });
    if (!renewed.ok) return renewed;
    return { ...succeed({ id: params.id, ...renewed.value }), audit: { record: recordOf(params.id) } };
  }),

  answerDeed(memberLeavesCall, async ({ trx, params, body, by, now, session }) => {
    if (!(await mayChange(trx, session.member.grants, "staff.leave", params.id)))
      return refuse("not-allowed");
    const left = await memberLeaves(trx, { ...body, by, memberId: params.id, now });
    if (!left.ok) return left;
    const { version, handedOn, changes } = left.value;
    return {
      ...succeed({ id: params.id, version, handedOn }),
      audit: { record: recordOf(params.id), changes },
    };
  }),
];

/** Whether the caller's role holds wherever this member works, and everywhere for one without a role; of nobody the deed itself says so. */
async function mayChange(
  trx: AnyTransaction,
  own: readonly Grant[],
  deed: Deed,
  memberId: string,
): Promise<boolean> {
  const member = await memberById(memberId, trx);
  if (member === undefined) return true;
  return member.grants.length === 0 ? mayDo(own, deed, everywhere) : mayDoWithin(own, deed, member.grants);
}

function recordOf(id: string): AuditNote["record"] {
  return { type: "member", id };
}
