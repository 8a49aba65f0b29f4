import * as z from "zod/mini";
import { staffRefusals } from "#app/features/staff/refusals.ts";
import { roles } from "#app/features/staff/rules/permissions.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import { after, byId, changedRecord, instant, language, recordId, version } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const grant = z.object({ role: z.enum(roles), place: recordId });
const grants = z.array(grant).check(z.maxLength(60));

/** A member of staff, as lists and their own screen show them. */
export const memberRow = z.object({
  id: z.string(),
  /** In the language of the screen, and in the other script. */
  name: z.string(),
  otherName: z.string(),
  email: z.string(),
  state: z.enum(["invited", "active", "left"]),
  version,
  grants: z.array(z.object({ ...grant.shape, placeName: z.nullable(z.string()) })),
  lastSeenAt: z.nullable(instant),
});

export const listStaffCall = defineOfficeCall({
  id: "list-staff",
  method: "GET",
  path: "/staff",
  deed: "staff.view",
  namesNoCustomer: "Colleagues.",
  query: z.object({
    text: z.optional(z.string().check(z.maxLength(80))),
    role: z.optional(z.enum(roles)),
    place: z.optional(recordId),
    state: z.optional(z.enum(["here", "left"])),
    after,
  }),
  answer: z.object({ rows: z.array(memberRow), next: z.nullable(z.string()) }),
  refusals: {},
});

/** Names for a choice of people, also of those who left. */
export const nameStaffCall = defineOfficeCall({
  id: "name-staff",
  method: "GET",
  path: "/staff-names",
  deed: "staff.view",
  namesNoCustomer: "Colleagues.",
  answer: z.object({ members: z.array(z.object({ id: z.string(), name: z.string() })) }),
  refusals: {},
});

export const showMemberCall = defineOfficeCall({
  id: "show-member",
  method: "GET",
  path: "/staff/:id",
  deed: "staff.view",
  namesNoCustomer: "A colleague.",
  params: byId,
  answer: z.object({
    ...memberRow.shape,
    language,
    hasPin: z.boolean(),
    /** Their roles come from the company's directory. */
    isManagedElsewhere: z.boolean(),
    createdAt: instant,
    changedAt: instant,
    changedBy: z.string(),
    leftAt: z.nullable(instant),
  }),
  refusals: {},
});

export const inviteMemberCall = defineOfficeCall({
  id: "invite-member",
  method: "POST",
  path: "/staff",
  deed: "staff.invite",
  namesNoCustomer: "A colleague's record.",
  body: z.object({
    email: z.string().check(
      z.maxLength(200),
      z.overwrite((value) => normalize("email", value)),
      z.email(),
    ),
    name,
    nameAr: name,
    language,
    grants,
  }),
  answer: z.object({ id: z.string() }),
  refusals: staffRefusals,
});

export const changeRolesCall = defineOfficeCall({
  id: "change-roles",
  method: "POST",
  path: "/staff/:id/roles",
  deed: "staff.grant",
  namesNoCustomer: "A colleague's record.",
  params: byId,
  body: z.object({ version, grants }),
  answer: changedRecord,
  refusals: staffRefusals,
});

export const renewInvitationCall = defineOfficeCall({
  id: "renew-invitation",
  method: "POST",
  path: "/staff/:id/invitation",
  deed: "staff.invite",
  namesNoCustomer: "A colleague's record.",
  params: byId,
  body: z.object({ version }),
  /** The address to which the link went: it is shown to nobody else. */
  answer: z.object({ id: z.string(), version, email: z.string() }),
  refusals: staffRefusals,
});

export const memberLeavesCall = defineOfficeCall({
  id: "member-leaves",
  method: "POST",
  path: "/staff/:id/leave",
  deed: "staff.leave",
  namesNoCustomer: "A colleague's record.",
  params: byId,
  body: z.object({ version }),
  /** How much open work went to colleagues, by what it is. */
  answer: z.object({ id: z.string(), version, handedOn: z.record(z.string(), z.number()) }),
  refusals: staffRefusals,
});
